/** What of a product says whether there is anything in it to buy. */
export interface ProductContents {
  type: string;
  status: string;
  grouped: readonly unknown[];
  variations: readonly unknown[];
}

/**
 * What is told of a product that shoppers see, but of which they can buy nothing, because what it is made of is missing; null for all
 * others. It is only told: what is missing may be on its way.
 */
export function emptyProductWords({ type, status, grouped, variations }: ProductContents): string | null {
  if (status !== 'PUBLISHED') return null;
  if (type === 'GROUPED' && grouped.length === 0) return 'The group has no products. Shoppers can see it but can’t buy anything from it.';
  if (type === 'VARIABLE' && variations.length === 0) return 'There are no variations. Shoppers can see the product but can’t buy it.';
  return null;
}
