import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { purgeDeletions, runDeletion, unfinishedDeletions } from '../../server/engagement/newsletter/deletionRun.ts';
import { deletionBatch } from '../../server/engagement/newsletter/rules.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { after, listed, makeSubscriber, member, signUp, newSubscriber } from './newsletter.ts';

let db: Db;
let admin: Visitor;
let accountId: number;
beforeEach(async () => {
  db = await freshDb();
  ({ visitor: admin, accountId } = await member(db));
});

interface Deletion {
  databaseId: number;
  status: string;
  total: number;
  count: number;
  restoredCount: number;
  undoableUntil: string | null;
}
interface Result {
  __typename: string;
  deletion: Deletion | null;
  count?: number;
}

const fields = 'deletion { databaseId status isAll total count restoredCount undoableUntil }';
async function run(mutation: string, input: object, visitor = admin): Promise<Result> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const more = mutation === 'deleteAllSubscribers' ? '... on CountChangedError { count }' : '';
  const document = `mutation ($input: ${type}Input!) { result: ${mutation}(input: $input) { __typename ... on ${type}Payload { ${fields} } ${more} } }`;
  return (await visitor.query<{ result: Result }>(document, { input })).result;
}

async function fill(count: number): Promise<void> {
  await db.pool.query(
    `insert into "Subscriber" ("email", "emailShown", "status", "key", "createdAt", "pendingSince")
     select 'p' || n || '@example.com', 'p' || n || '@example.com', 'CONFIRMED', 'k' || n, now(), now() from generate_series(1, $1::int) n`,
    [count],
  );
}

const audited = async (action: string) =>
  (await db.prisma.auditEntry.findMany({ where: { action } })).reduce((sum, { targetCount }) => sum + targetCount, 0);

