import type { FastifyInstance, FastifyReply } from 'fastify';

// JSON.stringify escapes half of a surrogate pair and U+0000, and no other character, in this way.
const escapedInvalid = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Whether parsed JSON contains U+0000 or half of a surrogate pair: JSON can carry them, but the database can't store them as text or JSON.
 * @param source the text it was parsed from, which can carry them only as escapes
 */
export const hasInvalidText = (value: unknown, source = '\\u'): boolean =>
  source.includes('\\u') && escapedInvalid.test(JSON.stringify(value));

/** Maximum nesting of arrays and objects in the JSON of a request, as in a GraphQL document. */
const maxJsonNesting = 100;
const jsonText = /"(?:[^"\\]|\\.)*"/g;

/**
 * Parses the JSON of a request. Functions that read nested values are recursive and would exhaust the stack, unlike the parser itself.
 * @throws Error for malformed JSON, and for arrays and objects nested more than a hundred levels deep
 */
export function parseJson(text: string): unknown {
  let depth = 0;
  for (const [bracket] of text.replaceAll(jsonText, '').matchAll(/[[{\]}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > maxJsonNesting) throw new SyntaxError(`Nested more than ${maxJsonNesting} levels deep.`);
  }
  return JSON.parse(text);
}

/**
 * Makes routes read JSON, and nothing else. Texts that the database couldn't store are refused like malformed JSON.
 * @param refusal creates the error for a body that isn't valid
 * @param isOptional whether an empty body is allowed; it is undefined then
 */
export function readJsonBodies(
  scope: FastifyInstance,
  { bodyLimit, refusal, isOptional = false }: { bodyLimit: number; refusal: () => Error; isOptional?: boolean },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    let value: unknown;
    try {
      const text = body as string;
      value = text === '' && isOptional ? undefined : parseJson(text);
      if (hasInvalidText(value, text)) throw new SyntaxError('Invalid text');
    } catch {
      done(refusal());
      return;
    }
    done(null, value);
  });
}

/** Whether a form's value, or one of several, contains U+0000: no text of the shop does, and the database can't store it. */
export const hasNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : Array.isArray(value) && value.some(hasNul);

/** Whether a name or value of a form contains U+0000. */
export const hasNulField = (fields: object): boolean => Object.entries(fields).some((field) => field.some(hasNul));

/** Refuses a form with such a field. */
export function refuseField(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('A field contains an invalid character.\n');
}
