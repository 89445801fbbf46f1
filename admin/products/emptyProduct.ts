import * as t from './__generated__/messages.ts';

/** The data that decides whether a product has anything to buy. */
export interface ProductContents {
  type: string;
  status: string;
  grouped: readonly unknown[];
  variations: readonly unknown[];
}

/**
 * Warning for a published product of which shoppers can buy nothing, because its parts are missing; null for all others. It blocks nothing:
 * the missing parts may be added soon.
 */
export function emptyProductWarning({ type, status, grouped, variations }: ProductContents): string | null {
  if (status !== 'PUBLISHED') return null;
  if (type === 'GROUPED' && grouped.length === 0) return t.groupHasNoProducts;
  if (type === 'VARIABLE' && variations.length === 0) return t.thereAreNoVariations;
  return null;
}
