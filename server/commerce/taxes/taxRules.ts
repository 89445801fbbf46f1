import { localeOf, type Language } from '../../../shared/languages.ts';
import type { TaxClass } from '../../generated/prisma/enums.ts';

// VAT included in gross prices. All values are integers: cents, and hundredths of a per cent. Pure.

/** Rates by country and class, in hundredths of a per cent (1900 = 19%). */
export type TaxRates = ReadonlyMap<string, ReadonlyMap<TaxClass, number>>;

/**
 * The VAT included in a gross amount, rounded half up to whole minor units.
 * @param grossMinor not negative
 * @param basisPoints the rate, in hundredths of a per cent of the net amount
 */
export function vatOf(grossMinor: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints;
  return Math.floor((2 * grossMinor * basisPoints + whole) / (2 * whole));
}

/** The VAT at one rate within a total. */
export interface TaxShare {
  basisPoints: number;
  amountMinor: number;
}

/** Sums VAT by rate, highest rate first, without rates of 0%. */
export function taxShares(taxed: readonly { vatBasisPoints: number; vatMinor: number }[]): TaxShare[] {
  const byRate = new Map<number, number>();
  for (const { vatBasisPoints, vatMinor } of taxed) {
    if (vatBasisPoints > 0) byRate.set(vatBasisPoints, (byRate.get(vatBasisPoints) ?? 0) + vatMinor);
  }
  return [...byRate].map(([basisPoints, amountMinor]) => ({ basisPoints, amountMinor })).toSorted((a, b) => b.basisPoints - a.basisPoints);
}

/** @returns a rate such as "19%" or "5.5%" */
export function formatRate(basisPoints: number, language: Language): string {
  return (basisPoints / 10_000).toLocaleString(localeOf[language], { style: 'percent', maximumFractionDigits: 2 });
}

/** @returns a label such as "19% VAT" or "5.5% VAT" */
export function taxLabel(basisPoints: number): string {
  return `${basisPoints / 100}% VAT`;
}
