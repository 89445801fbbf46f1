import type { Db } from '../../../platform/database/db.ts';
import { StaleRecordError, parseInput } from '../../../platform/errors/errors.ts';
import type { TaxClass } from '../../../generated/prisma/client.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { changesOf, differing, changeSettings } from '../../../foundation/settings/settings.ts';
import { countries, countryByCode, type Country } from '../../../platform/i18n/countries.ts';
import { taxInput, type TaxInput } from './input.ts';

// VAT rates by country. A missing rate counts as 0%, as does the class ZERO by definition.

/** A country with its rates, in hundredths of a per cent. */
export interface CountryTaxes {
  country: Country;
  standardBasisPoints: number;
  reducedBasisPoints: number;
  /** Expected by the next save; 0 while the country has no rates. */
  version: number;
}

type RateRow = { country: string; taxClass: TaxClass; basisPoints: number; version: number };

function taxesOf(country: Country, rows: readonly RateRow[]): CountryTaxes {
  const own = rows.filter((row) => row.country === country.code);
  const rateOf = (taxClass: TaxClass) => own.find((row) => row.taxClass === taxClass)?.basisPoints ?? 0;
  return {
    country,
    standardBasisPoints: rateOf('STANDARD'),
    reducedBasisPoints: rateOf('REDUCED'),
    version: Math.max(0, ...own.map(({ version }) => version)),
  };
}

/** All countries that the shop knows, by name. */
export async function listTaxes({ prisma }: Pick<Db, 'prisma'>): Promise<CountryTaxes[]> {
  const rows = await prisma.taxRate.findMany();
  return countries.map((country) => taxesOf(country, rows));
}

/** A country by its code; null for one that the shop doesn't know. */
export async function readTaxes({ prisma }: Pick<Db, 'prisma'>, code: string): Promise<CountryTaxes | null> {
  const country = countryByCode.get(code);
  return country ? taxesOf(country, await prisma.taxRate.findMany({ where: { country: code } })) : null;
}

/**
 * Sets the VAT rates of a country. Prices include VAT, so shoppers pay the same as before; existing orders retain their rates.
 * @returns the country's code
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export function saveTaxes(shop: Shop, expectedVersion: number, input: TaxInput): Promise<string> {
  const { country, standardBasisPoints, reducedBasisPoints } = parseInput(taxInput, input);
  return changeSettings(shop, async (tx) => {
    const rows = await tx.taxRate.findMany({ where: { country } });
    const current = Math.max(0, ...rows.map(({ version }) => version));
    if (current !== expectedVersion) throw new StaleRecordError();
    const version = current + 1;
    const rates = [
      ['STANDARD', standardBasisPoints],
      ['REDUCED', reducedBasisPoints],
    ] as const;
    for (const [taxClass, basisPoints] of rates) {
      const where = { country_taxClass: { country, taxClass } };
      await tx.taxRate.upsert({ where, create: { country, taxClass, basisPoints, version }, update: { basisPoints, version } });
    }
    const rateOf = (taxClass: TaxClass) => rows.find((row) => row.taxClass === taxClass)?.basisPoints ?? 0;
    const before = { standardBasisPoints: rateOf('STANDARD'), reducedBasisPoints: rateOf('REDUCED') };
    const details = { country, ...changesOf(before, differing(before, { standardBasisPoints, reducedBasisPoints })) };
    return { value: country, act: { action: 'taxRate.save', targetType: 'TaxRate', details } };
  });
}
