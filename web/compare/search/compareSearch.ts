import { lazyPart } from '../../kit/lazyPart.ts';

/** The group that is searched in. */
export interface SearchedGroup {
  slug: string;
  name: string;
}

/** The search for products to compare, whose code comes with its first use. */
export const compareSearch = lazyPart(async () => (await import('./CompareSearch.tsx')).CompareSearch);