describe('[F104] deleting a subscriber', () => {
  it('is recorded in the audit log and can be undone for ten minutes', async () => {
    const { id, key } = await makeSubscriber(db, { email: 'ada@example.com', name: 'Ada' });
    const { deletion } = await run('deleteSubscriber', { id });
    expect(deletion).toMatchObject({ status: 'DONE', count: 1, undoableUntil: after(600).toISOString() });
    expect(await listed(db)).toEqual([]);
    const entries = await db.prisma.auditEntry.findMany();
    expect(entries).toEqual([
      expect.objectContaining({ accountId, action: 'subscriber.delete', targetType: 'Subscriber', targetIds: [id], targetCount: 1 }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('ada');
    admin.at(after(599));
    const undone = await run('undoSubscriberDeletion', { id: deletion?.databaseId });
    expect(undone.deletion).toMatchObject({ status: 'UNDONE', restoredCount: 1, undoableUntil: null });
    expect(await db.prisma.subscriber.findFirst()).toMatchObject({ id, key, email: 'ada@example.com', name: 'Ada', status: 'CONFIRMED' });
    expect((await run('undoSubscriberDeletion', { id: deletion?.databaseId })).__typename).toBe('CannotUndoError');
    await expectInvariants(db);
  });

  it('succeeds without an audit entry if they don’t exist', async () => {
    const { id } = await makeSubscriber(db, { email: 'ada@example.com' });
    await run('deleteSubscriber', { id });
    expect(await run('deleteSubscriber', { id })).toEqual({ __typename: 'DeleteSubscriberPayload', deletion: null });
    expect((await run('deleteSubscriber', { id: 999_999 })).deletion).toBeNull();
    expect(await db.prisma.auditEntry.count()).toBe(1);
  });

  it('by two administrators simultaneously succeeds for both and is recorded once', async () => {
    const { id } = await makeSubscriber(db, { email: 'ada@example.com' });
    const other = (await member(db)).visitor;
    const answers = await Promise.all([admin, other].map((visitor) => run('deleteSubscriber', { id }, visitor)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array(2).fill('DeleteSubscriberPayload'));
    expect(answers.filter(({ deletion }) => deletion !== null)).toHaveLength(1);
    expect(await audited('subscriber.delete')).toBe(1);
    await expectInvariants(db);
  });

  it('can’t be undone after ten minutes, when the data is purged', async () => {
    const { id } = await makeSubscriber(db, { email: 'ada@example.com' });
    const { deletion } = await run('deleteSubscriber', { id });
    expect(await purgeDeletions(db, after(599))).toBe(0);
    admin.at(after(600));
    expect((await run('undoSubscriberDeletion', { id: deletion?.databaseId })).__typename).toBe('CannotUndoError');
    expect(await purgeDeletions(db, after(600))).toBe(1);
    expect(await db.prisma.deletedSubscriber.count()).toBe(0);
    await expectInvariants(db);
  });

  it('doesn’t affect a new sign-up of the owner, even after undoing', async () => {
    const { id } = await makeSubscriber(db, { email: 'ada@example.com' });
    const { deletion } = await run('deleteSubscriber', { id });
    await signUp(newSubscriber(db), { email: 'ada@example.com' });
    admin.at(after(30));
    expect((await run('undoSubscriberDeletion', { id: deletion?.databaseId })).deletion).toMatchObject({ restoredCount: 0 });
    expect(await listed(db)).toEqual(['ada@example.com PENDING']);
    expect(await db.prisma.deletedSubscriber.count()).toBe(0);
  });
});

describe('[F103] deleting selected subscribers', () => {
  it('deletes and restores them together, up to a maximum', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push((await makeSubscriber(db, { email: `${name}@example.com` })).id);
    const { deletion } = await run('deleteSubscribers', { ids: [...ids.slice(0, 2), 999, ids[0]] });
    expect([deletion?.count, await listed(db)]).toEqual([2, ['c@example.com CONFIRMED']]);
    await run('undoSubscriberDeletion', { id: deletion?.databaseId });
    expect(await listed(db)).toHaveLength(3);
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await run('deleteSubscribers', { ids: many })).__typename).toBe('TooManyPickedError');
  });
});

describe('[F105] deleting all subscribers', () => {
  const all = deletionBatch * 2 + 7;

  it('runs in steps, excludes later sign-ups, and is completely recorded in the audit log', async () => {
    await fill(all);
    expect((await run('deleteAllSubscribers', { expectedCount: all - 1 })).count).toBe(all);
    const { deletion } = await run('deleteAllSubscribers', { expectedCount: all });
    expect(deletion).toMatchObject({ status: 'RUNNING', total: all, count: 0 });
    const id = deletion?.databaseId ?? 0;
    expect(await db.prisma.outbox.findMany({ where: { name: 'subscriber-deletion' } })).toMatchObject([{ payload: { deletionId: id } }]);
    await expect(runDeletion(db, id, { now: after(5), signal: AbortSignal.abort(new Error('closing')) })).rejects.toThrow('closing');
    const [half] = [await db.prisma.subscriberDeletion.findUniqueOrThrow({ where: { id } })];
    expect(half).toMatchObject({ status: 'RUNNING', count: deletionBatch });
    await signUp(newSubscriber(db), { email: 'late@example.com' });
    await Promise.all([runDeletion(db, id, { now: after(60) }), runDeletion(db, id, { now: after(60) })]);
    expect(await listed(db)).toEqual(['late@example.com PENDING']);
    const done = await db.prisma.subscriberDeletion.findUniqueOrThrow({ where: { id } });
    expect(done).toMatchObject({ status: 'DONE', count: all, purgeAt: after(660) });
    expect(await audited('subscriber.delete')).toBe(all);
    expect(await unfinishedDeletions(db)).toEqual([]);
    await expectInvariants(db);
  });

  it('can be undone, even while it is running', async () => {
    await fill(all);
    const { deletion } = await run('deleteAllSubscribers', {});
    const id = deletion?.databaseId ?? 0;
    await expect(runDeletion(db, id, { now: after(5), signal: AbortSignal.abort(new Error('closing')) })).rejects.toThrow('closing');
    expect((await run('undoSubscriberDeletion', { id })).deletion?.status).toBe('UNDOING');
    await runDeletion(db, id, { now: after(60) });
    expect(await db.prisma.subscriber.count()).toBe(all);
    expect(await db.prisma.subscriberDeletion.findUnique({ where: { id } })).toMatchObject({
      status: 'UNDONE',
      restoredCount: deletionBatch,
    });
    expect([await audited('subscriber.delete'), await audited('subscriber.restore')]).toEqual([deletionBatch, deletionBatch]);
    await expectInvariants(db);
  });

  it('runs once when started twice simultaneously', async () => {
    await fill(20);
    const other = (await member(db)).visitor;
    const answers = await Promise.all([admin, other].map((visitor) => run('deleteAllSubscribers', { expectedCount: 20 }, visitor)));
    expect(new Set(answers.map(({ deletion }) => deletion?.databaseId)).size).toBe(1);
    await runDeletion(db, answers[0]?.deletion?.databaseId ?? 0, { now: after(1) });
    expect(await listed(db)).toEqual([]);
    // Runs once more when nothing is left.
    const { deletion } = await run('deleteAllSubscribers', { expectedCount: 0 });
    await runDeletion(db, deletion?.databaseId ?? 0, { now: after(2) });
    expect(await db.prisma.subscriberDeletion.count({ where: { status: 'DONE' } })).toBe(2);
  });

  it('[F137] requires re-authentication within the last ten minutes', async () => {
    await fill(1);
    const adminToken = newToken();
    const session = { tokenHash: hashToken(adminToken), accountId, createdAt: after(0), seenAt: after(0), verifiedAt: after(0) };
    await db.prisma.adminSession.create({ data: { ...session, steppedUpAt: after(0) } });
    const visitor = newVisitor(db, { admin: 'own', adminToken, now: after(601) });
    expect((await run('deleteAllSubscribers', {}, visitor)).__typename).toBe('StepUpRequiredError');
    expect([await db.prisma.subscriberDeletion.count(), await listed(db)]).toEqual([0, ['p1@example.com CONFIRMED']]);
    visitor.at(after(599));
    expect((await run('deleteAllSubscribers', {}, visitor)).__typename).toBe('DeleteAllSubscribersPayload');
  });
});

describe('[F103] erasure on request', () => {
  it('is immediate and final, even for a record that was just deleted', async () => {
    const { id } = await makeSubscriber(db, { email: 'ada@example.com' });
    await run('deleteSubscriber', { id });
    const document =
      'mutation ($input: DeleteSubscriberDataInput!) { result: deleteSubscriberData(input: $input) { ... on DeleteSubscriberDataPayload { isErased } } }';
    expect(await admin.query(document, { input: { id } })).toEqual({ result: { isErased: true } });
    expect(await admin.query(document, { input: { id } })).toEqual({ result: { isErased: false } });
    expect([await db.prisma.deletedSubscriber.count(), await db.prisma.suppressedAddress.count()]).toEqual([0, 1]);
  });
});
