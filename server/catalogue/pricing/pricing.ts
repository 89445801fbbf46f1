// Public API of the pricing module.
export { type TimedChanges, timedChanges } from './extensionPoints.ts';
export { watchPrices } from './priceClock.ts';
export { type PriceHistoryFacts, maxHistoryDays, priceHistories } from './priceHistory.ts';
export type { PricePoint, PriceRow } from './priceLedger.ts';
export { recordDuePrices, recordFirstPrices, recordPrices } from './prices.ts';
