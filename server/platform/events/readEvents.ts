import type { Db } from '../database/db.ts';
import type { DomainEvent, EventType } from './domainEvents.ts';

// Reading stored events by position. Positions are assigned after commit and under a lock (handleEvents.ts), so once a position is
// visible, so are all lower ones: a reader that continues after the last position it has seen misses nothing.

/** A stored event and its place in the order. */
export type PlacedEvent = DomainEvent & { position: bigint };

/** Position of the newest event that has one, also if it was deleted; 0 if there was none. */
export async function newestPosition({ prisma }: Db): Promise<bigint> {
  const [event, cursor] = await Promise.all([
    prisma.domainEvent.aggregate({ _max: { position: true } }),
    prisma.eventCursor.aggregate({ _max: { position: true } }),
  ]);
  const [stored, passed] = [event._max.position ?? 0n, cursor._max.position ?? 0n];
  return stored > passed ? stored : passed;
}

/** Which events to read. */
export interface EventRange {
  types: readonly EventType[];
  /** Position that the caller has read up to. */
  after: bigint;
  /** Last position to read: a result of `newestPosition`. */
  upTo: bigint;
  limit: number;
}

// Only `emitEvents` and `emittedPart` write type and payload.
const placed = ({ id, ...event }: { id: bigint }) => ({ ...event, id: String(id) }) as unknown as PlacedEvent;

/** Returns events in the order of their positions. */
export async function readEvents({ prisma }: Db, { types, after, upTo, limit }: EventRange): Promise<PlacedEvent[]> {
  const rows = await prisma.domainEvent.findMany({
    where: { type: { in: [...types] }, position: { gt: after, lte: upTo } },
    orderBy: { position: 'asc' },
    take: limit,
  });
  return rows.map(placed);
}

/** Returns the newest event of these types that has a position; null if there is none. */
export async function newestEvent({ prisma }: Db, types: readonly EventType[]): Promise<PlacedEvent | null> {
  const found = await prisma.domainEvent.findFirst({
    where: { type: { in: [...types] }, position: { not: null } },
    orderBy: { position: 'desc' },
  });
  return found && placed(found);
}
