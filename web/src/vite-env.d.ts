/** Types that Svelte and Vite add to TypeScript, such as `import.meta.glob`. */
/// <reference types="svelte" />
/// <reference types="vite/client" />
