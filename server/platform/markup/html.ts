// Markup made on the server without React: mails, the old theme's fragments, the test bank's page. Every value that comes into it
// goes through here, so that no text of a shopper, a merchant or an address can become markup.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' };

/** What may stand in a template: texts and numbers are escaped, markup is kept, lists are joined, null, undefined and false are left out. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Markup in which every foreign text is escaped already. Made by `html` and `raw` only. */
export class Html {
  readonly #markup: string;

  /** @internal use `html` */
  constructor(markup: string) {
    this.#markup = markup;
  }

  /** The markup as a text to send. */
  toString(): string {
    return this.#markup;
  }
}

/** A text as it must stand between tags and in quoted attributes. Control characters, which HTML does not allow, are left out. */
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
 * A template for markup: `html`<td>${name}</td>``. Attributes must be quoted. An address that is not our own must be checked before it
 * becomes an href: escaping does not make `javascript:` harmless.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + part + (index < values.length ? markupOf(values[index]) : ''), ''));
}

/** Markup that stands in our own code. The type refuses every text that is not a constant. */
export function raw<Text extends string>(constant: string extends Text ? never : Text): Html {
  return new Html(constant);
}
