import {
  recordAudit,
  changedSinceOutcome,
  notFoundOutcome,
  sameOutcome,
  type ActionBy,
  type BulkSubject,
  type ItemOutcome,
  type Outcomes,
} from '../../../foundation/audit/audit.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { ShopError } from '../../../platform/errors/errors.ts';
import type { Offer } from '../../../generated/prisma/client.ts';
import type { OfferInput } from '../input.ts';
import { updateOfferWithin } from '../operations.ts';
import { hasStarted, isOver } from '../rules.ts';
import { inputOf } from './saving.ts';
import { says } from '../__generated__/messages.ts';
import { inDefaultLanguage } from '../../../platform/i18n/text.ts';

// Bulk actions on offers: publish, unpublish, end or delete. All but the last can be undone.

/** The changes that an action makes to an offer, or the reason for skipping it. */
function changeOf(action: string, offer: Offer, now: Date): Partial<Pick<Offer, 'status' | 'endsAt'>> | string {
  if (action === 'PUBLISH') return offer.status === 'PUBLISHED' ? '' : { status: 'PUBLISHED' };
  if (action === 'UNPUBLISH') return offer.status === 'DRAFT' ? '' : { status: 'DRAFT' };
  const isLive = offer.status === 'PUBLISHED' && hasStarted(offer, now) && !isOver(offer, now);
  return isLive ? { endsAt: now } : inDefaultLanguage(says((t) => t.onlyALiveOfferCanBeEnded));
}

/** The value that an action changes, as text: the status, or the end date. */
function undoValueOf(action: string, { status, endsAt }: Pick<Offer, 'status' | 'endsAt'>): string | null {
  return action === 'END' ? (endsAt?.toISOString() ?? null) : status;
}

/** The changes that restore an offer's previous values. */
function backOf(action: string, before: unknown): Partial<OfferInput> {
  if (action === 'END') return { endsAt: typeof before === 'string' ? new Date(before) : null };
  return { status: before === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT' };
}

async function lockOffers(tx: Tx, ids: readonly number[]): Promise<Map<number, Offer>> {
  await tx.$executeRaw`SELECT 1 FROM "Offer" WHERE "id" = ANY(${[...ids]}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  const offers = await tx.offer.findMany({ where: { id: { in: [...ids] } } });
  return new Map(offers.map((offer) => [offer.id, offer]));
}

/** @returns why the offer can't be changed; '' on success */
async function write(tx: Tx, offer: Offer, change: Partial<OfferInput>, { actor, now }: ActionBy): Promise<string> {
  try {
    await updateOfferWithin(tx, { ...inputOf(offer), ...change }, now, actor.accountId);
    return '';
  } catch (error) {
    // Validation fails before anything is written.
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}

const auditNames: Readonly<Record<string, string>> = {
  PUBLISH: 'offer.publish',
  UNPUBLISH: 'offer.unpublish',
  END: 'offer.end',
  DELETE: 'offer.delete',
};

async function settle(tx: Tx, action: string, outcomes: Outcomes, { actor, now }: ActionBy, isUndo: boolean): Promise<Outcomes> {
  const targetIds = [...outcomes].flatMap(([id, { changed }]) => (changed ? [id] : []));
  if (targetIds.length === 0) return outcomes;
  await bumpRevision(tx);
  const act = { action: auditNames[action] ?? 'offer.save', targetType: 'Offer', targetIds, ...(isUndo && { details: { isUndo } }) };
  await recordAudit(tx, { now }, actor, act);
  return outcomes;
}

async function changeOne(tx: Tx, action: string, offer: Offer | undefined, by: ActionBy): Promise<ItemOutcome> {
  if (!offer) return notFoundOutcome;
  const change = changeOf(action, offer, by.now);
  if (typeof change === 'string') return { ...sameOutcome, problem: change };
  const problem = await write(tx, offer, change, by);
  if (problem !== '') return { changed: false, problem };
  const { status = offer.status, endsAt = offer.endsAt } = change;
  return { changed: true, problem: '', before: undoValueOf(action, offer), after: undoValueOf(action, { status, endsAt }) };
}

/** Bulk actions on offers: PUBLISH, UNPUBLISH, END, DELETE. */
export const offerActions: BulkSubject = {
  actions: { PUBLISH: { canUndo: true }, UNPUBLISH: { canUndo: true }, END: { canUndo: true }, DELETE: { canUndo: false } },
  async names({ prisma }, ids) {
    const rows = await prisma.offer.findMany({ where: { id: { in: [...ids] } }, select: { id: true, title: true } });
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  async change(tx, action, ids, by) {
    const offers = await lockOffers(tx, ids);
    const outcomes = new Map<number, ItemOutcome>();
    if (action === 'DELETE') {
      await tx.offer.deleteMany({ where: { id: { in: [...offers.keys()] } } });
      for (const id of ids) outcomes.set(id, offers.has(id) ? { changed: true, problem: '' } : notFoundOutcome);
    } else for (const id of ids) outcomes.set(id, await changeOne(tx, action, offers.get(id), by));
    return settle(tx, action, outcomes, by, false);
  },
  async undo(tx, action, items, by) {
    const offers = await lockOffers(
      tx,
      items.map(({ id }) => id),
    );
    const outcomes = new Map<number, ItemOutcome>();
    for (const { id, before, after } of items) {
      const offer = offers.get(id);
      if (!offer) outcomes.set(id, notFoundOutcome);
      else if (undoValueOf(action, offer) !== after) outcomes.set(id, changedSinceOutcome);
      else {
        const problem = await write(tx, offer, backOf(action, before), by);
        outcomes.set(id, { changed: problem === '', problem });
      }
    }
    return settle(tx, action, outcomes, by, true);
  },
};
