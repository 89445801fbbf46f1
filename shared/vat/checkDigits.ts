// Check digits of VAT IDs, by prefix, for a number in the country's form. Only rules that hold for all numbers are here: to refuse a valid
// number is worse than to accept a wrong one. Pure.

const digitsOf = (text: string): number[] => Array.from(text, Number);

/** The sum of the digits, each times its weight. */
const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text.charAt(index)), 0);

/** The remainder of a number with any number of digits. */
const remainder = (digits: string, divisor: number): number => digitsOf(digits).reduce((rest, digit) => (rest * 10 + digit) % divisor, 0);

/** The sum of the digits, every second of which is doubled, beginning with the first or second. */
const luhnSum = (text: string, doubledIndex: 0 | 1): number =>
  digitsOf(text).reduce((sum, digit, index) => {
    const value = index % 2 === doubledIndex ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** ISO 7064, Mod 11,10. */
function fitsMod1110(digits: string): boolean {
  const product = digitsOf(digits.slice(0, -1)).reduce((before, digit) => {
    const sum = (before + digit) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/** Dutch numbers have the check digit of the tax number, or, since 2020, of the whole VAT ID (ISO 7064, Mod 97-10). */
function fitsDutch(number: string): boolean {
  const ofTaxNumber = (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) - Number(number.charAt(8))) % 11 === 0;
  // Letters count from A = 10.
  return ofTaxNumber || remainder(`2321${number.replace('B', '11')}`, 97) === 1;
}

/** People have a letter for the remainder by 23; companies a digit or a letter, by their kind. */
function fitsSpanish(number: string): boolean {
  const [first, last] = [number.charAt(0), number.at(-1) ?? ''];
  const letterOf = (digits: string) => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);
  if (/^[KLM\d]/.test(first)) return last === letterOf(number.slice(/\d/.test(first) ? 0 : 1, -1));
  if (/^[XYZ]/.test(first)) return last === letterOf(`${'XYZ'.indexOf(first)}${number.slice(1, -1)}`);
  const check = (10 - (luhnSum(number.slice(1, -1), 0) % 10)) % 10;
  return last === String(check) || last === 'JABCDEFGHI'.charAt(check);
}

export const checkDigits: Readonly<Record<string, (number: string) => boolean>> = {
  AT: (number) => (10 - ((luhnSum(number.slice(1, -1), 1) + 4) % 10)) % 10 === Number(number.at(-1)),
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: fitsMod1110,
  ES: fitsSpanish,
  FI: (number) => weighted(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  // Numbers with letters have another rule.
  FR: (number) => !/^\d+$/.test(number) || remainder(`${number.slice(2)}12`, 97) === Number(number.slice(0, 2)),
  HR: fitsMod1110,
  IT: (number) => luhnSum(number, 1) % 10 === 0,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  NL: fitsDutch,
  PL: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number.at(-1)),
  PT: (number) => {
    const check = 11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return (check > 9 ? 0 : check) === Number(number.at(-1));
  },
};
