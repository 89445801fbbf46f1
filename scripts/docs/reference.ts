import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { base, escape, plain, type Page } from './html.ts';
import { renderMarkdown, table, type ResolveLink } from './markdown.ts';
import {
  fieldPath,
  isBuiltIn,
  kindOf,
  kindTitles,
  typeKinds,
  typePath,
  type Api,
  type Field,
  type Kind,
  type OperationKind,
} from './schemas.ts';

export interface Example {
  name: string;
  path: string;
}

interface Tools {
  api: Api;
  resolve: ResolveLink;
  /** Examples that use an operation. */
  examplesOf(operation: string): readonly Example[];
  /** Path of an error's entry, if the type is an expected error. */
  errorOf(type: string): { code: string; path: string } | undefined;
}

const a = (path: string, text: string) => `<a href="${base}${escape(path)}">${escape(text)}</a>`;

/** A type with its list brackets and exclamation marks, linked to its page. */
function typeLink(api: Api, type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeLink(api, type.ofType)}!`;
  if (isListType(type)) return `[${typeLink(api, type.ofType)}]`;
  return a(typePath(api, type), type.name);
}

/** What the notation of a type means. */
function typeInWords(type: GraphQLType): string {
  const nullable = isNonNullType(type) ? 'never null' : 'nullable';
  const inner = isNonNullType(type) ? type.ofType : type;
  if (!isListType(inner)) return nullable;
  return `list, ${nullable}; items ${isNonNullType(inner.ofType) ? 'never null' : 'nullable'}`;
}

const inputInWords = (input: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(input.type) && input.defaultValue === undefined ? 'required' : 'optional';

function defaultOf(input: GraphQLArgument | GraphQLInputField): string {
  const value = input.defaultValue === undefined ? null : astFromValue(input.defaultValue, input.type);
  return value ? `<code>${escape(print(value))}</code>` : '';
}

/** Many descriptions repeat, in both APIs. */
const rendered = new Map<string, string>();

function prose({ resolve }: Tools, text: string | null | undefined): string {
  if (!text) return '';
  const html = rendered.get(text) ?? renderMarkdown(text, resolve).html;
  rendered.set(text, html);
  return html;
}

const deprecation = (tools: Tools, reason: string | null | undefined) =>
  reason ? `<div class="deprecated"><strong>Deprecated.</strong> ${prose(tools, reason)}</div>` : '';

const firstSentence = (text: string | null | undefined) => /^[^]*?[.](?=\s|$)/.exec(text ?? '')?.[0] ?? text ?? '';

function inputTable(
  tools: Tools,
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  anchor: (name: string) => string,
  label: string,
) {
  const head = '<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Default</th><th scope="col">Description</th></tr>';
  const rows = inputs.map(
    (input) =>
      `<tr id="${escape(anchor(input.name))}"><th scope="row"><code>${escape(input.name)}</code></th><td><code>${typeLink(tools.api, input.type)}</code><br><small>${inputInWords(input)}</small></td><td>${defaultOf(input)}</td><td>${prose(tools, input.description)}${deprecation(tools, input.deprecationReason)}</td></tr>`,
  );
  return table(head, rows.join('\n'), label);
}

function fieldSection(tools: Tools, field: Field): string {
  const args =
    field.args.length === 0 ? '' : inputTable(tools, field.args, (name) => `${field.name}.${name}`, `Arguments of ${field.name}`);
  return `<section class="field" id="${escape(field.name)}">
<h3><a class="self" href="#${escape(field.name)}"><code>${escape(field.name)}</code></a></h3>
<p class="type"><code>${typeLink(tools.api, field.type)}</code> <small>${typeInWords(field.type)}</small></p>
${deprecation(tools, field.deprecationReason)}${prose(tools, field.description)}${args}</section>`;
}

function list(items: readonly string[]): string {
  return `<ul class="names">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function usesOf({ api }: Tools, name: string): string {
  const uses = api.usedBy.get(name) ?? [];
  if (uses.length === 0) return '';
  const items = list(uses.map((use) => `<code>${a(use.url(api), use.name)}</code>`));
  return `<h2 id="-used-by">Used by</h2>${uses.length > 12 ? `<details><summary>${uses.length} places</summary>${items}</details>` : items}`;
}

