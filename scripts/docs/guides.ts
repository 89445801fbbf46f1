import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { base, plain, type NavGroup, type Page } from './html.ts';
import { codeBlock, renderMarkdown, targetOf, type ResolveLink } from './markdown.ts';

interface Guide {
  file: string;
  path: string;
}

const guide = (file: string): Guide => ({
  file,
  path: `guides/${file
    .replace(/^docs\/(guides\/)?/, '')
    .replace(/\/README\.md$/, '')
    .replace(/\.md$/, '')}/`,
});

const markdownIn = (directory: string) =>
  readdirSync(directory)
    .toSorted()
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `${directory}/${name}`);

const foldersOfGuides = readdirSync('docs/guides')
  .toSorted()
  .map((name) => `docs/guides/${name}`)
  .filter((file) => statSync(file).isDirectory());

/** The Markdown files that are part of the site, in the order of its navigation. */
const groups: { title: string; guides: Guide[] }[] = [
  { title: 'Start', guides: ['docs/tutorial.md', 'docs/integrating.md'].map(guide) },
  {
    title: 'Guides',
    guides: [
      ...foldersOfGuides.map((folder) => guide(`${folder}/README.md`)),
      ...markdownIn('docs/guides').map(guide),
      guide('packages/client/README.md'),
    ],
  },
  { title: 'Operate', guides: ['docs/operating.md', 'docs/scaling.md', 'docs/migrating.md', 'docs/prices.md'].map(guide) },
  { title: 'Extend', guides: ['docs/extending/README.md', ...markdownIn('docs/extending')].map(guide) },
  { title: 'Changes', guides: [{ file: 'CHANGELOG.md', path: 'changelog/' }] },
];

/** Programs beside the guides, shown on pages of their own. */
const programs: Guide[] = foldersOfGuides.flatMap((folder) =>
  readdirSync(folder)
    .toSorted()
    .filter((name) => !name.endsWith('.md'))
    .map((name) => ({ file: `${folder}/${name}`, path: `${folder.replace('docs/', '')}/${name.replace('.', '-')}/` })),
);

const pathOfFile = new Map<string, string>([
  ...[...groups.flatMap(({ guides }) => guides), ...programs].map(({ file, path: found }): [string, string] => [file, found]),
  ['docs/README.md', ''],
  ['docs/examples', 'examples/'],
  ['docs/examples/errors', 'errors/'],
  ['schema.graphql', 'schema/schema.graphql'],
  ['server/api/shop.graphql', 'schema/shop.graphql'],
  ['server/api/admin.graphql', 'schema/admin.graphql'],
]);

/** Resolves links of a file: to pages of the site, or to other sites. Other files of the repository have no URL. */
export function linksOf(file: string): ResolveLink {
  return (href) => {
    if (/^[a-z]+:/i.test(href)) return href;
    // Paths of a shop's pages are examples.
    if (href.startsWith('/')) return null;
    const target = targetOf(file, href);
    if (target.file === file && target.fragment) return target.fragment;
    const name = target.file.replace(/\/$/, '');
    const example = /^docs\/examples\/(errors\/)?(\w+)(\.variables)?\.(graphql|json)$/.exec(name);
    if (example) return `${base}${example[1] ? `errors/#${example[2]}` : `examples/${example[2]}/`}`;
    const found = pathOfFile.get(name);
    return found === undefined ? null : `${base}${found}${target.fragment}`;
  };
}

const parents = [{ path: '', title: 'Documentation' }];

function guidePage({ file, path: found }: Guide): Page {
  const { html, title, headings } = renderMarkdown(readFileSync(file, 'utf8'), linksOf(file));
  const lead = plain(/<p>[^]*?<\/p>/.exec(html)?.[0] ?? title);
  return { path: found, title, description: lead, parents, contents: headings, main: `<div class="prose">${html}</div>` };
}

const programPage = ({ file, path: found }: Guide): Page => ({
  path: found,
  title: path.basename(file),
  description: `The program ${path.basename(file)} of the guide ${path.basename(path.dirname(file))}`,
  parents: [...parents, { path: `${path.posix.dirname(found.slice(0, -1))}/`, title: 'The guide' }],
  main: codeBlock(readFileSync(file, 'utf8'), path.extname(file).slice(1)),
});

/** Pages of the guides and of the programs beside them, and their part of the navigation. */
export function guidePages(): { pages: Page[]; navigation: NavGroup[] } {
  const pages = groups.map(({ title, guides }) => ({ title, links: guides.map(guidePage) }));
  return { pages: [...pages.flatMap(({ links }) => links), ...programs.map(programPage)], navigation: pages };
}
