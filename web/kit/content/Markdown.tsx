import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';

// The subset of Markdown that texts of the shop need: paragraphs, lists, headings with anchors, notes, bold and links. HTML is shown as
// text and never interpreted.

const heading = /^(#{2,3}) (.+?)(?: \{#([\w-]+)\})?$/;
const inline = /\*\*(.+?)\*\*|\[([^\]\n]{1,300})\]\(([^()\s]{1,500})\)/g;
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
    // A heading is a separate block, even without a blank line after it.
    .replace(/^(#{2,3} .+)\n(?!\n)/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((source) => source.trim())
    .filter((source) => source !== '');

/** Returns the headings of a text that have an anchor, in order: titles by id. */
export function anchorsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    blocksOf(text).flatMap((source) => {
      const [, , title, id] = heading.exec(source) ?? [];
      return title !== undefined && id !== undefined ? [[id, title]] : [];
    }),
  );
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
