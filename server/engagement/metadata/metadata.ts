// Public API of the metadata module.
export { moveCartMetafields } from './cart.ts';
export { metafieldColumns } from './fileColumns.ts';
export { metafieldFilters } from './filtering.ts';
export { metafieldPersonalData, metafieldsOfOrders } from './participants.ts';
