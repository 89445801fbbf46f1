import { Kind, parse, type FieldNode } from 'graphql';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { base, escape, type Page } from './html.ts';
import { codeBlock, renderMarkdown, table } from './markdown.ts';
import { linksOf } from './guides.ts';
import { typePath, type Api } from './schemas.ts';

const directory = 'docs/examples';

/** An operation of docs/examples with its variables. */
export interface ExampleFile {
  name: string;
  text: string;
  variables: string | null;
  /** The API that has its fields. */
  api: Api;
  fields: readonly string[];
}

const fieldsOf = (text: string): FieldNode[] =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD)
      : [],
  );

function apiOf(apis: readonly Api[], file: string, fields: readonly string[]): Api {
  const found = apis.find((api) => {
    const known = new Set(
      Object.values(api.operations)
        .flat()
        .map(({ name }) => name),
    );
    return fields.every((field) => known.has(field));
  });
  if (!found) throw new Error(`No API has all fields of ${file}.`);
  return found;
}

function readExample(apis: readonly Api[], file: string): ExampleFile {
  const text = readFileSync(file, 'utf8').trim();
  const variables = file.replace(/\.graphql$/, '.variables.json');
  const fields = fieldsOf(text).map(({ name }) => name.value);
  return {
    name: path.basename(file, '.graphql'),
    text,
    variables: existsSync(variables) ? readFileSync(variables, 'utf8').trim() : null,
    api: apiOf(apis, file, fields),
    fields,
  };
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .toSorted()
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => `${folder}/${name}`);

export const readExamples = (apis: readonly Api[]): ExampleFile[] => filesIn(directory).map((file) => readExample(apis, file));

/** Operations that return an expected error, by its code. */
export const readErrorExamples = (apis: readonly Api[]): ExampleFile[] =>
  filesIn(`${directory}/errors`).map((file) => readExample(apis, file));

export const examplePath = ({ name }: ExampleFile): string => `examples/${name}/`;

/** A page of each example, and an index. */
export function examplePages(examples: readonly ExampleFile[]): Page[] {
  const parents = [{ path: '', title: 'Documentation' }];
  const rows = examples.map(
    (example) =>
      `<tr><th scope="row"><a href="${base}${examplePath(example)}"><code>${escape(example.name)}</code></a></th><td>${escape(example.api.title)}</td></tr>`,
  );
  const index: Page = {
    path: 'examples/',
    title: 'Example operations',
    description: 'Operations with variables that run against a demo shop',
    parents,
    main: `<p class="lead">Each example works in a new demo shop; some need others to run first. The <a href="${base}sandbox/">sandbox</a> has them as tabs.</p>
${table('<tr><th scope="col">Example</th><th scope="col">API</th></tr>', rows.join('\n'), 'Examples')}`,
  };
  const pages = examples.map((example): Page => {
    const used = example.fields.map((field) => {
      const kind = (['queries', 'mutations', 'subscriptions'] as const).find((candidate) =>
        example.api.operations[candidate].some(({ name }) => name === field),
      );
      return `<code><a href="${base}${example.api.id}/${kind}/${field}/">${escape(field)}</a></code>`;
    });
    return {
      path: examplePath(example),
      title: example.name,
      description: `An example operation of the ${example.api.title}: ${example.name}`,
      parents: [...parents, { path: 'examples/', title: 'Examples' }],
      main: `<p class="lead">${escape(example.api.title)}, <code>POST ${example.api.endpoint}</code>. Uses ${used.join(', ')}.</p>
<h2 id="operation">Operation</h2>${codeBlock(example.text, 'graphql')}
${example.variables === null ? '' : `<h2 id="variables">Variables</h2>${codeBlock(example.variables, 'json')}`}`,
    };
  });
  return [index, ...pages];
}

/** An error code with what docs/integrating.md says about it. */
export interface ErrorEntry {
  code: string;
  /** Its type in a union, if it is an expected error. */
  type: string | null;
  status: string | null;
  when: string;
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads both tables of the guide's section on errors; a row can describe several codes. */
export function readErrors(guide = readFileSync('docs/integrating.md', 'utf8')): ErrorEntry[] {
  const section = /\n## Errors\n([^]*?)\n## /.exec(guide)?.[1] ?? '';
  return section.split('\n').flatMap((line) => {
    const [codes = '', second = '', when = ''] = cellsOf(line);
    const names = [...codes.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code ?? '');
    const details = second.split(', ');
    return names.map((code, index): ErrorEntry => {
      const detail = details[index] ?? second;
      const isType = detail.endsWith('Error');
      return { code, type: isType ? detail : null, status: isType ? null : detail, when };
    });
  });
}

/** The anchor of a code: a code can be an expected error and also appear in `errors`. */
export const errorAnchor = ({ code, type }: ErrorEntry): string => (type === null ? `request-${code}` : code);

function errorSection(entry: ErrorEntry, apis: readonly Api[], examples: readonly ExampleFile[]): string {
  const { code, type, status, when } = entry;
  const id = errorAnchor(entry);
  const resolve = linksOf('docs/integrating.md');
  const onSite = (href: string) => {
    const url = resolve(href);
    return url?.startsWith('#') ? `${base}guides/integrating/${url}` : url;
  };
  const links = apis.flatMap((api) => {
    const found = type === null ? undefined : api.schema.getType(type);
    return found ? [`<a href="${base}${typePath(api, found)}"><code>${escape(found.name)}</code> (${escape(api.title)})</a>`] : [];
  });
  const example = type === null ? undefined : examples.find(({ name }) => name === code);
  const trigger = example
    ? `<p>Trigger it in the <a href="${base}sandbox/">sandbox</a>:</p>${codeBlock(example.text, 'graphql')}`
    : `<p>To trigger it, reproduce the situation above.</p>`;
  const about =
    type === null
      ? `<p>In <code>errors</code>, with <code>extensions.code</code>. HTTP status: ${escape(status ?? '')}.</p>`
      : `<p>${links.join(', ')}</p>`;
  return `<section class="field" id="${id}"><h3><a class="self" href="#${id}"><code>${escape(code)}</code></a></h3>
${renderMarkdown(when, onSite).html}${about}${trigger}</section>`;
}

/** The page of all error codes and of how to trigger them. */
export function errorsPage(errors: readonly ErrorEntry[], apis: readonly Api[], examples: readonly ExampleFile[]): Page {
  const of = (isExpected: boolean) =>
    errors
      .filter(({ type }) => (type !== null) === isExpected)
      .map((entry) => errorSection(entry, apis, examples))
      .join('\n');
  return {
    path: 'errors/',
    title: 'Error codes',
    description: 'Every error code, when it occurs, and how to trigger it in the sandbox',
    parents: [{ path: '', title: 'Documentation' }],
    contents: [
      { id: 'expected-errors', title: 'Expected errors' },
      { id: 'test-card', title: 'Test card' },
      { id: 'other-errors', title: 'All other errors' },
    ],
    main: `<p class="lead"><a href="${base}guides/integrating/#errors">How errors work</a>. The operations below use values of a new demo shop that trigger an error.</p>
<h2 id="expected-errors">Expected errors</h2>${of(true)}
<h2 id="test-card">Test card</h2><p>With the payment method <code>TEST_CARD</code>, the token decides: see <a href="${base}guides/integrating/#payments-and-order-statuses">Payments and order statuses</a>.</p>
<h2 id="other-errors">All other errors</h2>${of(false)}`,
  };
}
