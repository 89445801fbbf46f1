import path from 'node:path';
import { defineConfig } from 'vite';
import { messages } from '../../scripts/viteMessages.ts';

// The offline page's script and the service worker, each one classic script without imports: the worker stores few files, and the page
// needs no script of the shop's pages.
const root = path.dirname(import.meta.dirname);

/** @param mode name of the source file to build */
export default defineConfig(({ mode }) => ({
  root,
  publicDir: false,
  plugins: [messages(path.dirname(root))],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(root, '../dist/web'),
    // The build of the pages is there already.
    emptyOutDir: false,
    manifest: `.vite/offline-${mode}.json`,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    target: 'es2023',
    rollupOptions: {
      input: path.join(root, `offline/${mode}.ts`),
    },
  },
}));
