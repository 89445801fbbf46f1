/** A number that looks random and is always the same for the same text: 0 (inclusive) to `below` (exclusive). */
export function pick(text: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  // The lowest bits of this hash are weak; the multiplication spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}