function members(tools: Tools, types: readonly GraphQLNamedType[]): string {
  const { api, errorOf } = tools;
  const head = '<tr><th scope="col">Type</th><th scope="col">Code</th><th scope="col">Description</th></tr>';
  const rows = types.map((type) => {
    const error = errorOf(type.name);
    const code = error ? `<code>${a(error.path, error.code)}</code>` : '';
    return `<tr><th scope="row"><code>${a(typePath(api, type), type.name)}</code></th><td>${code}</td><td>${prose(tools, firstSentence(type.description))}</td></tr>`;
  });
  return table(head, rows.join('\n'), 'Possible types');
}

function typeBody(tools: Tools, type: GraphQLNamedType): string {
  const { api } = tools;
  if (isUnionType(type)) return `<h2 id="-types">Possible types</h2>${members(tools, type.getTypes())}`;
  if (isInputObjectType(type)) {
    const oneOf = type.isOneOf ? '<p>Exactly one of the fields must be given.</p>' : '';
    return `<h2 id="-fields">Fields</h2>${oneOf}${inputTable(tools, Object.values(type.getFields()), (name) => name, 'Fields')}`;
  }
  if (isEnumType(type)) {
    const rows = type
      .getValues()
      .map(
        (value) =>
          `<tr id="${escape(value.name)}"><th scope="row"><code>${escape(value.name)}</code></th><td>${prose(tools, value.description)}${deprecation(tools, value.deprecationReason)}</td></tr>`,
      );
    return `<h2 id="-values">Values</h2>${table('<tr><th scope="col">Value</th><th scope="col">Description</th></tr>', rows.join('\n'), 'Values')}`;
  }
  if (isScalarType(type))
    return type.specifiedByURL ? `<p>Specified at <a href="${escape(type.specifiedByURL)}">${escape(type.specifiedByURL)}</a>.</p>` : '';
  const interfaces = type.getInterfaces();
  const implemented =
    interfaces.length === 0
      ? ''
      : `<p>Implements ${interfaces.map((face) => `<code>${a(typePath(api, face), face.name)}</code>`).join(', ')}.</p>`;
  const implementing = isInterfaceType(type)
    ? `<h2 id="-types">Implemented by</h2>${members(tools, api.schema.getPossibleTypes(type))}`
    : '';
  const fields = Object.values(type.getFields()).map((field) => fieldSection(tools, field));
  return `${implemented}<h2 id="-fields">Fields</h2>${fields.join('\n')}${implementing}`;
}

const summaryOf = (tools: Tools, text: string | null | undefined, fallback: string) => plain(prose(tools, firstSentence(text))) || fallback;

function typePage(tools: Tools, type: GraphQLNamedType): Page {
  const { api, errorOf } = tools;
  const kind = kindOf(api, type);
  const error = errorOf(type.name);
  const names = isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
  return {
    path: typePath(api, type),
    title: type.name,
    description: summaryOf(tools, type.description, `${type.name} of the ${api.title}`),
    parents: trail(api, kind),
    contents: names.map((name) => ({ id: name, title: name })),
    main: `<div class="lead">${prose(tools, type.description)}${isBuiltIn(type) ? '<p>Defined by GraphQL.</p>' : ''}</div>
${error ? `<p>Its code is <code>${a(error.path, error.code)}</code>: see how to trigger it.</p>` : ''}${typeBody(tools, type)}${usesOf(tools, type.name)}`,
  };
}

const trail = (api: Api, kind?: Kind) => [
  { path: '', title: 'Documentation' },
  { path: `${api.id}/`, title: api.title },
  ...(kind ? [{ path: `${api.id}/${kind}/`, title: kindTitles[kind] }] : []),
];

function operationPage(tools: Tools, kind: OperationKind, field: Field): Page {
  const { api } = tools;
  const result = getNamedType(field.type);
  const possible = isUnionType(result) ? `<h2 id="-result">Result</h2>${members(tools, result.getTypes())}` : '';
  const args = field.args.length === 0 ? '<p>None.</p>' : inputTable(tools, field.args, (name) => name, 'Arguments');
  const inputs = field.args.map(({ type }) => getNamedType(type)).filter(isInputObjectType);
  const inputFields = inputs.map(
    (input) =>
      `<h2 id="-${input.name}">Fields of ${escape(input.name)}</h2>${inputTable(tools, Object.values(input.getFields()), (name) => `${input.name}.${name}`, `Fields of ${input.name}`)}`,
  );
  const examples = tools.examplesOf(field.name);
  const shown = examples.length === 0 ? '' : `<h2 id="-examples">Examples</h2>${list(examples.map(({ path, name }) => a(path, name)))}`;
  return {
    path: `${api.id}/${kind}/${field.name}/`,
    title: field.name,
    description: summaryOf(tools, field.description, `${field.name} of the ${api.title}`),
    parents: trail(api, kind),
    main: `<div class="lead">${deprecation(tools, field.deprecationReason)}${prose(tools, field.description)}</div>
<p class="type">Returns <code>${typeLink(api, field.type)}</code> <small>${typeInWords(field.type)}</small></p>
<h2 id="-arguments">Arguments</h2>${args}${inputFields.join('')}${possible}${shown}`,
  };
}

