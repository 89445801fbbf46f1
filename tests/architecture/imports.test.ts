import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { layers } from './modules.mjs';

// Allowed imports between the parts of the code. The rules of the server's modules are in modules.test.ts.

function sources(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const file = path.join(directory, name);
    if (/^(__generated__|generated|node_modules)$/.test(name)) return [];
    if (statSync(file).isDirectory()) return sources(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });
}

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const found = [
    ...text.matchAll(
      /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm,
    ),
  ];
  return found.map(([, type, named, bare, dynamic]) => {
    const target = named ?? bare ?? dynamic ?? '';
    const to = target.startsWith('.') ? path.join(path.dirname(file), target).split(path.sep).join('/') : target;
    return { from: file.split(path.sep).join('/'), to, isTypeOnly: type !== undefined };
  });
}

const server = sources('server').flatMap(importsOf);
const web = sources('web').flatMap(importsOf);
const admin = sources('admin').flatMap(importsOf);

/** Returns the module above the platform layer that a server file belongs to, such as commerce/cart. */
function moduleOf(file: string): string | undefined {
  const [, layer = '', module = ''] = /^server\/(\w+)\/(\w+)\//.exec(file) ?? [];
  return layer !== 'platform' && layers[layer]?.includes(module) ? `${layer}/${module}` : undefined;
}

const texts = (imports: Import[]) => imports.map(({ from, to }) => `${from} → ${to}`);

test('the apps never import the server, and the admin imports only the kit from web', () => {
  expect(texts([...web, ...admin].filter(({ to }) => to.startsWith('server/')))).toEqual([]);
  expect(texts(admin.filter(({ to }) => to.startsWith('web/') && !to.startsWith('web/kit/')))).toEqual([]);
  expect(texts(web.filter(({ to }) => to.startsWith('admin/')))).toEqual([]);
  expect(texts(server.filter(({ to, isTypeOnly }) => /^(web|admin)\//.test(to) && !isTypeOnly))).toEqual([]);
});

test('shared code imports neither server nor browser code', () => {
  expect(texts(sources('shared').flatMap(importsOf)).filter((text) => !/→ (shared\/|zod$)/.test(text))).toEqual([]);
});

// Lowest first: the design system, the visitor's data needed by every page, the modules, and the app that composes them.
const storefront = [/^web\/kit\//, /^web\/(visitor|live)\//, /^web\/(?!app\/|__generated__\/)/, /^web\/app\//];
const administration = [/^(admin|web)\/kit\//, /^admin\/(?!app\/|__generated__\/)/, /^admin\/app\//];
const heightOf = (layersOfApp: RegExp[], file: string) => layersOfApp.findIndex((layer) => layer.test(file));

test.each([
  ['web', web, storefront],
  ['admin', admin, administration],
] as const)('in %s, imports point from the app to the modules and from the modules to the kit', (_app, imports, layersOfApp) => {
  const upwards = imports.filter(({ from, to }) => heightOf([...layersOfApp], to) > heightOf([...layersOfApp], from));
  expect(texts(upwards)).toEqual([]);
});

test('legacy/ imports no module and only executes documents', () => {
  expect(texts(server.filter(({ from, to }) => from.startsWith('server/legacy/') && moduleOf(to) !== undefined))).toEqual([]);
});

test('pure rules and errors do no I/O', () => {
  const pure = server.filter(({ from }) => /\/(\w*[rR]ules|errors|stock|productFacts)\.ts$/.test(from));
  expect(
    texts(
      pure.filter(
        ({ to, isTypeOnly }) =>
          !isTypeOnly && /^(node:fs|node:net|node:http|pg|sharp)|generated\/prisma|server\/platform\/database\/db\.ts/.test(to),
      ),
    ),
  ).toEqual([]);
});

test('operations depend on neither GraphQL nor HTTP', () => {
  // The inputs of bulk exports and webhooks are GraphQL documents.
  const ofDocuments = new Set(
    ['documents.ts', 'exports/document.ts', 'webhooks/payloadQuery.ts'].map((file) => `server/backoffice/integrations/${file}`),
  );
  const operations = server.filter(({ from }) => moduleOf(from) !== undefined && !/\/schema(\/|\.ts)/.test(from) && !ofDocuments.has(from));
  const entries =
    /^(graphql|fastify|@pothos\/.*)$|server\/(pages|api)\/|server\/platform\/(http\/(?!outgoing|publicAddress|webhookSigning)|graphql\/(builder|context|scalars|errorTypes))/;
  expect(texts(operations.filter(({ to, isTypeOnly }) => !isTypeOnly && entries.test(to)))).toEqual([]);
});

test('operations never import another module’s schema files', () => {
  const crossing = server.filter(({ from, to }) => {
    const [here, there] = [moduleOf(from), moduleOf(to)];
    return here !== undefined && there !== undefined && here !== there && /\/schema\//.test(to) && !/\/schema(\/|\.ts)/.test(from);
  });
  expect(texts(crossing)).toEqual([]);
});

test('only main.ts, the configuration and the CLI read environment variables', () => {
  const readers = sources('server').filter((file) => /process\.env/.test(readFileSync(file, 'utf8')));
  const allowed = /^server\/(main\.ts|config\.ts|cli\/)/;
  expect(readers.filter((file) => !allowed.test(file.split(path.sep).join('/')))).toEqual([]);
});

test('files have at most 300 lines', () => {
  const long = [
    ...sources('server'),
    ...sources('web'),
    ...sources('admin'),
    ...sources('shared'),
    ...sources('tests'),
    ...sources('prisma/seed'),
  ].filter((file) => {
    if (file.includes('prisma/seed/data')) return false;
    return readFileSync(file, 'utf8').split('\n').length > 301;
  });
  expect(long).toEqual([]);
});

test('comparisons that ignore case escape the characters of patterns', () => {
  const lines = sources('server').flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const insensitive = lines.filter((line) => line.includes("mode: 'insensitive'") && !line.trimStart().startsWith('*'));
  expect(insensitive.length).toBeGreaterThan(0);
  expect(insensitive.filter((line) => !/(equals|contains|startsWith|endsWith): literalPattern\(/.test(line))).toEqual([]);
});
