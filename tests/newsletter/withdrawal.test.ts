import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { unsubscribePath, withKey } from '../../server/engagement/newsletter/paths.ts';
import { act, makeAccount, signIn } from '../accounts/accountDocuments.ts';
import { testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { byKey, listed, makeSubscriber, member, signUp, somebody } from './newsletter.ts';

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
  const { result } = await admin.ask<{ result: { deletion: { databaseId: number } } }>(document, { input: { id } });
  deletionId = result.deletion.databaseId;
}

async function undo(): Promise<number> {
  const document =
    'mutation ($input: UndoSubscriberDeletionInput!) { result: undoSubscriberDeletion(input: $input) { ... on UndoSubscriberDeletionPayload { deletion { restoredCount } } } }';
  const { result } = await admin.ask<{ result: { deletion: { restoredCount: number } } }>(document, { input: { id: deletionId } });
  return result.deletion.restoredCount;
}

const ledger = async () =>
  (await db.prisma.consentEntry.findMany({ where: { subscriberId: id }, orderBy: { id: 'asc' } })).map(
    (entry) => `${entry.act} ${entry.source}`,
  );
const told = async () => (await db.prisma.integrationDelivery.findMany({ orderBy: { id: 'asc' } })).map(({ event }) => event);

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

describe('[F102, F104] leaving while a deletion can be undone', () => {
  it('by one click in a mail program counts, once: undoing brings back who has left', async () => {
    const shop = await testApp(db);
    const headers = { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded' };
    const url = withKey(unsubscribePath, linkKey);
    for (let press = 0; press < 2; press += 1) {
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
      expect([answer.statusCode, answer.body]).toEqual([200, 'You’re unsubscribed.\n']);
    }
    await shop.app.close();
    expect([await listed(db), await ledger(), await told()]).toEqual([[], ['WITHDRAWN ONE_CLICK'], ['subscriber.unsubscribed']]);
    expect([await undo(), await listed(db)]).toEqual([1, [`${email} UNSUBSCRIBED`]]);
    await expectInvariants(db);
  });

  it('by the page of a mail is answered as ever', async () => {
    const visitor = somebody(db);
    const preferences = 'query ($key: String!) { subscriptionPreferences(key: $key) { status maskedName } }';
    expect(await visitor.ask(preferences, { key: linkKey })).toEqual({
      subscriptionPreferences: { status: 'CONFIRMED', maskedName: 'A…' },
    });
    expect((await byKey(visitor, 'unsubscribe', linkKey)).preferences).toMatchObject({ status: 'UNSUBSCRIBED', isSubscribed: false });
    expect(await visitor.ask(preferences, { key: linkKey })).toMatchObject({ subscriptionPreferences: { status: 'UNSUBSCRIBED' } });
    expect((await byKey(visitor, 'unsubscribe', `${id}-${'A'.repeat(32)}`)).reason).toBe('UNKNOWN');
    await undo();
    expect([await listed(db), await ledger()]).toEqual([[`${email} UNSUBSCRIBED`], ['WITHDRAWN PREFERENCES']]);
  });

  it('by the page of an account counts', async () => {
    await makeAccount(db);
    const ada = newVisitor(db);
    await signIn(ada);
    expect((await act(ada, 'setNewsletterSubscription', { isSubscribed: false })).code).toBeUndefined();
    await undo();
    expect([await listed(db), await ledger()]).toEqual([[`${email} UNSUBSCRIBED`], ['WITHDRAWN PREFERENCES']]);
  });

  it('also ends what was signed up with the address meanwhile', async () => {
    await signUp(somebody(db), { email });
    await byKey(somebody(db), 'unsubscribe', linkKey);
    expect(await listed(db)).toEqual([`${email} UNSUBSCRIBED`]);
  });

  it('and at the moment of the undoing counts', async () => {
    await Promise.all([undo(), byKey(somebody(db), 'unsubscribe', linkKey)]);
    expect([await listed(db), await ledger()]).toEqual([[`${email} UNSUBSCRIBED`], ['WITHDRAWN PREFERENCES']]);
  });

  it('can be taken back: they are in the list again by their own word, whatever strangers have asked', async () => {
    await byKey(somebody(db), 'unsubscribe', linkKey);
    await signUp(somebody(db), { email, name: 'Mallory' });
    expect((await byKey(somebody(db), 'resubscribe', linkKey)).preferences?.isSubscribed).toBe(true);
    expect(await db.prisma.subscriber.findMany()).toMatchObject([{ id, email, name: 'Ada', status: 'CONFIRMED' }]);
    expect([await undo(), await listed(db)]).toEqual([0, [`${email} CONFIRMED`]]);
  });
});

it('[F142] being forgotten while a deletion can be undone is noted, and other services forget them too', async () => {
  expect((await byKey(somebody(db), 'deleteSubscriptionData', linkKey)).__typename).toBe('DeleteSubscriptionDataPayload');
  expect([await undo(), await listed(db), await db.prisma.suppressedAddress.count()]).toEqual([0, [], 1]);
  expect([await ledger(), await told()]).toEqual([['WITHDRAWN PREFERENCES'], ['subscriber.erased']]);
});
