// Which price is in effect: as a function for code that holds a product, and as SQL for queries. Both must agree;
// tests/pricing/pricesLedger.test.ts compares them.

export interface Pricing {
  regularPriceMinor: number | null;
  salePriceMinor: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
}

/** Days before a reduction whose lowest price is shown as the prior price (EU Price Indication Directive, article 6a). */
export const priorPriceDays = 30;

/**
 * A sale runs from its start (inclusive) to its end (exclusive); a missing date is no limit. A sale price that isn't below the regular
 * price is no sale.
 */
export function isSaleInEffect(pricing: Pricing, now: Date): boolean {
  const { regularPriceMinor, salePriceMinor } = pricing;
  if (salePriceMinor === null || regularPriceMinor === null || salePriceMinor >= regularPriceMinor) return false;
  if (pricing.saleStartsAt !== null && now < pricing.saleStartsAt) return false;
  return pricing.saleEndsAt === null || now < pricing.saleEndsAt;
}

/** The current unit price in minor units; null when the product has no price of its own. */
export function priceInEffect(pricing: Pricing, now: Date): number | null {
  return isSaleInEffect(pricing, now) ? pricing.salePriceMinor : pricing.regularPriceMinor;
}

/**
 * isSaleInEffect() as a boolean SQL expression.
 * @param product alias of the "Product" row
 * @param now placeholder of the instant, such as `$2`
 */
export function saleInEffectSql(product: string, now: string): string {
  return `(coalesce(${product}."salePriceMinor" < ${product}."regularPriceMinor", false)
    and (${product}."saleStartsAt" is null or ${product}."saleStartsAt" <= ${now}::timestamptz)
    and (${product}."saleEndsAt" is null or ${product}."saleEndsAt" > ${now}::timestamptz))`;
}

/** priceInEffect() as an SQL expression: minor units or null. */
export function priceInEffectSql(product: string, now: string): string {
  return `case when ${saleInEffectSql(product, now)} then ${product}."salePriceMinor" else ${product}."regularPriceMinor" end`;
}
