import type { Tx } from '../../platform/database/db.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { AuditOutcome } from '../../generated/prisma/enums.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// The audit log (SAFETY 1.11): what those who act for the shop have done. A row is written in the act's own transaction, so that there
// is never one without the other; the database refuses to change or remove it.

/** Who acts. */
export interface Actor {
  /** The account's number; null at the server's console, and where nobody has signed in. */
  accountId: number | null;
  /** The API key of a program; absent or null for everybody else. */
  apiKeyId?: number | null;
  /** Of the request (`Context.requestId`), or a name of the job or command. */
  requestId: string;
  /** As `Shop.address` has it; only its network is kept. */
  address: string;
  /** Number of the entry that what is done is a part of, such as that of an act on many; absent or null for none. */
  partOf?: number | null;
}

type Fact = string | number | boolean | null;

/** From what to what something was changed. */
export interface Change {
  from: Fact;
  to: Fact;
}

/**
 * What was done. People are told by their numbers: no names of theirs, no addresses, tokens or passwords, because a row stays for good.
 * Of what belongs to the shop the details say more: an order's number, the reason that its shopper was told, what a thing was called
 * that is deleted, and settings from what to what.
 */
export interface Act {
  /** The thing and the verb, such as 'subscriber.delete'. */
  action: string;
  /** Otherwise DONE. */
  outcome?: AuditOutcome;
  /** What it was done to, such as 'Subscriber'. */
  targetType?: string;
  /** Their numbers; beyond the first 100 they are only counted. */
  targetIds?: readonly number[];
  /** How many, where that is not the number of ids. */
  targetCount?: number;
  /** Further facts, such as the range of a bulk delete; of settings what was changed. Never a secret. */
  details?: Readonly<Record<string, Fact | Change>>;
}

const maxIds = 100;

/**
 * Notes an act.
 * @param tx the act's own transaction; of an act that was refused or failed, which has none, the database itself
 * @returns the row's number
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
      // An interface has no index signature, as the type of JSON columns wants it.
      details: details as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
  return id;
}

/**
 * The newest entry of one of these acts on a thing, which is done in parts: those who do them name it as `Actor.partOf`.
 * @returns its number; null for none
 */
export async function entryOf(tx: Tx, targetType: string, id: number, actions: readonly string[]): Promise<number | null> {
  const where = { targetType, targetIds: { equals: [id] }, action: { in: [...actions] } };
  const entry = await tx.auditEntry.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } });
  return entry?.id ?? null;
}
