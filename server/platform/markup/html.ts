// HTML rendered on the server without React: emails, the old theme's fragments, the test bank's page. All values are escaped here, so that
// no text of a shopper, a merchant or a URL can become HTML.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' };

/** A value in a template: strings and numbers are escaped, Html is kept, arrays are joined; null, undefined and false are omitted. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** HTML in which all values are escaped. Created only by `html` and `raw`. */
export class Html {
  readonly #markup: string;

  /** @internal use `html` */
  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** Escapes a text for use between tags and in quoted attributes. Control characters, which HTML doesn't allow, are removed. */
export function escapeHtml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/[&<>"'`]/g, (sign) => entities[sign] ?? '');
}

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(markupOf).join('');
}

/**
 * A template tag for HTML: `html`<td>${name}</td>``. Attributes must be quoted. A URL from outside must be validated before it is used as
 * an href: escaping doesn't make `javascript:` harmless.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + part + (index < values.length ? markupOf(values[index]) : ''), ''));
}

/** Marks HTML from the source code as safe. The type refuses any string that is not a constant. */
export function raw<Text extends string>(constant: string extends Text ? never : Text): Html {
  return new Html(constant);
}
