import { globalId } from '../../../../shared/globalId.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { PlacedEvent } from '../../../platform/events/readEvents.ts';
import { isPublic, publicEvents, type EventData, type PublicEventType } from './publicEvents.ts';

/** An event as integrators see it. */
export interface PublishedEvent {
  /** Number of the event. */
  id: number;
  type: PublicEventType;
  occurredAt: Date;
  position: bigint;
  /** Global id of the object that the event is about. */
  objectId: string;
  data: EventData;
}

/** Returns the events in the form that integrators see. */
export async function publishedForm({ prisma }: Db, events: readonly PlacedEvent[]): Promise<PublishedEvent[]> {
  const numbers = new Set(events.flatMap(({ payload }) => ('productId' in payload ? [payload.productId] : [])));
  const variations =
    numbers.size === 0
      ? []
      : await prisma.product.findMany({
          where: { id: { in: [...numbers] }, parentId: { not: null } },
          select: { id: true, parentId: true },
        });
  const parents = new Map(variations.map(({ id, parentId }) => [id, parentId]));
  const ids = (id: number) => {
    const parentId = parents.get(id);
    return parentId == null
      ? { productId: globalId('Product', id), variationId: null }
      : { productId: globalId('Product', parentId), variationId: globalId('ProductVariation', id) };
  };
  return events.flatMap(({ id, type, payload, occurredAt, position }) =>
    isPublic(type) ? [{ id: Number(id), type, occurredAt, position, ...publicEvents[type].publish(payload, ids) }] : [],
  );
}
