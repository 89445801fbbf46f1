import { readFileSync, writeFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import path from 'node:path';
const root = process.cwd();
const catalogues = execSync('git ls-files "*messages.en.json"').toString().trim().split('\n').filter((f) => !/generated/.test(f));
const reserved = new Set('break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async of package private protected public interface implements arguments eval undefined'.split(' '));
const firstSentence = (t) => (t.match(/^.{12,}?[.!?:](?=\s)/s)?.[0] ?? t);
const articles = new Set(['a', 'an', 'the']);
const dangling = new Set(['a','an','the','of','to','is','are','be','your','you','this','that','it','its','and','or','at','by','with','was','in','on','for','as','from','has','have','if','when','we','can','not','will','isnt','cant']);
const newKey = (text) => {
  const english = (names) => text
    .replace(/\{(\w+), (plural|select),.*?other \{(.*)\}\}$/s, '$3')
    .replace(/\{(\w+), (plural|select),[\s\S]*?other \{([^{}]*(?:\{\w+\}[^{}]*)*)\}\}/g, ' $3 ')
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\{(\w+)[^}]*\}/g, names ? (m, n) => ` ${n.replace(/([A-Z])/g, ' $1')} ` : ' ')
    .replace(/[’']/g, '').normalize('NFKD').replace(/[\u0300-\u036f]/g, '').match(/[A-Za-z0-9]+/g) ?? [];
  let all = english(false);
  if (all.length < 2 && /\{/.test(text)) all = english(true);
  const noDigits = all.filter((w) => !/^[0-9]/.test(w)); if (noDigits.length) all = noDigits;
  const words = all.filter((w) => !articles.has(w.toLowerCase()));
  return words.length ? words : all;
};
const make = (ws) => ws.map((w, i) => i === 0 ? w.toLowerCase() : w[0].toUpperCase() + w.slice(1).toLowerCase()).join('');
for (const file of catalogues) {
  const dir = path.dirname(file);
  const cat = JSON.parse(readFileSync(file, 'utf8'));
  const keys = Object.keys(cat).filter((k) => !k.startsWith('@'));
  const map = new Map(); const taken = new Set();
  // Keys that keep their name first.
  const plan = keys.map((k) => {
    const text = cat[k];
    const words = newKey(/plural,|select,/.test(text) ? text : firstSentence(text));
    const full = make(words);
    // Short texts, and keys that already read as the text does, keep their key.
    if (words.length === 0 || full.startsWith(k) || /^(?:[a-z]+[A-Z]?\w*)$/.test(k) && words.length <= 3) return [k, null];
    let n = Math.min(6, words.length);
    while (n > 4 && n < words.length && dangling.has(words[n - 1].toLowerCase())) n -= 1;
    return [k, words, n];
  });
  for (const [k, words] of plan) if (!words) { map.set(k, k); taken.add(k); }
  for (const [k, words, n] of plan) if (words) {
    let key = null;
    for (let m = n; m <= Math.min(words.length, 9); m++) { const c = make(words.slice(0, m)); if (!taken.has(c) && !reserved.has(c) && /^[a-z]/.test(c)) { key = c; break; } }
    key ??= taken.has(k) ? `${k}Text` : k;
    map.set(k, key); taken.add(key);
  }
  const changed = [...map].filter(([a, b]) => a !== b);
  if (!changed.length) continue;
  const out = {};
  for (const [k, v] of Object.entries(cat)) out[k.startsWith('@') ? `@${map.get(k.slice(1)) ?? k.slice(1)}` : map.get(k)] = v;
  const users = execSync(`grep -rlE "messages(\\.ts)?'" --include=*.ts --include=*.tsx web admin server tests shared || true`).toString().trim().split('\n').filter((f) => !/__generated__/.test(f));
  let count = 0;
  for (const f of execSync('git ls-files web admin server tests').toString().trim().split('\n').filter((f) => /\.tsx?$/.test(f) && !/generated/.test(f))) {
    const s = readFileSync(f, 'utf8');
    const imp = s.match(/from '([^']*__generated__\/messages\.ts)'/);
    const own = imp ? path.normalize(path.join(path.dirname(f), imp[1])) === path.normalize(`${dir}/__generated__/messages.ts`) : dir.startsWith('server') && f.startsWith(`${dir}/`);
    if (!own) continue;
    const r = s.replace(/\bt\.([A-Za-z]\w*)\b/g, (m, k) => map.has(k) ? `t.${map.get(k)}` : m);
    if (r !== s) { count += 1; if (!process.argv.includes('--dry')) writeFileSync(f, r); }
  }
  if (!process.argv.includes('--dry')) writeFileSync(file, `${JSON.stringify(out, null, 2)}\n`);
  console.log(file, changed.length, 'of', keys.length, 'in', count, 'files');
  if (process.argv.includes('--show')) for (const [a, b] of changed) console.log('   ', a, '→', b, '|', cat[a].slice(0, 70));
}
