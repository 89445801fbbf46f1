// Check digits of global trade item numbers. Pure functions.

/** Error message for a wrong check digit. */
export const gtinFault = 'Invalid GTIN. Check the digits. An EAN has 8 or 13 digits, a UPC 12, an ISBN 10 or 13.';

function sumOf(digits: readonly number[], weightOf: (fromEnd: number) => number): number {
  return digits.reduce((sum, digit, index) => sum + digit * weightOf(digits.length - 1 - index), 0);
}

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits or an ISBN of 10, with a valid check digit; spaces and hyphens are ignored. */
export function isGtin(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  // Nobody has it, although its digits fit.
  if (/^0*$/.test(plain)) return false;
  if (/^\d{9}[\dX]$/.test(plain))
    return (
      sumOf(
        [...plain].map((sign) => (sign === 'X' ? 10 : Number(sign))),
        (fromEnd) => fromEnd + 1,
      ) %
        11 ===
      0
    );
  return /^(?:\d{8}|\d{12,14})$/.test(plain) && sumOf([...plain].map(Number), (fromEnd) => (fromEnd % 2 === 0 ? 1 : 3)) % 10 === 0;
}
