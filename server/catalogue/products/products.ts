// Public API of the products module.
export { resumeBulkEdit, stopBulkEdit, undoBulkEdit } from './admin/bulk/bulkEdit.ts';
export { runBulkEdit, unfinishedBulkEdits } from './admin/bulk/bulkRun.ts';
export { bulkProblems, readBulkEdit, recentBulkEdits, removeOldBulkEdits } from './admin/bulk/reading.ts';
export { type StaffFilter, idsForStaff, stockStates } from './admin/list.ts';
export { exportPath, importPath, picturePath, rejectedPath } from './admin/paths.ts';
export { staleUploads, maxRepeats, processPicture } from './admin/pictureJob.ts';
export { receivePicture } from './admin/pictures.ts';
export { applyDefinitions } from './batch/definitions.ts';
export type { Entry } from './batch/entry.ts';
export {
  type AttributeDefinition,
  type AttributeRecord,
  type FileNotice,
  type AbsentFields,
  type ImageRecord,
  type ManufacturerRecord,
  type ProductRecord,
  type ReadItem,
  type RejectedRow,
  blankRecord,
  notesOf,
} from './batch/record.ts';
export { claimSourceIds, writeSourceIds } from './batch/sourceIds.ts';
export { type AttributeValue, writeAttributes } from './batch/writeAttributes.ts';
export { syncLinks } from './batch/syncLinks.ts';
export { idOf, entriesWith, writeCategories, writeImages } from './batch/writeLists.ts';
export { writeProducts } from './batch/writeProducts.ts';
export { type FeedItem, feedItems, sellableItems } from './feedItems.ts';
export { crossSellIds, maxCrossSells } from './crossSells.ts';
export {
  type FieldFilter,
  type ProductFields,
  type SitemapEntry,
  type SitemapSource,
  fieldConditions,
  productFields,
  sitemapSources,
} from './extensionPoints.ts';
export { setExternalShop, storeRatings } from './fromOutside.ts';
export { categorySlugNow, productSlugNow } from './formerSlugs.ts';
export { depositFault } from './deposits.ts';
export { energyFaults, isMinimumAge, maxMinimumAge } from './energyLabels.ts';
export { isGtin } from './gtin.ts';
export { cleanManufacturer, manufacturerFault } from './manufacturers.ts';
export { withdrawalException } from './withdrawalExceptions.ts';
export { discountPercent, isPriced, productPath, shownStock, specificationText } from './productFacts.ts';
export { availabilityChangeOf, priceChangeOf } from './sinceAdded.ts';
export { sitemapPage, sitemapPageCount } from './sitemap.ts';
export { type AttributeEntry, type CategoryEntry, type Taxonomy, type TermEntry, taxonomy, withDescendants } from './taxonomy.ts';
export { type AttributeRow, type NewAttribute, findOrCreateAttributes, findOrCreateTerms, termKey } from './terms.ts';
export { refreshWaiting } from './waiting.ts';
