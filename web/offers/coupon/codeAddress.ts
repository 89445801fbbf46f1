// Codes in addresses (rows 55 and 56): ?codeid={number of the offer} and ?codetext={code}. The first script (entryClient.tsx) checks
// whether an address has one; this module loads only then.

const codeParameters = new Set(['codeid', 'codetext']);

/** Longer texts are not codes. */
const maxTextLength = 64;

/** No offer has a greater number. */
const maxCodeId = 2_147_483_647;

/** A decoded parameter name; the address may write it as "code%69d". */
function nameOf(parameter: string): string {
  // Without the leading sign, a question mark would be parsed as the start of a query.
  return new URLSearchParams(`&${parameter}`).keys().next().value ?? '';
}

/**
 * The address of the same page with a code: replaces an earlier codeid or codetext, and leaves everything else as it is written.
 * @param address absolute or from its path on, with or without query and hash
 */
export function withCodeId(address: string, codeId: number): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  const others = query
    .join('?')
    .split('&')
    .filter((parameter) => parameter !== '' && !codeParameters.has(nameOf(parameter)));
  return [`${path}?${[...others, `codeid=${codeId}`].join('&')}`, ...hash].join('#');
}

/** Whether a text is a valid number of an offer. */
export function isCodeId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxCodeId;
}

/** The code that an address asks to show. */
export type CodeInAddress = { codeId: number } | { codeText: string };

/**
 * @param search of an address, from its `?` on
 * @returns null without a code, or with an invalid one
 */
export function codeInAddress(search: string): CodeInAddress | null {
  const query = new URLSearchParams(search);
  const codeId = query.get('codeid')?.trim() ?? '';
  if (isCodeId(codeId)) return { codeId: Number(codeId) };
  const codeText = query.get('codetext')?.trim() ?? '';
  // Invisible text is not a code, and characters other than letters, digits and signs cannot be typed in anywhere.
  return codeText !== '' && codeText.length <= maxTextLength && !/[\p{C}\p{Zl}\p{Zp}]/u.test(codeText) ? { codeText } : null;
}
