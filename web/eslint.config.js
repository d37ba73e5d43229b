import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { layersRule } from './eslint-rules/layers.js'
import { propsRule } from './eslint-rules/unused-props.js'
import svelteConfig from './svelte.config.js'

/** A rule of ours. Its version follows its source, so that ESLint checks every file again when the rule changes. */
const ownRule = (name, rule, file) => {
  const source = readFileSync(new URL(file, import.meta.url))
  const version = createHash('sha256').update(source).digest('hex')
  return { meta: { name, version }, rules: rule }
}

const TESTS = ['src/**/*.test.ts', 'src/testing/**']

// Rules that need types are oxlint's (.oxlintrc.json): it takes three seconds for what takes ESLint forty.
export default ts.config(
  { ignores: ['dist', 'node_modules', '.svelte-check', 'src/wire/api.ts', 'src/wire/vocab.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
    },
    plugins: {
      layers: ownRule('layers', { imports: layersRule }, 'eslint-rules/layers.js'),
      props: ownRule('props', { used: propsRule }, 'eslint-rules/unused-props.js'),
    },
    rules: {
      'no-undef': 'off', // TypeScript resolves names
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps in state are replaced, never changed
      'svelte/no-unused-svelte-ignore': 'off', // it takes the reason after a code for more codes
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space at the end of a line
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: { 'props/used': 'error', 'require-await': 'error' },
  },
  // Drawings are constant strings of this repository.
  { files: ['src/art/**'], rules: { 'svelte/no-at-html-tags': 'off' } },
  {
    files: ['src/**'],
    ignores: TESTS,
    rules: { 'layers/imports': 'error' },
  },
)
