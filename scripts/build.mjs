// npm run build: generates code, then builds the pages (browser and server bundles), the admin, the server and the documentation.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ensureDocs, ensureGenerated, ensureInstalled } from './lib/setup.mjs';

if (!process.argv.includes('--only')) {
  ensureInstalled();
  ensureGenerated();
}
// Always build for production, whatever NODE_ENV the calling shell sets.
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const logLevel = 'warn';

await build({ configFile: 'web/vite.config.ts', logLevel });
await build({ configFile: 'web/vite.config.ts', logLevel, build: { ssr: true } });
for (const mode of ['page', 'worker']) await build({ configFile: 'web/offline/vite.config.ts', mode, logLevel });
await build({ configFile: 'admin/vite.config.ts', logLevel });
await build({ configFile: 'server/vite.config.ts', logLevel, build: { ssr: true } });

// Compresses files at build time rather than on each request.
function compress(directory) {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    if (statSync(file).isDirectory()) compress(file);
    else if (/\.(js|css|svg|html)$/.test(name)) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  }
}
compress('dist/web/assets');
compress('dist/admin');
ensureDocs();
console.log('Built the pages, the admin, the server and the documentation into dist/.');
