// What somebody pastes to be tested, as an address that the rules can read.

/**
 * Completes an address that was pasted without its beginning. Pure.
 * @param host that a path alone belongs to
 * @returns null for what is no address
 */
export function completeAddress(pasted: string, host: string): string | null {
  const text = pasted.trim();
  if (text === '') return null;
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text)
    ? text
    : text.startsWith('//')
      ? `https:${text}`
      : /^[/?#]/.test(text)
        ? `https://${host}${text.startsWith('/') ? '' : '/'}${text}`
        : `https://${text}`;
  return URL.canParse(full) && !/\s/.test(new URL(full).hostname) ? full : null;
}
