// npm run build: generates, then builds the pages for the browser and the server, the admin, and the server itself.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ensureGenerated, ensureInstalled } from './lib/setup.mjs';

if (!process.argv.includes('--only')) {
  ensureInstalled();
  ensureGenerated();
}
// What is served is built for production, whatever the shell that builds it says.
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const logLevel = 'warn';

await build({ configFile: 'web/vite.config.ts', logLevel });
await build({ configFile: 'web/vite.config.ts', logLevel, build: { ssr: true } });
await build({ configFile: 'admin/vite.config.ts', logLevel });
await build({ configFile: 'server/vite.config.ts', logLevel, build: { ssr: true } });

// Compressed once here instead of for each visitor.
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
console.log('Built the pages, the admin and the server into dist/.');
