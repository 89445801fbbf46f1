/** The fields of a form or a query by their names as sent: `shipping_method[0]` is one name. Of duplicate names the last one counts. */
export class Form {
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: Iterable<readonly [string, string]> = []) {
    // No text of the shop contains the character U+0000, and the database can't store it.
    this.#fields = new Map([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]));
  }

  /** @returns undefined when the field was not sent */
  get(name: string): string | undefined {
    return this.#fields.get(name);
  }

  /** Returns the trimmed field; empty if it was not sent. */
  text(name: string): string {
    return this.get(name)?.trim() ?? '';
  }

  all(): [string, string][] {
    return [...this.#fields];
  }

  /** Returns the fields with this prefix, with the prefix removed from their names. */
  startingWith(prefix: string): [string, string][] {
    return [...this.#fields].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : []));
  }

  /** Returns these fields, completed by the other form's fields. */
  or(other: Form): Form {
    return new Form([...other.#fields, ...this.#fields]);
  }
}

/**
 * Reads the fields of a request's body. A body that is not a form has no fields: clients that send JSON instead of a form are answered as
 * for an empty form.
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

/** Returns the fields of a form as pages read them: with all values of duplicate names, in their order. */
export function fieldsByName(body: Buffer): Record<string, string[]> {
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) (fields[name] ??= []).push(value);
  return fields;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const maxDepth = 5;

/** Returns the fields of an object under a form's names: `a[b]` for `b` within `a`. Nesting deeper than any form's is ignored. */
function fieldsOf(value: Json[] | { [key: string]: Json }, name = '', depth = 1): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, Json]): [string, string][] => {
    const field = name === '' ? key : `${name}[${key}]`;
    if (typeof inner === 'object' && inner !== null) return depth < maxDepth ? fieldsOf(inner, field, depth + 1) : [];
    return inner === null ? [] : [[field, String(inner)]];
  });
}

/** Reads the fields of a request's body that is a form or JSON. */
export async function readFormOrJson(contentType: string | undefined, body: unknown): Promise<Form> {
  if (!Buffer.isBuffer(body) || !/^application\/json\b/i.test(contentType ?? '')) return readForm(contentType, body);
  try {
    const value = JSON.parse(body.toString('utf8')) as Json;
    return typeof value === 'object' && value !== null ? new Form(fieldsOf(value)) : new Form();
  } catch {
    return new Form();
  }
}

const positiveInteger = /^[1-9]\d{0,9}$/;
// The pattern is unambiguous: with backtracking, a form full of digits would block the server for seconds.
const decimalNumber = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i;
const maxInt = 2_147_483_647;

/** Returns the number of a product or variation; null for any text that can't be one. */
export function productNumber(text: string | undefined): number | null {
  const number = positiveInteger.test(text?.trim() ?? '') ? Number(text) : 0;
  return number > 0 && number <= maxInt ? number : null;
}

/** Parses a quantity: 1.5 is 1 and 1e3 is 1000. Text that is not a number is 0, which no operation accepts as a quantity to add. */
export function quantityOf(text: string): number {
  if (!decimalNumber.test(text)) return 0;
  return Math.max(-maxInt, Math.min(maxInt, Math.trunc(Number(text))));
}
