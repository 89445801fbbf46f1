import fs from 'node:fs';
const words=(dir)=>{const m=new Map();for(const f of fs.readdirSync(dir))if(f.endsWith('.js')){const s=fs.readFileSync(`${dir}/${f}`,'utf8');for(const [x] of s.matchAll(/`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\])*"/g)){const t=x.slice(1,-1).replace(/\$\{[^}]*\}/g,'\u0000');for(const p of t.split(/\u0000/)){const k=p.replace(/\s+/g,' ').trim();if(/\p{L}{2}.*\s/u.test(k))m.set(k,(m.get(k)??0)+1);}}}return m;};
const a=words(process.argv[2]),b=words(process.argv[3]);
console.log('only before:');for(const k of a.keys())if(!b.has(k))console.log('  -',k.slice(0,160));
console.log('only after:');for(const k of b.keys())if(!a.has(k))console.log('  +',k.slice(0,160));
