// The laws of modules (docs/architecture.md) as dependency-cruiser reads them. modules.test.ts runs it.
import { contracts, entryPoints, layers } from './modules.mjs';

const order = Object.keys(layers);
const any = (names) => `(?:${names.join('|')})`;
const modules = `^server/${any(order)}/[^/]+/`;
const entries = `^server/(?:main\\.ts|config\\.ts|vite\\.config\\.ts|${any(entryPoints)}/)`;
const places = [
  ...order.flatMap((layer) => layers[layer].map((module) => `^server/${layer}/${module}/`)),
  entries,
  '^server/(?:extensions/[^/]+|generated)/',
];
const face = '^server/[^/]+/([^/]+)/\\1\\.ts$';
const contractFaces = contracts.map((module) => `^server/${module}/${module.split('/')[1]}\\.ts$`);
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // 1. Layers point down, and within a layer there are no cycles.
    ...order.map((layer, index) =>
      rule(
        'layers-point-down',
        { path: `^server/${layer}/` },
        { path: `^server/(?:${any(order.slice(index + 1).concat(entryPoints))}/|main\\.ts|config\\.ts)` },
      ),
    ),
    {
      ...rule('no-cycles-of-modules', { path: `^server/${any(order)}/[^/]+$` }, { path: `^server/${any(order)}/[^/]+$`, circular: true }),
      scope: 'folder',
    },
    rule('every-file-has-a-place', { path: '^server/', pathNot: places }, {}),
    rule('every-file-has-a-place', {}, { path: '^server/', pathNot: places }),
    // 2. A module is used through its face; what GraphQL types extend and refer to, by its schema.
    rule(
      'faces-only',
      { path: `^server/(${any(order)}/[^/]+)/` },
      { path: modules, pathNot: ['^server/$1/', '^server/platform/', face, '/schema/'] },
    ),
    rule(
      'faces-only',
      { path: `^server/(${any(order)}/[^/]+)/`, pathNot: '/schema/' },
      { path: `${modules}schema/`, pathNot: '^server/$1/' },
    ),
    rule('faces-only', { path: entries }, { path: modules, pathNot: ['^server/platform/', face, '/schema/'] }),
    // 3. An extension uses the platform and the contracts, no other extension; only the shop's definition names it.
    rule(
      'extensions-use-contracts',
      { path: '^server/extensions/([^/]+)/' },
      { path: '^(?:server|web|admin|tests)/', pathNot: ['^server/extensions/$1/', '^server/platform/', ...contractFaces] },
    ),
    rule(
      'extensions-only-in-shop-config',
      { path: '^(?:server|web|admin)/', pathNot: '^server/extensions/' },
      { path: '^server/extensions/' },
    ),
    // 4. Rules decide and read nothing.
    rule('rules-are-pure', { path: '^server/.*[rR]ules\\.ts$' }, { path: '^(?:fs|net|http|https|pg)$|/generated/prisma/client' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__/|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
