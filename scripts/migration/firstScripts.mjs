// sizes of first scripts: entry + static imports, and of page parts by route, from the manifest
import fs from 'node:fs';
const dir = process.argv[2] ?? 'dist/web';
const m = JSON.parse(fs.readFileSync(`${dir}/.vite/manifest.json`));
const gz = (f) => fs.statSync(`${dir}/${f}.gz`).size;
const closure = (keys) => { const seen = new Set(); const go = (k) => { if (seen.has(k)) return; seen.add(k); (m[k].imports ?? []).forEach(go); }; keys.forEach(go); return seen; };
const sum = (ks) => [...ks].reduce((s, k) => s + gz(m[k].file), 0);
const entry = Object.keys(m).find((k) => m[k].isEntry);
console.log('entry', sum(closure([entry])));
for (const part of process.argv.slice(3)) { const k = Object.keys(m).find((x) => x.includes(part)); if (k) console.log(k, sum(closure([entry, k]))); else console.log('no', part); }
let total = 0; for (const k of Object.keys(m)) if (m[k].file.endsWith('.js')) total += gz(m[k].file); console.log('all', total, Object.keys(m).length);
