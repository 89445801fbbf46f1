import type { ApiScope, MetafieldOwnerType, StaffRight } from '../../generated/prisma/enums.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';

// The kinds of records that have custom fields.

/** The column of `Metafield` that names the owner. */
export type OwnerColumn = 'productId' | 'categoryId' | 'accountId' | 'orderId' | 'orderLineId' | 'cartId' | 'cartLineId';

/** A record that has custom fields. */
export interface Owner {
  column: OwnerColumn;
  id: number;
}

/** An owner that exists, with the types of definitions that apply to it. */
export interface FoundOwner extends Owner {
  types: readonly MetafieldOwnerType[];
}

interface StaffOwner {
  /** What callers call it. */
  name: string;
  right: StaffRight;
  writeScopes: readonly ApiScope[];
}

/** The owners whose fields staff set. */
export const staffOwners = {
  productId: { name: 'product', right: 'CATALOGUE', writeScopes: ['CATALOGUE_WRITE'] },
  categoryId: { name: 'category', right: 'CATALOGUE', writeScopes: ['CATALOGUE_WRITE'] },
  accountId: { name: 'customer', right: 'ORDERS', writeScopes: ['CUSTOMERS_READ', 'ORDERS_WRITE'] },
  orderId: { name: 'order', right: 'ORDERS', writeScopes: ['ORDERS_WRITE'] },
  orderLineId: { name: 'order line', right: 'ORDERS', writeScopes: ['ORDERS_WRITE'] },
} as const satisfies Partial<Record<OwnerColumn, StaffOwner>>;

export type StaffOwnerColumn = keyof typeof staffOwners;

const { sql } = Prisma;

/** Locks the owners against deletion; each row has the type of its definitions where that depends on the record. */
const lockSql: Record<StaffOwnerColumn, (ids: readonly number[]) => Prisma.Sql> = {
  productId: (ids) => sql`SELECT "id", "type"::text FROM "Product" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR KEY SHARE`,
  categoryId: (ids) => sql`SELECT "id", '' AS "type" FROM "Category" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR KEY SHARE`,
  accountId: (ids) =>
    sql`SELECT "id", '' AS "type" FROM "Account" WHERE "id" = ANY(${ids}::int[]) AND "role" = 'CUSTOMER' ORDER BY "id" FOR KEY SHARE`,
  orderId: (ids) => sql`SELECT "id", '' AS "type" FROM "Order" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR KEY SHARE`,
  orderLineId: (ids) => sql`SELECT "id", '' AS "type" FROM "OrderLine" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR KEY SHARE`,
};

const typesOf: Record<OwnerColumn, readonly MetafieldOwnerType[]> = {
  productId: ['PRODUCT'],
  categoryId: ['CATEGORY'],
  accountId: ['CUSTOMER'],
  orderId: ['ORDER', 'CART'],
  orderLineId: ['CART_LINE'],
  cartId: ['CART'],
  cartLineId: ['CART_LINE'],
};

/** The owner of a shopper, which is locked with its cart. */
export const ownerInCart = (owner: Owner): FoundOwner => ({ ...owner, types: typesOf[owner.column] });

/** Finds which of these records exist, and locks them against deletion. */
export async function lockOwners(tx: Tx, column: StaffOwnerColumn, ids: readonly number[]): Promise<FoundOwner[]> {
  const rows = await tx.$queryRaw<{ id: number; type: string }[]>(lockSql[column](ids));
  return rows.map(({ id, type }) => ({ column, id, types: type === 'VARIATION' ? ['PRODUCT_VARIATION'] : typesOf[column] }));
}
