import type { FastifyReply } from 'fastify';

/** U+0000 as JSON escapes it: the one character that JSON can carry and the database can't store. */
export const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

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
