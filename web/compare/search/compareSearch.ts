import { lazyPart } from '../../kit/lazyPart.ts';

/** The group to search in. */
export interface SearchedGroup {
  slug: string;
  name: string;
}

/** The compare search, whose code is loaded on first use. */
export const compareSearch = lazyPart(async () => (await import('./CompareSearch.tsx')).CompareSearch);
