// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** Bestsellers */
export const bestsellers = "Bestsellers";

/** Category */
export const category = "Category";

/** Categories */
export const categories = "Categories";

/** Select a category */
export const selectACategory = "Select a category";

/** Go */
export const go = "Go";

/** No products match all the selected filters. */
export const noProductsMatchAll = "No products match all the selected filters.";

/** No products here at the moment. */
export const noProductsHereAtMoment = "No products here at the moment.";

/** Check the spelling, try fewer or more general words, or browse a category. */
export const checkSpellingTryFewer = "Check the spelling, try fewer or more general words, or browse a category.";

/** This page doesn’t exist */
export const thisPageDoesntExist = "This page doesn’t exist";

/** Clear all filters */
export const clearAllFilters = "Clear all filters";

/** Search all categories */
export const searchAllCategories = "Search all categories";

/** All products */
export const allProducts = "All products";

/** Go to the first page */
export const goToFirstPage = "Go to the first page";

/** The list may be shorter than when the link was created. */
export const listMayBeShorterThan = "The list may be shorter than when the link was created.";

/** Browse categories */
export const browseCategories = "Browse categories";

/** Search {title} */
export const searchForTitle = (v: { title: string | number }): string => `Search ${v.title}`;

/** Search */
export const search = "Search";

/** More: {title} */
export const moreOf = (v: { title: string | number }): string => `More: ${v.title}`;

/** No matches */
export const noMatches = "No matches";

/** {count, plural, one {1 match} other {{count} matches}} */
export const matchCount = (v: { count: number }): string => `${(v.count === 1 ? "1 match" : `${v.count} matches`)}`;

/** Show all {count} */
export const showAll = (v: { count: string | number }): string => `Show all ${v.count}`;

/** Show fewer */
export const showFewer = "Show fewer";

/** {min} to {max} */
export const priceRange = (v: { min: string | number; max: string | number }): string => `${v.min} to ${v.max}`;

/** In stock */
export const inStock = "In stock";

/** On sale */
export const onSale = "On sale";

/** Active filters */
export const activeFilters = "Active filters";

/** Clear all */
export const clearAll = "Clear all";

/** Filters */
export const filters = "Filters";

/** Show only */
export const showOnly = "Show only";

/** Brand */
export const brand = "Brand";

/** Price */
export const price = "Price";

/** From € */
export const minimumPrice = "From €";

/** To € */
export const maximumPrice = "To €";

/** Go<span>: apply price range</span> */
export const goApplyPriceRange = (v: { span: (text: ReactNode) => ReactNode }): ReactNode => rich("Go", v.span(": apply price range"));

/** Apply filters */
export const applyFilters = "Apply filters";

/** Trying again… */
export const trying = "Trying again…";

/** Try again */
export const tryAgain = "Try again";

/** {message} Still showing the previous results. */
export const stillShowingPreviousResults = (v: { message: string | number }): string => `${v.message} Still showing the previous results.`;

/** {count, plural, one {Show 1 product} other {Show {count} products}} */
export const showProducts = (v: { count: number }): string => `${(v.count === 1 ? "Show 1 product" : `Show ${v.count} products`)}`;

/** Close filters */
export const closeFilters = "Close filters";

/** Category not found */
export const categoryNotFound = "Category not found";

/** Results for “{search}” */
export const resultsFor = (v: { search: string | number }): string => `Results for “${v.search}”`;

/** {title}, page {page} */
export const titleAndPage = (v: { title: string | number; page: string | number }): string => `${v.title}, page ${v.page}`;

/** {title}: prices including VAT, availability and all details at a glance. */
export const listDescription = (v: { title: string | number }): string => `${v.title}: prices including VAT, availability and all details at a glance.`;

/** Subcategories of {category} */
export const subcategoriesOf = (v: { category: string | number }): string => `Subcategories of ${v.category}`;

/** Default sorting */
export const defaultSorting = "Default sorting";

/** Sort by popularity */
export const sortByPopularity = "Sort by popularity";

/** Sort by average rating */
export const sortByAverageRating = "Sort by average rating";

/** Sort by newest */
export const sortByLatest = "Sort by newest";

/** Sort by price: low to high */
export const sortPriceLowHigh = "Sort by price: low to high";

/** Sort by price: high to low */
export const sortPriceHighLow = "Sort by price: high to low";

/** Pagination */
export const pagination = "Pagination";

/** Page {number} */
export const pageNumber = (v: { number: string | number }): string => `Page ${v.number}`;

/** Previous */
export const previous = "Previous";

/** Next */
export const next = "Next";

/** Showing the only result */
export const showingTheOnlyResult = "Showing the only result";

/** Showing all {count} results */
export const showingAllResults = (v: { count: string | number }): string => `Showing all ${v.count} results`;

/** Showing {first}–{last} of {count} results */
export const showingOfResults = (v: { first: string | number; last: string | number; count: string | number }): string => `Showing ${v.first}–${v.last} of ${v.count} results`;

/** Sort by */
export const sortBy = "Sort by";

/** Sort */
export const sort = "Sort";

/** You may also like */
export const youMayAlsoLike = "You may also like";

/** Goes well with this product */
export const goesWellWithThisProduct = "Goes well with this product";

/** Search results */
export const searchResults = "Search results";

/** Compare search results */
export const compareSearchResults = "Compare search results";

/** View all results */
export const viewAllResults = "View all results";

/** {count, plural, one {1 product} other {{count} products}} */
export const productsFound = (v: { count: number }): string => `${(v.count === 1 ? "1 product" : `${v.count} products`)}`;

/** {count, plural, one {1 category or brand} other {{count} categories and brands}} */
export const categoriesAndBrands = (v: { count: number }): string => `${(v.count === 1 ? "1 category or brand" : `${v.count} categories and brands`)}`;

/** {matches} found. Use the arrow keys to browse. */
export const foundUseArrowKeys = (v: { matches: string | number }): string => `${v.matches} found. Use the arrow keys to browse.`;

/** Search in */
export const searchIn = "Search in";

/** Search the shop */
export const searchTheShop = "Search the shop";

/** Search products */
export const searchProducts = "Search products";

/** All categories */
export const allCategories = "All categories";

/** Or browse categories */
export const orBrowseCategories = "Or browse categories";

/** {count}<hidden>{count, plural, one { product} other { products}}</hidden> */
export const productCount = (v: { count: number; hidden: (text: ReactNode) => ReactNode }): ReactNode => rich(v.count, v.hidden((v.count === 1 ? " product" : " products")));

/** From {price} */
export const priceFrom = (v: { price: string | number }): string => `From ${v.price}`;

/** Up to {price} */
export const priceUpTo = (v: { price: string | number }): string => `Up to ${v.price}`;

/** <hidden>Remove filter </hidden>{label} */
export const removeFilter = (v: { hidden: (text: ReactNode) => ReactNode; label: string | number }): ReactNode => rich(v.hidden("Remove filter "), v.label);

/** Products */
export const products = "Products";

/** Brands */
export const brands = "Brands";

/** Shop */
export const shop = "Shop";

/** Sorted by popularity */
export const sortedByPopularity = "Sorted by popularity";

/** Sorted by average rating */
export const sortedByRating = "Sorted by average rating";

/** Sorted by newest */
export const sortedByLatest = "Sorted by newest";

/** Sorted by price: low to high */
export const sortedPriceLowHigh = "Sorted by price: low to high";

/** Sorted by price: high to low */
export const sortedPriceHighLow = "Sorted by price: high to low";

/** Lowest price */
export const lowestPrice = "Lowest price";

/** Highest price */
export const highestPrice = "Highest price";
