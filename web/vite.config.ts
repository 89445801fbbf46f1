import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { relayArtifacts } from '../scripts/viteRelay.ts';

const root = import.meta.dirname;

// A few files instead of thirty: they compress better together. `vendor` changes only when a dependency does.
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant)\//,
    priority: 2,
  },
  // What only cart and checkout share stays with them: the shop's first page need not carry it.
  { name: 'shared', test: /\/web\/(?!checkout\/|cart\/(cartAddress|runMutation))/, minShareCount: 3, priority: 1 },
];

export default defineConfig(({ isSsrBuild }) => ({
  root,
  // Relay asks for it at every turn, and the real one is read from the operating system each time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  publicDir: path.join(root, 'public'),
  plugins: [relayArtifacts(path.dirname(root)), react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(root, isSsrBuild ? '../dist/web-server' : '../dist/web'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssMinify: 'lightningcss',
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: path.join(root, isSsrBuild ? 'entryServer.tsx' : 'entryClient.tsx'),
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
  ssr: { noExternal: isSsrBuild ? ['react-relay', 'relay-runtime', 'react-router'] : undefined },
}));
