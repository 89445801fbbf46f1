import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { layers } from './modules.mjs';

// Errors of the server take their texts from message catalogues (docs/guides/texts.md), so that they can be written in the language of the
// request.

/** Modules whose texts are still in code, because they move module by module. Remove a module from here when its texts have moved. */
const notYetMoved = new Set([
  // Errors for operators, and limits of requests, which programs read.
  'platform/cache',
  'platform/crypto',
  'platform/csv',
  'platform/events',
  'platform/forms',
  'platform/graphql',
  'platform/http',
  'foundation/audit',
  'foundation/media',
  'foundation/settings',
  'catalogue/products',
  'catalogue/search',
  'catalogue/transfer',
  'commerce/fulfilment',
  'commerce/invoices',
  'commerce/returns',
  'commerce/shipping',
  'commerce/taxes',
  'engagement/analytics',
  'engagement/attribution',
  'engagement/consent',
  'engagement/marketplace',
  'engagement/metadata',
  'backoffice/bulk',
  'backoffice/integrations',
  'backoffice/reports',
]);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/** Whether texts within a node aren't for users of the shop: errors for operators, descriptions of the API, SQL, and names of files. */
function isForOthers(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression' || node.type === 'ImportDeclaration') return true;
  // Faults, which users don't see, and errors of commands.
  if (node.type === 'NewExpression')
    return /^(|Type|MigrationState|Outgoing|SecretsKey|Config|DatabaseInUse)Error$/.test(nameOf(node.callee));
  if (node.type === 'Property') return ['description', 'deprecationReason'].includes(nameOf(node.key));
  return false;
}

/** Sentences: they begin with a capital letter, a quotation mark or a value, contain a space and end with a mark. */
const sentence = /^(?:[A-Z“]|\$\{[^}]*\} ).* .*[.!?]$/s;

function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value) || isForOthers(value)) return;
    const isText = (value.type === 'Literal' && typeof value.value === 'string') || value.type === 'TemplateLiteral';
    const text = isText ? source.slice(value.start + 1, value.end - 1) : '';
    if (sentence.test(text)) found.push(text);
    else for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync('source.ts', source).program);
  return found;
}

/** Sources of a module, except its part of the API's schema, which consists of descriptions. */
const sourcesOf = (module: string) =>
  readdirSync(`server/${module}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)(__generated__|schema)\//.test(name))
    .map((name) => `server/${module}/${name}`);

const textsOf = (module: string) =>
  sourcesOf(module).flatMap((file) => sentencesIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));

const modules = Object.entries(layers).flatMap(([layer, names]) => names.map((name) => `${layer}/${name}`));

test('[I74] modules whose texts are in catalogues have none in code', () => {
  expect(
    sentencesIn("throw new AppError('It is gone.'); z.string().min(1, `At most ${max} things.`); new Error('Not for users.')"),
  ).toEqual(['It is gone.', 'At most ${max} things.']);
  expect(modules.filter((module) => !notYetMoved.has(module)).flatMap(textsOf)).toEqual([]);
});

test('[I74] the list of modules whose texts are in code is up to date', () => {
  expect([...notYetMoved].filter((module) => !modules.includes(module))).toEqual([]);
  expect([...notYetMoved].filter((module) => textsOf(module).length === 0)).toEqual([]);
});
