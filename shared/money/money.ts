// How amounts are written, for server and browsers alike. The display is a setting of the shop. The server reads it with the shop's details, and
// pages and the administration get it with their first data.

import { namedDisplay } from './display.ts';

/** The only currency. */
export const currencyCode = 'EUR';

/** The ways in which staff may have amounts written, with an example each. The first is that of a new shop. */
export const currencyDisplays = [
  { value: 'SYMBOL', example: '€1,234.50' },
  { value: 'SYMBOL_AFTER', example: '1,234.50 €' },
  { value: 'CODE', example: 'EUR 1,234.50' },
] as const;

export type CurrencyDisplay = (typeof currencyDisplays)[number]['value'];

/** Whether a text names one of the displays. */
export function isCurrencyDisplay(name: string): name is CurrencyDisplay {
  return currencyDisplays.some(({ value }) => value === name);
}

/** Returns the display that amounts are written in. */
function currentDisplay(): CurrencyDisplay {
  const name = namedDisplay();
  return isCurrencyDisplay(name) ? name : 'SYMBOL';
}

const locale = 'en-IE';
const formats = new Map<string, Intl.NumberFormat>();

/** Formats cost much to make, and there are few of them. */
function formatOf(as: CurrencyDisplay, digits: number): Intl.NumberFormat {
  const key = `${as} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const currency = { style: 'currency', currency: currencyCode, currencyDisplay: as === 'CODE' ? 'code' : 'symbol' } as const;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made = new Intl.NumberFormat(locale, as === 'SYMBOL_AFTER' ? fraction : { ...currency, ...fraction });
  formats.set(key, made);
  return made;
}

const symbol = formatOf('SYMBOL', 2)
  .formatToParts(0)
  .find(({ type }) => type === 'currency')?.value;

/** How an amount is written, where that differs from the rest of the shop. */
export interface MoneyFormat {
  as?: CurrencyDisplay;
  /** Digits after the point. */
  digits?: number;
}

/** Writes an amount of euros, such as a unit price that is less than a cent. */
export function formatAmount(amount: number, { as = currentDisplay(), digits = 2 }: MoneyFormat = {}): string {
  const text = formatOf(as, digits).format(amount);
  // A no-break space, as before a unit.
  return as === 'SYMBOL_AFTER' ? `${text}\u00a0${symbol ?? currencyCode}` : text;
}

/** Writes an amount as the shop does. @param minor cents @returns such as "€1,234.50" */
export function formatMoney(minor: number, format?: MoneyFormat): string {
  return formatAmount(minor / 100, format);
}
