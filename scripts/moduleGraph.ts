// The server's module graph from dependency-cruiser: which imports break a rule, and which module imports which.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { entryPoints, layers } from '../tests/architecture/modules.mjs';

const root = path.dirname(import.meta.dirname);
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.join(root, 'tests/architecture/dependencyCruiser.config.mjs');

const layerOf = new Map(Object.entries(layers).flatMap(([layer, modules]) => modules.map((module) => [`${layer}/${module}`, layer])));

/** The module of a server file, such as commerce/cart; for files of entry points, the entry point. */
function moduleOf(file: string): string | undefined {
  const [, first = '', second = ''] = file.split('/');
  if (entryPoints.includes(first)) return first;
  return layerOf.has(`${first}/${second}`) ? `${first}/${second}` : undefined;
}

/** The parts of dependency-cruiser's output that are read here. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

/** An import from one module to another. */
export type Edge = readonly [from: string, to: string];

export interface ModuleGraph {
  /** Number of files read. */
  files: number;
  breaches: { rule: string; from: string; to: string }[];
  edges: Edge[];
}

/** @param where the directory that contains `server` */
export function readModules(where: string = root): ModuleGraph {
  const args = [cruiser, '-c', config, '-T', 'json', 'server'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: where, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${stderr}`);
  const { modules, summary } = JSON.parse(stdout) as Cruise;
  const edges = new Map<string, Edge>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [moduleOf(source), moduleOf(resolved)];
      if (from && to && from !== to) edges.set(`${from} ${to}`, [from, to]);
    }
  }
  return {
    files: summary.totalCruised,
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    edges: [...edges].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge),
  };
}

/** Draws the module graph in Mermaid: a box for each layer, with arrows for the imports between its modules. */
export function moduleDiagram(edges: readonly Edge[]): string {
  const names = Object.keys(layers).toReversed();
  const boxes = names.flatMap((name) => [
    `  subgraph ${name}`,
    ...(layers[name] ?? []).map((module) => `    ${name}_${module}[${module}]`),
    '  end',
  ]);
  const within = edges.filter(([from, to]) => layerOf.has(from) && layerOf.get(from) === layerOf.get(to));
  // Each layer may import all layers below it; a single arrow to the next layer stands for all of them.
  const stack = ['entry', ...names];
  return [
    'flowchart TB',
    `  entry["entry points: ${entryPoints.join(', ')}"]`,
    ...boxes,
    ...within.map(([from, to]) => `  ${from.replace('/', '_')} --> ${to.replace('/', '_')}`),
    ...names.map((name, index) => `  ${stack[index]} ==> ${name}`),
  ].join('\n');
}
