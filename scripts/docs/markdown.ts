import { Marked, type Tokens } from 'marked';
import path from 'node:path';
import { escape, plain } from './html.ts';

/** Returns the URL of a link, or null for one to a file outside the site, whose text stays. */
export type ResolveLink = (href: string) => string | null;

export interface Rendered {
  html: string;
  /** Text of the first heading of level 1, which the page's own heading shows. */
  title: string;
  /** Headings of level 2. */
  headings: { id: string; title: string }[];
}

/** The anchor that GitHub gives a heading, so that links in Markdown files work in both places. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Renders Markdown. HTML in it is shown as text, except comments. */
export function renderMarkdown(markdown: string, resolve: ResolveLink): Rendered {
  const headings: Rendered['headings'] = [];
  const used = new Map<string, number>();
  let title = '';
  const cells = (marked: Tokens.TableCell[], tag: string, attribute: string, parse: (cell: Tokens.TableCell) => string) =>
    `<tr>${marked.map((cell) => `<${tag}${attribute}>${parse(cell)}</${tag}>`).join('')}</tr>`;
  const engine = new Marked({
    gfm: true,
    renderer: {
      html: ({ text }) => (text.startsWith('<!--') ? '' : escape(text)),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = plain(html);
        if (depth === 1 && title === '') {
          title = text;
          return '';
        }
        const wanted = slug(text);
        const count = used.get(wanted) ?? 0;
        used.set(wanted, count + 1);
        const id = count === 0 ? wanted : `${wanted}-${count}`;
        if (depth === 2) headings.push({ id, title: text });
        return `<h${depth} id="${escape(id)}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const url = resolve(href);
        return url === null ? html : `<a href="${escape(url)}">${html}</a>`;
      },
      image: ({ text }) => escape(text),
      code: ({ text, lang }) => codeBlock(text, lang ?? ''),
      table({ header, rows }) {
        const parse = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const head = cells(header, 'th', ' scope="col"', parse);
        return table(head, rows.map((row) => cells(row, 'td', '', parse)).join('\n'));
      },
    },
  });
  const html = engine.parse(markdown, { async: false });
  return { html, title, headings };
}

/** A block of code that can be scrolled with the keyboard. */
export const codeBlock = (text: string, language = ''): string =>
  `<pre tabindex="0"${language ? ` data-language="${escape(language)}"` : ''}><code>${escape(text)}</code></pre>\n`;

/** A table that scrolls in itself on narrow screens. */
export const table = (head: string, body: string, label = 'Table'): string =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${escape(label)}"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;

/** Resolves a relative link of a file to a path of the repository, and its fragment. */
export function targetOf(file: string, href: string): { file: string; fragment: string } {
  const [relative = '', fragment] = href.split('#');
  const target = relative === '' ? file : path.posix.join(path.posix.dirname(file), relative);
  return { file: target, fragment: fragment === undefined ? '' : `#${fragment}` };
}
