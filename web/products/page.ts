// All of the product page's first screen in one file of the build.
export { ProductPage } from './ProductPage.tsx';
export { loadProduct } from './productParts.ts';
