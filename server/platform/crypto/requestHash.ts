import { createHash } from 'node:crypto';

/**
 * Returns a hash that is equal for equal requests, whatever the order of their fields. It distinguishes a repeated idempotency key from a
 * key reused for a different request.
 */
export function requestHash(request: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
