import {
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isEnumType,
  isObjectType,
  buildSchema,
  type GraphQLSchema,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { errorAnchor, readErrors } from '../../scripts/docs/examples.ts';
import { base } from '../../scripts/docs/html.ts';
import { renderMarkdown } from '../../scripts/docs/markdown.ts';
import { renderSite } from '../../scripts/docs/site.ts';

let site: Map<string, string>;
/** The ids of each page, by its URL. */
const anchors = new Map<string, Set<string>>();
let pages: [url: string, html: string][];

beforeAll(() => {
  site = renderSite();
  pages = [...site]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => [base + file.replace(/(^|\/)index\.html$/, '$1'), html]);
  for (const [url, html] of pages) anchors.set(url, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')));
});

const has = (url: string) => {
  const [page = '', anchor] = url.split('#');
  return anchor === undefined ? anchors.has(page) : (anchors.get(page)?.has(anchor) ?? false);
};

const folders = { Query: 'queries', Mutation: 'mutations', Subscription: 'subscriptions' } as Record<string, string | undefined>;

function folderOf(type: unknown): string {
  if (isObjectType(type)) return 'objects';
  if (isInterfaceType(type)) return 'interfaces';
  if (isInputObjectType(type)) return 'inputs';
  return isEnumType(type) ? 'enums' : '(unions|scalars)';
}

/** The URLs that an API's types, fields, arguments and enum values must have. */
function expectedUrls(id: string, schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types.flatMap((type) => {
    const root = folders[type.name];
    if (root !== undefined && isObjectType(type)) {
      return Object.values(type.getFields()).flatMap(({ name, args }) => {
        const url = `${base}${id}/${root}/${name}/`;
        return [url, `${base}${id}/${root}/#${name}`, ...args.map((argument) => `${url}#${argument.name}`)];
      });
    }
    const found = folderOf(type);
    const kinds = found.startsWith('(') ? ['unions', 'scalars'] : [found];
    const url = kinds.map((kind) => `${base}${id}/${kind}/${type.name}/`).find(has) ?? `${base}${id}/${found}/${type.name}/`;
    if (isEnumType(type)) return [url, ...type.getValues().map(({ name }) => `${url}#${name}`)];
    if (isInputObjectType(type)) return [url, ...Object.keys(type.getFields()).map((name) => `${url}#${name}`)];
    if (!isObjectType(type) && !isInterfaceType(type)) return [url];
    const fields = Object.values(type.getFields());
    return [url, ...fields.flatMap(({ name, args }) => [`${url}#${name}`, ...args.map((argument) => `${url}#${name}.${argument.name}`)])];
  });
}

test.each(['shop', 'admin'])('[I96] every type, field, argument and value of the %s API has a page or an anchor', (id) => {
  const urls = expectedUrls(id, buildSchema(readFileSync(`server/api/${id}.graphql`, 'utf8')));
  expect(urls.length).toBeGreaterThan(2_000);
  expect(urls.filter((url) => !has(url))).toEqual([]);
});

test('[I96] no page repeats an id', () => {
  const repeated = pages.filter(([url, html]) => [...html.matchAll(/ id="/g)].length !== anchors.get(url)?.size);
  expect(repeated.map(([url]) => url)).toEqual([]);
});

test('[I96] no link of the site is broken', () => {
  const broken = new Set<string>();
  for (const [url, html] of pages) {
    for (const [, href = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (/^[a-z]+:/i.test(href) || href === '/favicon.svg') continue;
      const target = href.startsWith('#') ? url + href : href;
      if (!has(target) && !site.has(target.slice(base.length))) broken.add(`${url}: ${href}`);
    }
  }
  expect([...broken]).toEqual([]);
});

test('[I96] the search leads to pages and anchors that exist', () => {
  const entries = JSON.parse(site.get('search.json') ?? '[]') as [string, string, string][];
  expect(entries.length).toBeGreaterThan(5_000);
  expect(entries.filter(([, found]) => !has(base + found))).toEqual([]);
});

test('[I96] no page has an inline script, style or event handler, or files of another origin', () => {
  const wrong = pages.filter(([, html]) =>
    /<script(?![^>]* src="\/docs\/api\/)|<style|<[^>]+ (?:on\w+|style)="|<(?:link|script|img)[^>]+="https?:/.test(html),
  );
  expect(wrong.map(([url]) => url)).toEqual([]);
});

test('[I96] every error code has an entry, and those with an example show it', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('generated'),
  );
  const codes = files.flatMap((file) =>
    [...readFileSync(path.join('server', file), 'utf8').matchAll(/readonly code = '([A-Z_]+)'/g)].map(([, code]) => code ?? ''),
  );
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !has(`${base}errors/#${code}`))).toEqual([]);
  const html = site.get('errors/index.html') ?? '';
  for (const entry of readErrors()) expect(html).toContain(`id="${errorAnchor(entry)}"`);
  const examples = readdirSync('docs/examples/errors').map((file) => file.replace('.graphql', ''));
  const shown = html.split('<section').filter((section) => section.includes('Trigger it in the'));
  expect(shown.map((section) => / id="(\w+)"/.exec(section)?.[1]).toSorted()).toEqual(examples.toSorted());
});

test('[I96] a page says what a deprecated, nullable or required thing is', () => {
  const product = site.get('shop/objects/Product/index.html') ?? '';
  expect(product).toMatch(/id="name"[^]*?never null/);
  const add = site.get('shop/mutations/addToCart/index.html') ?? '';
  expect(add).toContain('required');
  expect(add).toContain(`href="${base}errors/#OUT_OF_STOCK"`);
  expect(add).toContain(`href="${base}examples/addToCart/"`);
  const deprecated = [...readFileSync('server/api/shop.graphql', 'utf8').matchAll(/@deprecated/g)].length;
  const marks = pages
    .filter(([url]) => /\/shop\/(objects|interfaces|inputs|enums|queries|mutations)\/\w+\/$/.test(url))
    .reduce((sum, [, html]) => sum + [...html.matchAll(/class="deprecated"/g)].length, 0);
  expect(marks).toBeGreaterThanOrEqual(deprecated);
});

test('[I96] Markdown: HTML is text, headings have the anchors of GitHub, and links to files outside the site are text', () => {
  const { html, title, headings } = renderMarkdown(
    '# A\n\n## The “b” & `c`\n\n<script>x</script>\n\n[file](../x.ts), [page](y.md)',
    (href) => (href === 'y.md' ? '/docs/api/y/' : null),
  );
  expect(title).toBe('A');
  expect(headings).toEqual([{ id: 'the-b--c', title: 'The “b” & c' }]);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<p>file, <a href="/docs/api/y/">page</a></p>');
});
