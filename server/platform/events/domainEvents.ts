import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../database/db.ts';
import { sqlOf, type SqlClient } from '../database/sql.ts';
import { ExtensionPoint, idFaults, throwFaults } from './extensionPoint.ts';

// Events of the shop for listeners that are called after commit (handleEvents.ts). What must happen in the same transaction is an extension
// point instead.

/** Payloads by the event's type. Modules add the events that they emit; payloads name records and hold no personal data. */
export interface DomainEventPayloads {}

/** Such as orderPlaced. */
export type EventType = keyof DomainEventPayloads;

/** What happened. */
export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: {
    /** The same whenever the event comes again. */
    id: string;
    type: T;
    payload: DomainEventPayloads[T];
    occurredAt: Date;
  };
}[Type];

/**
 * Something that gets events after they are committed: each at least once, in their order, one after the other. A listener that throws
 * is called again with the same event, after pauses that grow up to an hour, and gets no later ones meanwhile; others are not held back.
 */
export interface EventListener<Type extends EventType = EventType> {
  /** By which its progress is stored: it never changes. */
  readonly id: string;
  readonly events: readonly Type[];
  /** Must be safe to repeat, and end within 30 seconds; the signal ends it. */
  handle(event: DomainEvent<Type>, signal: AbortSignal): Promise<void>;
}

/** The listeners of shop.config.ts. */
export const eventListeners = new ExtensionPoint<EventListener>('eventListeners');

/** @returns the listeners of a shop's definition @throws ExtensionError */
export function checkedListeners(list: readonly EventListener[]): readonly EventListener[] {
  const ids = list.map(({ id }) => id);
  throwFaults('listeners', idFaults(ids, /^[\w.-]{1,100}$/, 'up to 100 letters, digits, ., - and _'));
  return list;
}

/** Whether a listener wants such events; others are not written. */
export function isWanted(type: EventType): boolean {
  return eventListeners.participants.some(({ events }) => events.includes(type));
}

/** Writes events in the transaction of their cause. @param client of that transaction */
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
 * A part of a statement that writes an event for each row of another part, with a comma before it; nothing when no listener wants them.
 * @param payload an SQL expression of type jsonb
 * @param rows what follows FROM
 */
export function emittedPart(type: EventType, payload: Prisma.Sql, rows: Prisma.Sql, occurredAt: Date): Prisma.Sql {
  if (!isWanted(type)) return Prisma.empty;
  return Prisma.sql`, emitted AS (
      INSERT INTO "DomainEvent" ("type", "payload", "occurredAt")
      SELECT ${type}, ${payload}, ${occurredAt.toISOString()}::timestamptz FROM ${rows}
    )`;
}
