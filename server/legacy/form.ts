/** The fields of a form or of a query, by their names as sent: `shipping_method[0]` is one name. Of equal names the last counts. */
export class Form {
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: Iterable<readonly [string, string]> = []) {
    // No text of the shop has the character U+0000, and the database cannot hold it.
    this.#fields = new Map([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]));
  }

  /** @returns undefined when the field was not sent */
  get(name: string): string | undefined {
    return this.#fields.get(name);
  }

  /** The field without blanks around it; '' when it was not sent. */
  text(name: string): string {
    return this.get(name)?.trim() ?? '';
  }

  /** Every field with its name. */
  all(): [string, string][] {
    return [...this.#fields];
  }

  /** The fields whose names begin like this, without that beginning. */
  startingWith(prefix: string): [string, string][] {
    return [...this.#fields].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []));
  }

  /** These fields, and the other form's where these have none. */
  or(other: Form): Form {
    return new Form([...other.#fields, ...this.#fields]);
  }
}

/**
 * The fields of a request's body. A body that is no form has none: clients that send JSON where a form belongs get what an empty
 * form gets.
 */
export async function readForm(contentType: string | undefined, body: unknown): Promise<Form> {
  if (!Buffer.isBuffer(body) || contentType === undefined) return new Form();
  const [kind = ''] = contentType.toLowerCase().split(';');
  if (kind.trim() === 'application/x-www-form-urlencoded') return new Form(new URLSearchParams(body.toString('utf8')));
  if (kind.trim() !== 'multipart/form-data') return new Form();
  try {
    const fields = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
    return new Form([...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
  } catch {
    return new Form();
  }
}

/** The fields of a form as pages take them: of equal names all values, in their order. */
export function fieldsByName(body: Buffer): Record<string, string[]> {
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  // As for legacy calls, U+0000 is left out.
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) (fields[name] ??= []).push(value.replaceAll('\0', ''));
  return fields;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const maxDepth = 5;

/** The fields of an object under the names that a form gives them: `a[b]` for what lies within `a`. Deeper than a form ever is, it ends. */
function fieldsOf(value: Json[] | { [key: string]: Json }, name = '', depth = 1): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, Json]): [string, string][] => {
    const field = name === '' ? key : `${name}[${key}]`;
    if (typeof inner === 'object' && inner !== null) return depth < maxDepth ? fieldsOf(inner, field, depth + 1) : [];
    return inner === null ? [] : [[field, String(inner)]];
  });
}

/** The same, of a body that may be JSON as well. */
export async function readFormOrJson(contentType: string | undefined, body: unknown): Promise<Form> {
  if (!Buffer.isBuffer(body) || !/^application\/json\b/i.test(contentType ?? '')) return readForm(contentType, body);
  try {
    const value = JSON.parse(body.toString('utf8')) as Json;
    return typeof value === 'object' && value !== null ? new Form(fieldsOf(value)) : new Form();
  } catch {
    return new Form();
  }
}

const wholeNumber = /^[1-9]\d{0,9}$/;
// Each text can be read in one way only: tried in several, a form full of digits would hold the server up for seconds.
const decimalNumber = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i;
const maxInt = 2_147_483_647;

/** The number of a product or of a variation; null for anything that none can have. */
export function productNumber(text: string | undefined): number | null {
  const number = wholeNumber.test(text?.trim() ?? '') ? Number(text) : 0;
  return number > 0 && number <= maxInt ? number : null;
}

/** How many are meant: 1.5 is 1 and 1e3 is 1000. What is no number is 0, which no operation takes for a quantity to add. */
export function quantityOf(text: string): number {
  if (!decimalNumber.test(text)) return 0;
  return Math.max(-maxInt, Math.min(maxInt, Math.trunc(Number(text))));
}
