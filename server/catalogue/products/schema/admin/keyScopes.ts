import type { ApiScope } from '../../../../generated/prisma/client.ts';

// What an API key needs for mutations that change several areas at once: each area that the input touches.

const ofPrices: readonly string[] = ['regularPriceMinor', 'salePriceMinor', 'depositMinor', 'saleStartsAt', 'saleEndsAt'];
const ofStock: readonly string[] = ['stock', 'managesStock', 'isInStock', 'backorders', 'lowStockAmount'];
/** They name what is changed, and change nothing. */
const ofNothing: readonly string[] = ['databaseId', 'id', 'expectedVersion', 'idempotencyKey'];

function scopeOf(field: string): ApiScope | null {
  if (ofNothing.includes(field)) return null;
  if (ofPrices.includes(field)) return 'PRICES_WRITE';
  return ofStock.includes(field) ? 'INVENTORY_WRITE' : 'CATALOGUE_WRITE';
}

function scopesOf(inputs: readonly object[]): ApiScope[] {
  const found = inputs.flatMap((input) =>
    Object.entries(input).flatMap(([field, value]) => (value === undefined ? [] : (scopeOf(field) ?? []))),
  );
  // The payload is the product. A mutation that names no change still writes a new version.
  return [...new Set<ApiScope>(['CATALOGUE_READ', ...(found.length > 0 ? found : (['CATALOGUE_WRITE'] as const))])];
}

/** Of `updateProduct`. */
export const scopesOfProduct = ({ input }: { input: object }): ApiScope[] => scopesOf([input]);

/** Of `createProduct`. */
export const scopesOfNewProduct = ({ input }: { input: object }): ApiScope[] => [
  ...new Set([...scopesOf([input]), 'CATALOGUE_WRITE'] as const),
];

/** Of `updateVariations`. */
export const scopesOfVariations = ({ input }: { input: { variations: readonly object[] } }): ApiScope[] => scopesOf(input.variations);

/** Of `bulkUpsertProducts`, which may create products. */
export const scopesOfRows = ({ input }: { input: { rows: readonly object[] } }): ApiScope[] => [
  ...new Set([...scopesOf(input.rows), 'CATALOGUE_WRITE'] as const),
];

/** Of `startBulkEdit`. */
export function scopesOfChange({ input: { change } }: { input: { change: { price?: unknown; stock?: unknown } } }): ApiScope[] {
  const { price, stock, ...others } = change;
  const found = new Set<ApiScope>(['CATALOGUE_READ']);
  if (price != null) found.add('PRICES_WRITE');
  if (stock != null) found.add('INVENTORY_WRITE');
  if (Object.values(others).some((value) => value != null)) found.add('CATALOGUE_WRITE');
  return [...found];
}

/** For what may change everything of a product, such as imports. */
export const everyCatalogueScope: readonly ApiScope[] = ['CATALOGUE_WRITE', 'PRICES_WRITE', 'INVENTORY_WRITE'];
