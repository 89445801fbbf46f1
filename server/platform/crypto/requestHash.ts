import { createHash } from 'node:crypto';

/** Equal requests have equal hashes, whatever the order of their fields: by it a key that comes again is told from one that is used for something else. */
export function requestHash(request: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
