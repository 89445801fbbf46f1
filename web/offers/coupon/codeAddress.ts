// Codes in addresses (rows 55 and 56): ?codeid={number of the offer} and ?codetext={code}. The check whether there is one at all is in the
// first script (entryClient.tsx); this comes when there is.

const codeParameters = new Set(['codeid', 'codetext']);

/** Longer texts are no codes. */
const maxTextLength = 64;

/** Greater numbers are of no offer. */
const maxCodeId = 2_147_483_647;

/** A parameter's name as the address has it, such as "code%69d". */
function nameOf(parameter: string): string {
  // Without the sign in front, a question mark would be taken for the beginning of a query.
  return new URLSearchParams(`&${parameter}`).keys().next().value ?? '';
}

/**
 * The address of the same page that shows a code: an earlier codeid or codetext is replaced, everything else stays as it is written.
 * @param address whole or from its path on, with or without a query and a hash
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

/** Whether a text is the number of some offer. */
export function isCodeId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxCodeId;
}

/** What an address asks to show. */
export type AskedCode = { codeId: number } | { codeText: string };

/**
 * @param search of an address, from its `?` on
 * @returns null when it asks for no code, or for something that cannot be one
 */
export function askedCode(search: string): AskedCode | null {
  const query = new URLSearchParams(search);
  const codeId = query.get('codeid')?.trim() ?? '';
  if (isCodeId(codeId)) return { codeId: Number(codeId) };
  const codeText = query.get('codetext')?.trim() ?? '';
  // Nothing that can be seen is no code, and what is no letter, number or sign cannot be typed in anywhere.
  return codeText !== '' && codeText.length <= maxTextLength && !/[\p{C}\p{Zl}\p{Zp}]/u.test(codeText) ? { codeText } : null;
}
