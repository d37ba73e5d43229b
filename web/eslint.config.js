import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { layersRule } from './layers.js'
import svelteConfig from './svelte.config.js'

const TESTS = ['src/**/*.test.ts', 'src/testing/**']

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/wire/api.ts', 'src/wire/vocab.ts'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    plugins: { layers: { rules: { imports: layersRule } } },
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
    // ESLint does not see the types of components' properties; svelte-check does, and checks these files in full.
    files: ['**/*.svelte', ...TESTS],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/unbound-method': 'off' }, // mocks are read, not called
  },
  // Drawings are constant strings of this repository.
  { files: ['src/art/**'], rules: { 'svelte/no-at-html-tags': 'off' } },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
  {
    files: ['src/**'],
    ignores: TESTS,
    rules: { 'layers/imports': 'error' },
  },
)
