import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../database/db.ts';
import { sqlOf, type SqlClient } from '../database/sql.ts';
import { ExtensionPoint, idFaults, throwFaults } from './extensionPoint.ts';

// Domain events for listeners that are called after commit (handleEvents.ts). Work that must happen in the same transaction uses an
// extension point instead.

/** Payloads by event type. Modules add the events that they emit; payloads refer to records by id and contain no personal data. */
export interface DomainEventPayloads {}

/** Event type, such as orderPlaced. */
export type EventType = keyof DomainEventPayloads;

/** An event. */
export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: {
    /** Stable across repeated deliveries of the event. */
    id: string;
    type: T;
    payload: DomainEventPayloads[T];
    occurredAt: Date;
  };
}[Type];

/**
 * A listener that receives committed events: each at least once, in order, one after the other. If it throws, it is called again with the
 * same event after pauses that grow up to an hour, and gets no later events meanwhile; other listeners are not held back.
 */
export interface EventListener<Type extends EventType = EventType> {
  /** Key of its stored progress; must never change. */
  readonly id: string;
  readonly events: readonly Type[];
  /** Must be idempotent, and end within 30 seconds, when the signal is aborted. */
  handle(event: DomainEvent<Type>, signal: AbortSignal): Promise<void>;
}

/** The listeners of shop.config.ts. */
export const eventListeners = new ExtensionPoint<EventListener>('eventListeners');

/**
 * Validates the listeners of a shop's definition.
 * @returns the same listeners
 * @throws ExtensionError
 */
export function checkedListeners(list: readonly EventListener[]): readonly EventListener[] {
  const ids = list.map(({ id }) => id);
  throwFaults('listeners', idFaults(ids, /^[\w.-]{1,100}$/, 'up to 100 letters, digits, ., - and _'));
  return list;
}

/** Event types that are stored even without a listener: those that the event feed and webhooks publish. */
export const publishedEvents = new ExtensionPoint<EventType>('publishedEvents');

/** Returns whether the event type is published or a listener subscribes to it; other events are not stored. */
export function isWanted(type: EventType): boolean {
  return publishedEvents.participants.includes(type) || eventListeners.participants.some(({ events }) => events.includes(type));
}

/**
 * Writes events in the transaction that causes them.
 * @param client of that transaction
 */
export async function emitEvents<Type extends EventType>(
  client: Tx | SqlClient,
  type: Type,
  payloads: readonly DomainEventPayloads[Type][],
  occurredAt: Date,
): Promise<void> {
  if (payloads.length === 0 || !isWanted(type)) return;
  await sqlOf(client).query(
    `INSERT INTO "DomainEvent" ("type", "payload", "occurredAt")
     SELECT $1, value, $3::timestamptz FROM jsonb_array_elements($2::jsonb)`,
    [type, JSON.stringify(payloads), occurredAt.toISOString()],
  );
}

/**
 * Returns a CTE, with a leading comma, that writes an event for each row of another CTE; empty if the type isn't wanted.
 * @param payload an SQL expression of type jsonb
 * @param rows the SQL after FROM
 */
export function emittedPart(type: EventType, payload: Prisma.Sql, rows: Prisma.Sql, occurredAt: Date): Prisma.Sql {
  if (!isWanted(type)) return Prisma.empty;
  return Prisma.sql`, emitted AS (
      INSERT INTO "DomainEvent" ("type", "payload", "occurredAt")
      SELECT ${type}, ${payload}, ${occurredAt.toISOString()}::timestamptz FROM ${rows}
    )`;
}
