// npm run architecture: redraws the module diagram in docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { moduleDiagram, readModules } from './moduleGraph.ts';

const page = 'docs/architecture.md';
const { edges, breaches } = readModules();
const text = readFileSync(page, 'utf8');
writeFileSync(
  page,
  text.replace(/flowchart TB[^`]*/, () => `${moduleDiagram(edges)}\n`),
);
for (const rule of new Set(breaches.map((breach) => breach.rule))) {
  console.log(`${rule}: ${breaches.filter((breach) => breach.rule === rule).length}`);
}
