// Public API of the projection module.
export { anyListingTag, listingTag, placesTag, productTag, tagsOfProducts } from './cacheTags.ts';
export { type FollowsProducts, followers, type ShowsBeside, shownBeside } from './extensionPoints.ts';
export { appendAtSql, lastChangeSql, offerLedger, productLedger, steppedPriorPriceSql, steppedReductionEndSql } from './ledgerSql.ts';
export { type Pricing, priceInEffect, priceInEffectSql, priorPriceDays, saleInEffectSql } from './priceRules.ts';
export { type ContentFacts, type UnitPriceFacts, contentColumns, contentOf, pricePerUnit } from './unitPriceRules.ts';
export { refreshPopularity } from './popularity.ts';
export { refreshProducts } from './refresh.ts';
export { soldInGroupsSql, variationsSql } from './refreshSql.ts';
