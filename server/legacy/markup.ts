import type { Html } from '../platform/markup/html.ts';

/** Removes the line breaks and the indentation of the template. A raw `>` only ever ends a tag. */
export function compact(markup: Html): string {
  return markup
    .toString()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll(' >', '>');
}
