import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { errorAnchor, errorsPage, examplePages, examplePath, readErrorExamples, readErrors, readExamples } from './examples.ts';
import { explorerFiles } from './explorer.ts';
import { guidePages, linksOf } from './guides.ts';
import { base, renderPage, type NavGroup, type Page } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import { kindTitles, readApis } from './schemas.ts';
import { kindsOf, referencePages, searchEntries } from './reference.ts';

const first: Page = {
  path: '',
  title: 'Souk documentation',
  description: 'Guides and reference of the Shop API and the Admin API',
  main: `<p class="lead">Build a storefront, connect an ERP, receive webhooks: everything that a program needs to work with the shop.</p>
<h2 id="start">Start</h2>
<ul>
<li><a href="${base}guides/tutorial/">Your first shop in 15 minutes</a></li>
<li><a href="${base}guides/integrating/">The GraphQL API</a>: endpoints, keys, events, errors, limits</li>
<li><a href="${base}sandbox/">The sandbox</a>: try operations in GraphiQL against a demo shop</li>
</ul>
<h2 id="tasks">Tasks</h2>
<ul>
<li><a href="${base}guides/headless/">Sell from your own pages</a></li>
<li><a href="${base}guides/erp/">Connect an ERP: orders, stock, tracking numbers</a></li>
<li><a href="${base}guides/webhooks/">Receive webhooks</a></li>
<li><a href="${base}guides/export/">Export everything each night</a></li>
<li><a href="${base}guides/integrating/#bulk-changes-by-sku">Change many products at once</a></li>
<li><a href="${base}guides/agent/">Shop with an assistant</a></li>
<li><a href="${base}guides/migrating/">Move from WooCommerce</a></li>
</ul>
<h2 id="reference">Reference</h2>
<ul>
<li><a href="${base}shop/">Shop API</a>: for everyone, at <code>/graphql</code></li>
<li><a href="${base}admin/">Admin API</a>: for staff and API keys, at <code>/admin/graphql</code></li>
<li><a href="${base}examples/">Example operations</a></li>
<li><a href="${base}errors/">Error codes</a> and how to trigger them</li>
</ul>`,
};

const missing: Page = {
  path: '404.html',
  title: 'Page not found',
  description: 'This page of the documentation does not exist',
  main: `<p class="lead">This page of the documentation does not exist. Use the search or <a href="${base}">go to the documentation home page</a>.</p>`,
};

const sandbox: Page = {
  path: 'sandbox/',
  title: 'The sandbox',
  description: 'A demo shop with GraphiQL that resets',
  parents: [{ path: '', title: 'Documentation' }],
  main: `<div class="prose">${renderMarkdown(readFileSync('scripts/docs/sandbox.md', 'utf8'), (href) => (href.startsWith('/') ? `${base}${href.slice(1)}` : href)).html}</div>`,
};

/** The files of the site by their path below its base. */
export function renderSite(): Map<string, string> {
  const files = new Map<string, string>();
  const hashed = (name: string, content: string): string => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    const file = `assets/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
    files.set(file, content);
    return `${base}${file}`;
  };
  const apis = readApis();
  const examples = readExamples(apis);
  const errors = readErrors();
  const errorExamples = readErrorExamples(apis);
  const guides = guidePages();
  const reference = apis.map((api) => ({
    api,
    pages: referencePages({
      api,
      resolve: linksOf('docs/integrating.md'),
      examplesOf: (operation) =>
        examples
          .filter((example) => example.api === api && example.fields.includes(operation))
          .map((example) => ({ name: example.name, path: examplePath(example) })),
      errorOf(type) {
        const found = errors.find((entry) => entry.type === type);
        return found && { code: found.code, path: `errors/#${errorAnchor(found)}` };
      },
    }),
  }));
  const navigation: NavGroup[] = [
    ...guides.navigation.slice(0, 2),
    ...apis.map((api) => ({
      title: api.title,
      links: kindsOf(api).map((kind) => ({ path: `${api.id}/${kind}/`, title: kindTitles[kind] })),
    })),
    {
      title: 'Try it',
      links: [
        { path: 'sandbox/', title: 'Sandbox' },
        { path: 'examples/', title: 'Example operations' },
        { path: 'errors/', title: 'Error codes' },
      ],
    },
    ...guides.navigation.slice(2),
  ];
  const assets = {
    css: hashed('docs.css', `${readFileSync('web/kit/tokens.css', 'utf8')}\n${readFileSync('scripts/docs/assets/docs.css', 'utf8')}`).slice(
      base.length,
    ),
    js: hashed('docs.js', readFileSync('scripts/docs/assets/docs.js', 'utf8')).slice(base.length),
  };
  const pages = [
    first,
    sandbox,
    ...guides.pages,
    ...examplePages(examples),
    errorsPage(errors, apis, errorExamples),
    ...reference.flatMap((part) => part.pages),
  ];
  for (const page of pages) files.set(`${page.path}index.html`, renderPage(page, navigation, assets));
  files.set('404.html', renderPage(missing, navigation, assets));
  for (const { id, sdl } of apis) files.set(`schema/${id}.graphql`, sdl);
  files.set('schema/schema.graphql', readFileSync('schema.graphql', 'utf8'));
  const found = [
    ...apis.flatMap(searchEntries),
    ...errors.map((entry) => [entry.code, `errors/#${errorAnchor(entry)}`, 'Error code']),
    ...guides.pages.flatMap(({ title, path, contents = [] }) => [
      [title, path, 'Guide'],
      ...contents.map((heading) => [heading.title, `${path}#${heading.id}`, title]),
    ]),
    ...examples.map((example) => [example.name, examplePath(example), 'Example']),
  ];
  files.set('search.json', JSON.stringify(found));
  for (const [file, content] of Object.entries(explorerFiles([...examples, ...errorExamples], hashed))) files.set(file, content);
  return files;
}
