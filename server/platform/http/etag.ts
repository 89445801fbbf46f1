const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether `If-None-Match` names the current ETag, so that 304 is the answer (https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match).
 * @param etag without commas
 */
export function isNotModified(header: string | undefined, etag: string): boolean {
  return header?.trim() === '*' || (header?.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag)) ?? false);
}
