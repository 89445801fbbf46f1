import { emitEvents } from '../../platform/events/domainEvents.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { SqlClient } from '../../platform/database/sql.ts';

/** Data of a product event. */
export interface ProductFacts {
  productId: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    productCreated: ProductFacts;
    /** What staff or an import can change has changed, also in a category or attribute of the product. Not emitted for stock alone. */
    productUpdated: ProductFacts;
    productDeleted: ProductFacts;
  }
}

/** Products that a transaction has changed. */
export interface ChangedProducts {
  /** All changed products, with the new ones. */
  productIds: readonly number[];
  createdIds?: readonly number[];
  deletedIds?: readonly number[];
}

/** Emits the events of changed products, each product once. */
export async function emitProductEvents(
  client: Tx | SqlClient,
  { productIds, createdIds = [], deletedIds = [] }: ChangedProducts,
  now: Date,
): Promise<void> {
  const isSettled = new Set([...createdIds, ...deletedIds]);
  const facts = (ids: Iterable<number>) => [...ids].map((productId) => ({ productId }));
  await emitEvents(client, 'productCreated', facts(createdIds), now);
  await emitEvents(client, 'productUpdated', facts(new Set(productIds.filter((id) => !isSettled.has(id)))), now);
  await emitEvents(client, 'productDeleted', facts(deletedIds), now);
}
