// Completes a pasted address so that the rules can parse it.

/**
 * Completes an address that was pasted without its beginning. Pure.
 * @param host of an address that is only a path
 * @returns null for an invalid address
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
