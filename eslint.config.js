// Few rules, each for a mistake that neither the compiler nor Prettier finds. Layout is Prettier's, types are
// svelte-check's, arrows between files are dependency-cruiser's.
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const GENERATED = ['build/', 'dist/', '.svelte-kit/', '.cache/', 'test-results/', 'site/lib/paraglide/'];

/** Its types and decorators are AssemblyScript's; test/unit/engine/imports.test.ts looks for unused imports there. */
const ASSEMBLY_SCRIPT = ['assembly/', 'test/games/'];

/** With placeholders in them; test/unit/new-game looks at a game made of them. */
const TEMPLATES = ['tools/new-game/template/'];

export default [
  { ignores: [...GENERATED, ...ASSEMBLY_SCRIPT, ...TEMPLATES] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
  ...svelte.configs.base,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ['**/*.{js,mjs,ts,svelte}'],
    plugins: { '@typescript-eslint': ts.plugin },
    rules: {
      // Dead code, or the wrong name was used. An underscore fills a place; names beside a rest are left out of it.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      // `any` switches the compiler off without a word; `unknown` does not.
      '@typescript-eslint/no-explicit-any': 'error',
      // `==` turns its sides into each other's types.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Conditions that cannot come out the other way, and loops that cannot come round, are slips.
      'no-constant-binary-expression': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      // `${x}` in plain quotes is shown to people as it stands.
      'no-template-curly-in-string': 'error',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Without a key Svelte moves the contents of rows instead of the rows: focus and transitions go astray.
      'svelte/require-each-key': 'error',
      // Text from an address or a file must never become markup.
      'svelte/no-at-html-tags': 'error',
      // The second of two declarations wins without a word.
      'svelte/no-dupe-style-properties': 'error',
    },
  },
  {
    // No compiler reads these; some carry functions that run in the browser.
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-undef': 'error' },
  },
];
