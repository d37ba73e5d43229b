// ESLint rule: a component takes every property that it declares. (svelte/no-unused-props does the same with the
// help of types, which cost ESLint half a minute.)

/** The members of a type that is written out in the component: a literal, an interface, or an alias of a literal. */
const membersOf = (type, program) => {
  if (type?.type === 'TSTypeLiteral') return type.members
  if (type?.type !== 'TSTypeReference') return []
  const scripts = program.body.filter((node) => node.type === 'SvelteScriptElement')
  const declared = scripts.flatMap((script) => script.body).map((node) => node.declaration ?? node)
  const found = declared.find((node) => node.id?.name !== undefined && node.id.name === type.typeName.name)
  if (found?.type === 'TSInterfaceDeclaration') return found.body.body
  return found?.type === 'TSTypeAliasDeclaration' ? membersOf(found.typeAnnotation, program) : []
}

export const propsRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      VariableDeclarator({ id, init }) {
        if (init?.callee?.name !== '$props' || id.type !== 'ObjectPattern') return
        if (id.properties.some((property) => property.type === 'RestElement')) return
        const taken = new Set(id.properties.map(({ key }) => key.name ?? key.value))
        for (const member of membersOf(id.typeAnnotation?.typeAnnotation, context.sourceCode.ast)) {
          const name = member.key?.name ?? member.key?.value
          if (!taken.has(name)) context.report({ node: member, message: `the property ${name} is not used` })
        }
      },
    }
  },
}
