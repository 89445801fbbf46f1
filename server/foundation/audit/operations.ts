import type { Tx } from '../../platform/database/db.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { AuditOutcome } from '../../generated/prisma/enums.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// The audit log (SAFETY 1.11): actions on behalf of the shop. A row is written in the action's own transaction, so that neither exists
// without the other; the database refuses to change or delete rows.

/** The originator of an action. */
export interface Actor {
  /** Id of the account; null on the server's console, and for a caller who is not signed in. */
  accountId: number | null;
  /** The API key of a program; absent or null for everybody else. */
  apiKeyId?: number | null;
  /** Id of the request (`Context.requestId`), or the name of the job or command. */
  requestId: string;
  /** In the form of `Shop.address`; only its network is stored. */
  address: string;
  /** Id of the entry that the action is part of, such as that of a bulk action; absent or null for none. */
  partOf?: number | null;
}

type Fact = string | number | boolean | null;

/** The old and new value of a change. */
export interface Change {
  from: Fact;
  to: Fact;
}

/**
 * An action. People are referred to by id: never by name or email address, and never with tokens or passwords, because rows are never
 * deleted. For the shop's own data, the details say more: an order's number, the reason given to its shopper, the name of a deleted record,
 * and old and new values of settings.
 */
export interface Act {
  /** Record type and verb, such as 'subscriber.delete'. */
  action: string;
  /** Defaults to DONE. */
  outcome?: AuditOutcome;
  /** Record type, such as 'Subscriber'. */
  targetType?: string;
  /** Ids of the records; beyond the first 100, they are only counted. */
  targetIds?: readonly number[];
  /** Number of records, if it differs from the number of ids. */
  targetCount?: number;
  /** Further data, such as the range of a bulk delete or the changes of settings. Never a secret. */
  details?: Readonly<Record<string, Fact | Change>>;
}

const maxIds = 100;

/**
 * Writes an action to the audit log.
 * @param tx the action's own transaction; for a refused or failed action, which has none, the database client
 * @returns the row's id
 */
export async function recordAudit(tx: Tx, { now }: Pick<Shop, 'now'>, actor: Actor, act: Act): Promise<number> {
  const { action, outcome = 'DONE', targetType = '', targetIds = [], targetCount = targetIds.length, details = {} } = act;
  const { id } = await tx.auditEntry.create({
    data: {
      at: now,
      accountId: actor.accountId,
      apiKeyId: actor.apiKeyId ?? null,
      requestId: actor.requestId,
      network: networkPrefix(actor.address),
      action,
      outcome,
      targetType,
      targetIds: targetIds.slice(0, maxIds),
      targetCount,
      partOfId: actor.partOf ?? null,
      // An interface has no index signature, which the type of JSON columns requires.
      details: details as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
  return id;
}

/**
 * Returns the newest entry of one of these actions on a record, if the action has parts: the parts name it as `Actor.partOf`.
 * @returns the entry's id; null for none
 */
export async function entryOf(tx: Tx, targetType: string, id: number, actions: readonly string[]): Promise<number | null> {
  const where = { targetType, targetIds: { equals: [id] }, action: { in: [...actions] } };
  const entry = await tx.auditEntry.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } });
  return entry?.id ?? null;
}
