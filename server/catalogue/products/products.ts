// What other modules may use of products.
export { resumeBulkEdit, stopBulkEdit, undoBulkEdit } from './admin/bulk/bulkEdit.ts';
export { runBulkEdit, unfinishedBulkEdits } from './admin/bulk/bulkRun.ts';
export { bulkProblems, readBulkEdit, recentBulkEdits, removeOldBulkEdits } from './admin/bulk/reading.ts';
export { type StaffFilter, idsForStaff, stockStates } from './admin/list.ts';
export { exportPath, importPath, picturePath, rejectedPath } from './admin/paths.ts';
export { forgottenUploads, maxRepeats, processPicture } from './admin/pictureJob.ts';
export { receivePicture } from './admin/pictures.ts';
export { crossSellIds, maxCrossSells } from './crossSells.ts';
export { type SitemapEntry, type SitemapSource, sitemapSources } from './extensionPoints.ts';
export { categorySlugNow, productSlugNow } from './formerSlugs.ts';
export { isGtin } from './gtin.ts';
export { discountPercent, productPath, shownStock, specificationText } from './productFacts.ts';
export { availabilityChangeOf, priceChangeOf } from './sinceAdded.ts';
export { sitemapPage, sitemapPageCount } from './sitemap.ts';
export { type AttributeEntry, type CategoryEntry, type Taxonomy, type TermEntry, taxonomy, withDescendants } from './taxonomy.ts';
export {
  type AttributeRow,
  type NewAttribute,
  findOrCreateAttributes,
  findOrCreateBrands,
  findOrCreateCategories,
  findOrCreateTerms,
  pathKey,
  termKey,
} from './terms.ts';
export { refreshWaiting } from './waiting.ts';
