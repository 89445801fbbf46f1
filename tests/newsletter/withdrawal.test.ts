import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { unsubscribePath, withKey } from '../../server/engagement/newsletter/paths.ts';
import { act, makeAccount, signIn } from '../accounts/accountDocuments.ts';
import { testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { byKey, listed, makeSubscriber, member, signUp, newSubscriber } from './newsletter.ts';

// Unsubscribing or requesting erasure while an administrator's deletion of the record can still be undone.

const email = 'ada@example.com';
let db: Db;
let admin: Visitor;
let id: number;
let linkKey: string;
let deletionId: number;

async function deleteAda(): Promise<void> {
  const document =
    'mutation ($input: DeleteSubscriberInput!) { result: deleteSubscriber(input: $input) { ... on DeleteSubscriberPayload { deletion { databaseId } } } }';
  const { result } = await admin.query<{ result: { deletion: { databaseId: number } } }>(document, { input: { id } });
  deletionId = result.deletion.databaseId;
}

async function undo(): Promise<number> {
  const document =
    'mutation ($input: UndoSubscriberDeletionInput!) { result: undoSubscriberDeletion(input: $input) { ... on UndoSubscriberDeletionPayload { deletion { restoredCount } } } }';
  const { result } = await admin.query<{ result: { deletion: { restoredCount: number } } }>(document, { input: { id: deletionId } });
  return result.deletion.restoredCount;
}

const ledger = async () =>
  (await db.prisma.consentEntry.findMany({ where: { subscriberId: id }, orderBy: { id: 'asc' } })).map(
    (entry) => `${entry.act} ${entry.source}`,
  );
const deliveredEvents = async () => (await db.prisma.integrationDelivery.findMany({ orderBy: { id: 'asc' } })).map(({ event }) => event);

beforeEach(async () => {
  db = await freshDb();
  admin = (await member(db)).visitor;
  await db.prisma.integration.create({
    data: {
      kind: 'webhook',
      name: 'Till',
      settings: { url: 'https://example.com/' },
      secrets: { secret: 'x' },
      createdAt: testNow,
      updatedAt: testNow,
    },
  });
  ({ id, linkKey } = await makeSubscriber(db, { email, name: 'Ada' }));
  await deleteAda();
});

describe('[F102, F104] unsubscribing while a deletion can be undone', () => {
  it('by one click counts once, and undoing restores an unsubscribed subscriber', async () => {
    const shop = await testApp(db);
    const headers = { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded' };
    const url = withKey(unsubscribePath, linkKey);
    for (let press = 0; press < 2; press += 1) {
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
      expect([answer.statusCode, answer.body]).toEqual([200, 'You’re unsubscribed.\n']);
    }
    await shop.app.close();
    expect([await listed(db), await ledger(), await deliveredEvents()]).toEqual([[], ['WITHDRAWN ONE_CLICK'], ['subscriber.unsubscribed']]);
    expect([await undo(), await listed(db)]).toEqual([1, [`${email} UNSUBSCRIBED`]]);
    await expectInvariants(db);
  });

  it('works as usual on the page linked in an email', async () => {
    const visitor = newSubscriber(db);
    const preferences = 'query ($key: String!) { subscriptionPreferences(key: $key) { status maskedName } }';
    expect(await visitor.query(preferences, { key: linkKey })).toEqual({
      subscriptionPreferences: { status: 'CONFIRMED', maskedName: 'A…' },
    });
    expect((await byKey(visitor, 'unsubscribe', linkKey)).preferences).toMatchObject({ status: 'UNSUBSCRIBED', isSubscribed: false });
    expect(await visitor.query(preferences, { key: linkKey })).toMatchObject({ subscriptionPreferences: { status: 'UNSUBSCRIBED' } });
    expect((await byKey(visitor, 'unsubscribe', `${id}-${'A'.repeat(32)}`)).reason).toBe('UNKNOWN');
    await undo();
    expect([await listed(db), await ledger()]).toEqual([[`${email} UNSUBSCRIBED`], ['WITHDRAWN PREFERENCES']]);
  });

  it('works on the account page', async () => {
    await makeAccount(db);
    const ada = newVisitor(db);
    await signIn(ada);
    expect((await act(ada, 'setNewsletterSubscription', { isSubscribed: false })).code).toBeUndefined();
    await undo();
    expect([await listed(db), await ledger()]).toEqual([[`${email} UNSUBSCRIBED`], ['WITHDRAWN PREFERENCES']]);
  });

  it('ends a sign-up made with the address in the meantime', async () => {
    await signUp(newSubscriber(db), { email });
    await byKey(newSubscriber(db), 'unsubscribe', linkKey);
    expect(await listed(db)).toEqual([`${email} UNSUBSCRIBED`]);
  });

  it('counts even while the deletion is being undone', async () => {
    await Promise.all([undo(), byKey(newSubscriber(db), 'unsubscribe', linkKey)]);
    expect([await listed(db), await ledger()]).toEqual([[`${email} UNSUBSCRIBED`], ['WITHDRAWN PREFERENCES']]);
  });

  it('can be reverted by the subscriber, whatever strangers have entered', async () => {
    await byKey(newSubscriber(db), 'unsubscribe', linkKey);
    await signUp(newSubscriber(db), { email, name: 'Mallory' });
    expect((await byKey(newSubscriber(db), 'resubscribe', linkKey)).preferences?.isSubscribed).toBe(true);
    expect(await db.prisma.subscriber.findMany()).toMatchObject([{ id, email, name: 'Ada', status: 'CONFIRMED' }]);
    expect([await undo(), await listed(db)]).toEqual([0, [`${email} CONFIRMED`]]);
  });
});

it('[F142] erasure while a deletion can be undone is recorded and sent to other services', async () => {
  expect((await byKey(newSubscriber(db), 'deleteSubscriptionData', linkKey)).__typename).toBe('DeleteSubscriptionDataPayload');
  expect([await undo(), await listed(db), await db.prisma.suppressedAddress.count()]).toEqual([0, [], 1]);
  expect([await ledger(), await deliveredEvents()]).toEqual([['WITHDRAWN PREFERENCES'], ['subscriber.erased']]);
});

it('[F142] erasure removes the address, and no other, from running imports', async () => {
  const { linkKey: own } = await makeSubscriber(db, { email: '_%@example.com' });
  const rows = ['_%@EXAMPLE.com', 'bob@example.com'].map((address, index) => ({ line: index + 2, email: address }));
  await db.prisma.subscriberImport.create({
    data: { requestedAt: testNow, requestId: 'r', consentNote: 'Fair', rows: { create: rows } },
  });
  await byKey(newSubscriber(db), 'deleteSubscriptionData', own);
  expect(await db.prisma.subscriberImportRow.findMany({ select: { email: true } })).toEqual([{ email: 'bob@example.com' }]);
});
