// The parts of a product page below its first screen in one file of the build: all of them are needed as soon as one is.
export * as alert from '../alerts/StockAlert.tsx';
export * as bought from '../marketplace/BoughtTogether.tsx';
export * as facts from './LateFacts.tsx';
export * as offers from '../offers/table/OffersTable.tsx';
export * as priceHistory from '../pricing/history/PriceHistory.tsx';
export * as reviews from '../reviews/Reviews.tsx';
export * as share from './sharing/ShareProduct.tsx';
