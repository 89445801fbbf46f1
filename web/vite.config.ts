import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { leanVendors } from '../scripts/leanVendors.ts';
import { messages } from '../scripts/viteMessages.ts';
import { serverPartsOfRoutes } from '../scripts/serverPartsOfRoutes.ts';
import { chunkOf, ofCoupons, ofDeals } from './chunks.ts';
import { relayArtifacts } from '../scripts/viteRelay.ts';

const root = import.meta.dirname;

// A few files instead of thirty: they compress better together. `vendor` changes only when a dependency does.
const groups = [
  {
    name: 'vendor',
    // Without what only goes on in lists.
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant)\/(?!.*(Pagination|Refetch|LoadMore|ConnectionState|QueryLoader|OperationNodeActive|IsMounted|readFragment))/,
    priority: 3,
  },
  { name: chunkOf, debugName: 'pages', priority: 2, includeDependenciesRecursively: false },
  { name: 'coupons', test: ofCoupons, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
  { name: 'deals', test: ofDeals, minShareCount: 2, priority: 0, includeDependenciesRecursively: false },
];

/** These are there before anything is imported. */
const isOnEveryPage = /\/(vendor|shared|entryClient|rolldown-runtime)-/;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  // Relay asks for it at every turn, and the real one is read from the operating system each time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  publicDir: path.join(root, 'public'),
  plugins: [leanVendors(), serverPartsOfRoutes(), messages(path.dirname(root)), relayArtifacts(path.dirname(root)), react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(root, isSsrBuild ? '../dist/web-server' : '../dist/web'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssMinify: 'lightningcss',
    target: 'es2023',
    // A part that is fetched later comes with its styles. The scripts that it needs besides are not named in the first script, where the
    // names of all parts of all pages would be two kilobytes: the part names them, while its data is on its way.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css') && !isOnEveryPage.test(file)),
    },
    rollupOptions: {
      input: path.join(root, isSsrBuild ? 'app/entryServer.tsx' : 'app/entryClient.tsx'),
      // Nothing here reads a property for what the reading does, so what is read and then not used can go.
      treeshake: isSsrBuild ? true : { propertyReadSideEffects: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
  ssr: { noExternal: isSsrBuild ? ['react-relay', 'relay-runtime', 'react-router'] : undefined },
}));
