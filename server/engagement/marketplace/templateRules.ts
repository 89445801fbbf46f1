// URLs of carts at external shops. Staff enter them as templates; shopper input affects only which of the cart's lines they contain. Pure.

/** The URL templates of a marketplace. */
export interface CartTemplates {
  /** Such as `https://{host}/cart/add?tag={tag}&{lines}`. */
  cartUrlTemplate: string;
  /** Repeated for each line, such as `item.{n}={id}&quantity.{n}={quantity}`. */
  lineTemplate: string;
}

/** A line of a cart at an external shop. */
export interface HandedLine {
  /** The shop's own article ID. */
  externalId: string;
  quantity: number;
}

const addressStart = 'https://{host}/';
const maxTemplateLength = 500;

/** The placeholder names, in order. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** Characters allowed outside placeholders; a percent sign must start %XX, or the URL would be malformed. */
const plainText = /^(?:[\w.~!$'()*,;:@/?=&[\]+-]|%[\da-f]{2})*$/i;

/** @returns the problem with a template's placeholders or characters; null if there is none */
function faultOf(text: string, allowed: readonly string[], required: readonly string[]): string | null {
  if (text.length > maxTemplateLength) return `Use at most ${maxTemplateLength} characters.`;
  const used = placeholders(text);
  const unknown = used.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return `“{${unknown}}” is not a known placeholder. Use ${allowed.map((name) => `{${name}}`).join(', ')}.`;
  const missing = required.find((name) => !used.includes(name));
  if (missing !== undefined) return `“{${missing}}” is missing.`;
  // Replace placeholders with a character rather than nothing: “%{n}41” isn't %41.
  const rest = text.replace(/\{[^{}]*\}/g, '-');
  if (/[{}]/.test(rest)) return 'A “{” or “}” is missing.';
  return plainText.test(rest) ? null : 'Use only characters allowed in a URL. Encode others as %XX.';
}

/** @returns the problem with a cart URL template, for staff; null if there is none */
export function cartUrlFault(template: string): string | null {
  if (!template.startsWith(addressStart)) return `The URL must start with ${addressStart}.`;
  const fault = faultOf(template, ['host', 'tag', 'lines'], ['host', 'lines']);
  if (fault !== null) return fault;
  const [path = '', query, ...more] = template.slice(addressStart.length).split('?');
  if (placeholders(path).length > 0) return 'Placeholders must come after the question mark.';
  if (query === undefined || more.length > 0) return 'The URL needs one question mark, followed by {lines}.';
  const [host, ...others] = placeholders(template);
  if (host !== 'host' || others.includes('host')) return 'Use {host} once, at the beginning.';
  if (others.filter((name) => name === 'lines').length !== 1) return 'Use {lines} exactly once.';
  return query.split('&').includes('{lines}') ? null : '{lines} must stand alone between the question mark and “&”.';
}

/** @returns the problem with a line template, for staff; null if there is none */
export function lineFault(template: string): string | null {
  const fault = faultOf(template, ['n', 'id', 'quantity'], ['id', 'quantity']);
  if (fault !== null) return fault;
  return template.includes('?') ? 'Put the question mark in the cart URL instead.' : null;
}

const hostForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Whether a text is a host name in canonical form: lower case, ASCII, no port, no IP address, and only valid Punycode. */
export function isHostName(text: string): boolean {
  return text.length <= 253 && hostForm.test(text) && URL.canParse(`https://${text}/`);
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]*)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The URL of a cart with these lines at an external shop. */
export function cartUrl(
  { cartUrlTemplate, lineTemplate }: CartTemplates,
  { host, tag }: { host: string; tag: string },
  lines: readonly HandedLine[],
): string {
  const parts = lines.map(({ externalId, quantity }, index) =>
    fill(lineTemplate, { n: String(index + 1), id: externalId, quantity: String(quantity) }),
  );
  const [before = '', after = ''] = cartUrlTemplate.split('{lines}');
  const url = new URL(fill(before, { host, tag }) + parts.join('&') + fill(after, { host, tag }));
  // Whatever template is stored, a shopper is never sent anywhere but to the shop.
  if (url.protocol !== 'https:' || url.host !== host) throw new Error(`The template of ${host} leads to ${url.host}`);
  return url.href;
}
