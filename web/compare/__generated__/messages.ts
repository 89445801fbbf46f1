// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** We couldn’t process this form. Reload the page and try again. */
export const unknownForm = "We couldn’t process this form. Reload the page and try again.";

/** “{name}” cleared. */
export const nameCleared = (v: { name: string | number }): string => `“${v.name}” cleared.`;

/** Undo */
export const undo = "Undo";

/** Comparison */
export const comparison = "Comparison";

/** {total, plural, one {Compare 1 product} other {Compare {total} products}} */
export const compareProducts = (v: { total: number }): string => `${(v.total === 1 ? "Compare 1 product" : `Compare ${v.total} products`)}`;

/** Compare */
export const compare = "Compare";

/** Compare: {product} */
export const compareProduct = (v: { product: string | number }): string => `Compare: ${v.product}`;

/** Remove {product} from comparison */
export const removeFromComparison = (v: { product: string | number }): string => `Remove ${v.product} from comparison`;

/** Your comparison is empty. */
export const yourComparisonIsEmpty = "Your comparison is empty.";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** Select “Compare” on similar products to see their differences side by side. */
export const selectCompareOnSimilar = "Select “Compare” on similar products to see their differences side by side.";

/** Compared products: {name} */
export const comparedName = (v: { name: string | number }): string => `Compared products: ${v.name}`;

/** Compare these {count} */
export const compareThese = (v: { count: string | number }): string => `Compare these ${v.count}`;

/** Clear {name} */
export const clearName = (v: { name: string | number }): string => `Clear ${v.name}`;

/** Compare ({total}) */
export const compareTotal = (v: { total: string | number }): string => `Compare (${v.total})`;

/** Go to compare */
export const goToCompare = "Go to compare";

/** Compared products */
export const comparedProducts = "Compared products";

/** No products left in this group. */
export const noProductsLeftIn = "No products left in this group.";

/** Find more */
export const findMore = "Find more";

/** Groups */
export const groups = "Groups";

/** Please, add items to this compare group or choose not empty group */
export const pleaseAddItemsToThisCompare = "Please, add items to this compare group or choose not empty group";

/** Please, add more items to compare */
export const pleaseAddMoreItems = "Please, add more items to compare";

/** Out of stock */
export const soldOut = "Out of stock";

/** Back in stock */
export const backInStock = "Back in stock";

/** {amount} less than when you added it */
export const lessThanWhenYouAddedIt = (v: { amount: string | number }): string => `${v.amount} less than when you added it`;

/** {amount} more than when you added it */
export const moreThanWhenYouAddedIt = (v: { amount: string | number }): string => `${v.amount} more than when you added it`;

/** {title}, table */
export const titleTable = (v: { title: string | number }): string => `${v.title}, table`;

/** Add a second product to see the differences. */
export const addSecondProductToSeeDifferences = "Add a second product to see the differences.";

/** Best in row */
export const bestInRow = "Best in row";

/** There are no differences between these products. */
export const theseProductsDontDiffer = "There are no differences between these products.";

/** Link copied. */
export const linkCopied = "Link copied.";

/** Couldn’t copy the link. Copy it from the address bar. */
export const couldntCopyLinkCopy = "Couldn’t copy the link. Copy it from the address bar.";

/** Share<span> this comparison</span> */
export const shareThisComparison = (v: { span: (text: ReactNode) => ReactNode }): ReactNode => rich("Share", v.span(" this comparison"));

/** from  */
export const from = "from ";

/** {title}: prices, availability and all details side by side. */
export const pricesAvailabilityAndAllDetailsSide = (v: { title: string | number }): string => `${v.title}: prices, availability and all details side by side.`;

/** Add product */
export const addProduct = "Add product";

/** , differs */
export const differs = ", differs";

/** not stated */
export const notStated = "not stated";

/** , best */
export const best = ", best";

/** Differences only */
export const onlyDifferences = "Differences only";

/** Nothing to compare here yet. */
export const nothingToCompareHereYet = "Nothing to compare here yet.";

/** {size, plural, one {Compare your product} other {Compare your {size} products}} */
export const compareYourProducts = (v: { size: number }): string => `${(v.size === 1 ? "Compare your product" : `Compare your ${v.size} products`)}`;

/** View your comparison */
export const viewYourComparisons = "View your comparison";

/** Matching categories */
export const matchingCategories = "Matching categories";

/** Select “Compare” on two or more products in “{group}” to see their prices, availability and details side by side. */
export const selectCompareOnTwo = (v: { group: string | number }): string => `Select “Compare” on two or more products in “${v.group}” to see their prices, availability and details side by side.`;

/** Added to your comparison. */
export const addedToYourComparison = "Added to your comparison.";

/** {count, plural, one {Show added product} other {Show {count} added products}} */
export const showAddedProducts = (v: { count: number }): string => `${(v.count === 1 ? "Show added product" : `Show ${v.count} added products`)}`;

/** Adding… */
export const adding = "Adding…";

/** Add all to comparison */
export const addAllToComparison = "Add all to comparison";

/** In your comparison */
export const inYourComparison = "In your comparison";

/** Showing the first {shown} of {shown2}. */
export const showingTheFirstOf = (v: { shown: string | number; shown2: string | number }): string => `Showing the first ${v.shown} of ${v.shown2}.`;

/** {many} not shown: no longer sold, or from a different group. */
export const notShownNoLonger = (v: { many: string | number }): string => `${v.many} not shown: no longer sold, or from a different group.`;

/** No differences */
export const noDifferences = "No differences";

/** All rows differ */
export const allRowsDiffer = "All rows differ";

/** {different} of {many} differ */
export const ofDiffer = (v: { different: string | number; many: string | number }): string => `${v.different} of ${v.many} differ`;

/** Remove */
export const remove = "Remove";

/** Remove {name} from comparison */
export const removeFromComparison2 = (v: { name: string | number }): string => `Remove ${v.name} from comparison`;

/** Find {group} to compare */
export const findToCompare = (v: { group: string | number }): string => `Find ${v.group} to compare`;

/** Find products to compare */
export const findProductsToCompare = "Find products to compare";

/** Search products to compare */
export const searchProductsToCompare = "Search products to compare";

/** Name, brand or SKU */
export const nameBrandOrNumber = "Name, brand or SKU";

/** Search results */
export const searchResults = "Search results";

/** {count, plural, one {1 product found} other {{count} products found}} */
export const productsFound = (v: { count: number }): string => `${(v.count === 1 ? "1 product found" : `${v.count} products found`)}`;
