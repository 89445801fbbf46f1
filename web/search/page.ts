// All of the listing's first screen in one file of the build.
export { ListingPage } from './ListingPage.tsx';
export { loadListing } from './loadListing.ts';
