// npm run docs: builds the documentation site into dist/docs, which the shop serves at /docs/api/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { renderSite } from './docs/site.ts';

const target = 'dist/docs';
const began = performance.now();
const files = renderSite();
rmSync(target, { recursive: true, force: true });
for (const [name, content] of files) {
  const file = path.join(target, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  // Small pages gain little, and Brotli at its best quality takes ten seconds for GraphiQL.
  if (content.length > 20_000) writeFileSync(`${file}.gz`, gzipSync(content));
}
console.log(`Built ${files.size} files of the documentation into ${target}/ in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
