import type { CategoryEntry } from './taxonomy.ts';

// Size guides are texts of categories. A category without its own has that of the nearest category above.

/** The category whose size guide applies to this one; null if there is none. */
export function guideOwner(category: CategoryEntry): CategoryEntry | null {
  return [...category.ancestors, category].findLast(({ sizeGuide }) => sizeGuide !== '') ?? null;
}

/**
 * The category whose size guide applies to a product: the most specific one that has a guide.
 * @param categories all categories that list the product, in its order
 */
export function guideOwnerOf(categories: readonly CategoryEntry[]): CategoryEntry | null {
  const owners = categories.filter(({ sizeGuide }) => sizeGuide !== '');
  return owners.toSorted((a, b) => b.ancestors.length - a.ancestors.length)[0] ?? null;
}
