import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { relayArtifacts } from '../scripts/viteRelay.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  base: '/admin/',
  plugins: [relayArtifacts(path.dirname(root)), react()],
  css: { transformer: 'lightningcss' },
  build: { outDir: path.join(root, '../dist/admin'), emptyOutDir: true, target: 'es2022' },
});
