import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './Markdown.module.css';

// The subset of Markdown that texts of the shop need: paragraphs, lists, tables, headings with anchors, notes, bold and links. HTML is shown as
// text and never interpreted.

const heading = /^(#{2,3}) (.+?)(?: \{#([\w-]+)\})?$/;
const inline = /\*\*(.+?)\*\*|\[([^\]\n]{1,300})\]\(([^()\s]{1,500})\)/g;
const tableStart = /^\|.+\n\|[\s|:-]+\|?(?:\n|$)/;
const ownPath = /^\/(?![/\\])/;
const address = /^(?:https?:\/\/|mailto:|tel:|#)/;

function link(text: string, to: string, key: number): ReactNode {
  if (ownPath.test(to)) {
    return (
      <Link key={key} to={to}>
        {text}
      </Link>
    );
  }
  return address.test(to) ? (
    <a key={key} href={to}>
      {text}
    </a>
  ) : (
    text
  );
}

function inlineNodes(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, bold, label = '', to = ''] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(bold === undefined ? link(label, to, match.index) : <strong key={match.index}>{bold}</strong>);
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** A trailing backslash becomes a line break. */
function lines(text: string): ReactNode[] {
  return text
    .split(/\\\n/)
    .flatMap((line, index) => [...(index > 0 ? [<br key={`break-${index}`} />] : []), ...inlineNodes(line.replace(/\n/g, ' '))]);
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** A table: a row of headings, a row of dashes, and rows whose first cell is their heading. */
function table(source: string, key: number): ReactNode {
  const [head = '', , ...rows] = source.split('\n');
  return (
    // Scrollable by touch and keyboard in narrow windows. A group, because tables with the same headings would be landmarks of the same name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div key={key} className={styles.scroll} role="group" aria-label={plainText(head)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {cellsOf(head).map((cell, index) => (
              <th key={index} scope="col">
                {inlineNodes(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {cellsOf(row).map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {inlineNodes(cell)}
                  </th>
                ) : (
                  <td key={index}>{inlineNodes(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function block(source: string, key: number): ReactNode {
  const [, level, title, id] = heading.exec(source) ?? [];
  if (level && title) {
    const Heading = level === '##' ? 'h2' : 'h3';
    return (
      <Heading key={key} id={id}>
        {inlineNodes(title)}
      </Heading>
    );
  }
  if (source.startsWith('- ')) {
    const items = source.slice(2).split(/\n- /);
    return (
      <ul key={key}>
        {items.map((item, index) => (
          <li key={index}>{lines(item)}</li>
        ))}
      </ul>
    );
  }
  if (tableStart.test(source)) return table(source, key);
  if (source.startsWith('> '))
    return (
      <blockquote key={key}>
        <p>{lines(source.slice(2).replace(/\n> ?/g, '\n'))}</p>
      </blockquote>
    );
  return <p key={key}>{lines(source)}</p>;
}

const blocksOf = (text: string): string[] =>
  text
    // A heading is a separate block, even without blank lines around it.
    .replace(/^#{2,3} .+$/gm, '\n$&\n')
    .split(/\n{2,}/)
    .map((source) => source.trim())
    .filter((source) => source !== '');

/** Returns the headings of a text that have an anchor, in order: titles by id. */
export function anchorsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    blocksOf(text).flatMap((source) => {
      const [, , title, id] = heading.exec(source) ?? [];
      return title !== undefined && id !== undefined ? [[id, plainText(title)]] : [];
    }),
  );
}

const plainText = (source: string) =>
  source
    .replace(/\\\n/g, '\n')
    .replace(inline, (_whole, bold: string | undefined, label: string | undefined) => bold ?? label ?? '')
    .replace(/^(?:- |> )/gm, '')
    // Rows of tables; the row of dashes goes.
    .replace(/^\|[\s|:-]+\|?(?:\n|$)/gm, '')
    .replace(/^\|.+$/gm, (row) => cellsOf(row).filter(Boolean).join(', '));

/** Returns the questions of a text with their answers in plain text: the headings that end with a question mark, and what follows them. */
export function questionsOf(text: string): { question: string; answer: string }[] {
  const found: { question: string; answer: string }[] = [];
  let isAnswer = false;
  for (const source of blocksOf(text)) {
    const [, , title] = heading.exec(source) ?? [];
    const last = found.at(-1);
    if (title !== undefined) {
      const question = plainText(title);
      isAnswer = question.endsWith('?');
      if (isAnswer) found.push({ question, answer: '' });
    } else if (isAnswer && last) last.answer = `${last.answer}\n\n${plainText(source)}`.trim();
  }
  return found.filter(({ answer }) => answer !== '');
}

/**
 * Renders a Markdown text.
 * @param beforeHeadings content before the first heading
 */
export function Markdown({ text, beforeHeadings }: { text: string; beforeHeadings?: ReactNode }) {
  const blocks = blocksOf(text);
  const first = blocks.findIndex((source) => heading.test(source));
  const start = first === -1 ? blocks.length : first;
  return (
    <>
      {blocks.slice(0, start).map(block)}
      {beforeHeadings}
      {blocks.slice(start).map(block)}
    </>
  );
}
