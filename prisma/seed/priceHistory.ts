// Prices of the demo products in the last months, so that every "was" price and discount badge is based on real data.
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { PriceRow } from '../../server/catalogue/pricing/priceLedger.ts';
import { pick } from './random.ts';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 120;

/**
 * The ledger of a product since it came into the shop, at most 120 days back, oldest entry first. The last one is the
 * price in effect now. Empty for products without their own price.
 */
export function demoPriceHistory(now: Date, record: ProductRecord, createdAt?: Date): PriceRow[] {
  const { regularPriceMinor: regular, salePriceMinor: sale, saleStartsAt, saleEndsAt } = record;
  if (regular === undefined) return [];
  const start = Math.max(now.getTime() - HISTORY_DAYS * DAY_MS, createdAt?.getTime() ?? 0);
  // All variations of a product change price at the same time.
  const seed = record.parent ?? record.sku ?? record.name;
  const points = earlier(now, start, regular, seed);
  if (sale !== undefined && saleStartsAt && saleEndsAt) {
    points.push(
      { at: new Date(saleStartsAt), priceMinor: sale, isSale: true },
      { at: new Date(saleEndsAt), priceMinor: regular, isSale: false },
    );
  }
  const past = points.filter(({ at }) => at.getTime() >= start && at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return past.filter((point, index) => point.priceMinor !== past[index - 1]?.priceMinor);
}

/** Before the current sale: some products went up or down a little, some were on sale for a week. */
function earlier(now: Date, start: number, regular: number, seed: string): PriceRow[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const mood = pick(`${seed} mood`, 6);
  const points: PriceRow[] = [
    {
      at: new Date(start),
      priceMinor: mood === 0 ? rounded(regular * 0.95) : mood === 1 ? rounded(regular * 1.06) : regular,
      isSale: false,
    },
  ];
  if (mood <= 1) points.push({ at: daysAgo(78 + pick(`${seed} change`, 20)), priceMinor: regular, isSale: false });
  if (mood === 2 || mood === 3) {
    const from = 60 + pick(`${seed} week`, 14);
    points.push(
      { at: daysAgo(from), priceMinor: rounded(regular * 0.88), isSale: true },
      { at: daysAgo(from - 7), priceMinor: regular, isSale: false },
    );
  }
  // A change that falls before the product's first day leaves it at its regular price from the start.
  const isYoung = points.slice(1).some(({ at }) => at.getTime() < start);
  return isYoung ? [{ at: new Date(start), priceMinor: regular, isSale: false }] : points;
}

function rounded(price: number): number {
  return price >= 1000 ? Math.round(price / 100) * 100 - 10 : Math.max(1, Math.round(price / 10) * 10 - 1);
}
