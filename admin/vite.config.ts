import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { messages } from '../scripts/viteMessages.ts';
import { relayArtifacts } from '../scripts/viteRelay.ts';

const root = import.meta.dirname;

/** Preloads the font with the page: a font that arrives later is only used on the next page (web/kit/fonts.css). */
const preloadedFont: Plugin = {
  name: 'preloaded-font',
  transformIndexHtml(_html, { bundle }) {
    const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
    if (!font) return [];
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/admin/${font}`, crossorigin: 'anonymous' };
    return [{ tag: 'link', attrs, injectTo: 'head' }];
  },
};

export default defineConfig({
  root,
  base: '/admin/',
  plugins: [messages(path.dirname(root)), relayArtifacts(path.dirname(root)), react(), preloadedFont],
  css: { transformer: 'lightningcss' },
  build: { outDir: path.join(root, '../dist/admin'), emptyOutDir: true, target: 'es2022' },
});