function indexPage(
  tools: Tools,
  kind: Kind,
  rows: readonly { path: string; name: string; text: string | null | undefined; isDeprecated?: boolean }[],
): Page {
  const { api } = tools;
  const head = '<tr><th scope="col">Name</th><th scope="col">Description</th></tr>';
  const body = rows.map(
    ({ path, name, text, isDeprecated }) =>
      `<tr id="${escape(name)}"><th scope="row"><code>${a(path, name)}</code>${isDeprecated ? '<br><small>deprecated</small>' : ''}</th><td>${prose(tools, firstSentence(text))}</td></tr>`,
  );
  return {
    path: `${api.id}/${kind}/`,
    title: `${api.title}: ${kindTitles[kind].toLowerCase()}`,
    description: `All ${kindTitles[kind].toLowerCase()} of the ${api.title}`,
    parents: trail(api),
    main: table(head, body.join('\n'), kindTitles[kind]),
  };
}

/** Kinds that the API has. */
export const kindsOf = (api: Api): Kind[] => [
  ...(['queries', 'mutations', 'subscriptions'] as const).filter((kind) => api.operations[kind].length > 0),
  ...typeKinds.filter((kind) => api.types[kind].length > 0),
];

/** All pages of an API: an index of each kind, and a page of each operation and type. */
export function referencePages(tools: Tools): Page[] {
  const { api } = tools;
  const pages: Page[] = [];
  for (const kind of ['queries', 'mutations', 'subscriptions'] as const) {
    const fields = api.operations[kind];
    if (fields.length === 0) continue;
    const rows = fields.map(({ name, description, deprecationReason }) => ({
      path: `${api.id}/${kind}/${name}/`,
      name,
      text: description,
      isDeprecated: Boolean(deprecationReason),
    }));
    pages.push(indexPage(tools, kind, rows), ...fields.map((field) => operationPage(tools, kind, field)));
  }
  for (const kind of typeKinds) {
    const types = api.types[kind];
    if (types.length === 0) continue;
    pages.push(
      indexPage(
        tools,
        kind,
        types.map((type) => ({ path: typePath(api, type), name: type.name, text: type.description })),
      ),
    );
    pages.push(...types.map((type) => typePage(tools, type)));
  }
  const counts = kindsOf(api).map((kind) => {
    const count = kind in api.types ? api.types[kind as keyof Api['types']].length : api.operations[kind as OperationKind].length;
    return `${a(`${api.id}/${kind}/`, kindTitles[kind])} (${count})`;
  });
  pages.push({
    path: `${api.id}/`,
    title: api.title,
    description: `Reference of the ${api.title}`,
    parents: [{ path: '', title: 'Documentation' }],
    main: `<p class="lead">Send operations to <code>POST ${api.endpoint}</code>. ${a('guides/integrating/#the-endpoints', 'Read the rules of the endpoints')} or download the contract: ${a(`schema/${api.id}.graphql`, `${api.id}.graphql`)}.</p>${list(counts)}`,
  });
  return pages;
}

/** What the search finds in an API: operations, types and fields. */
export function searchEntries(api: Api): [name: string, path: string, kind: string][] {
  const operations = (Object.entries(api.operations) as [OperationKind, Field[]][]).flatMap(([kind, fields]) =>
    fields.map(({ name }): [string, string, string] => [name, `${api.id}/${kind}/${name}/`, `${api.title}: ${kind}`]),
  );
  const types = Object.values(api.types).flat();
  return [
    ...operations,
    ...types.map((type): [string, string, string] => [type.name, typePath(api, type), api.title]),
    ...types.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.keys(type.getFields()).map((name): [string, string, string] => [
            `${type.name}.${name}`,
            fieldPath(api, type, name),
            api.title,
          ])
        : [],
    ),
  ];
}
