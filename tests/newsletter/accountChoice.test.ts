import { beforeEach, describe, expect, it } from 'vitest';
import { newsletterWordings, wordingHash } from '../../server/engagement/consent/wordings.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { sendAccountMails, tokenIn } from '../accounts/mailbox.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { byKey, confirmationKey, listed, queuedMails, mailsToSend, makeSubscriber, signUp, newSubscriber } from './newsletter.ts';

// Newsletter choices of account owners.

const email = 'ada@example.com';
let db: Db;
let ada: Visitor;

beforeEach(async () => {
  db = await freshDb();
  await makeAccount(db);
  ada = newVisitor(db);
  await signIn(ada);
});

const choose = (who: Visitor, isSubscribed: boolean, more: object = {}) => act(who, 'setNewsletterSubscription', { isSubscribed, ...more });
const chosen = async (who: Visitor) =>
  (
    await who.query<{
      viewer: { account: { newsletter: { isSubscribed: boolean; subscribedAt: string | null; wordingVersion: string } } };
    }>('{ viewer { account { newsletter { isSubscribed subscribedAt wording wordingVersion } } } }')
  ).viewer.account.newsletter;
const ledger = () => db.prisma.consentEntry.findMany({ orderBy: { id: 'asc' } });

describe('[F142] the newsletter on the account page', () => {
  it('subscribing and unsubscribing take effect at once, and each is recorded once with the displayed wording', async () => {
    expect(await chosen(ada)).toMatchObject({ isSubscribed: false, subscribedAt: null });
    const [wording] = newsletterWordings.A;
    for (let times = 0; times < 2; times += 1)
      expect(await choose(ada, true, { wordingVersion: wording.version })).toMatchObject({
        __typename: 'SetNewsletterSubscriptionPayload',
      });
    expect(await chosen(ada)).toMatchObject({ isSubscribed: true, subscribedAt: testNow.toISOString(), wordingVersion: wording.version });
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
    const [entry, ...others] = await ledger();
    expect(others).toEqual([]);
    const { id: accountId } = await db.prisma.account.findFirstOrThrow();
    expect(entry).toMatchObject({
      kind: 'NEWSLETTER',
      act: 'GIVEN',
      source: 'PREFERENCES',
      accountId,
      page: '/account/newsletter/',
      wordingVersion: wording.version,
      wordingHash: wordingHash(wording, 'Souk'),
      network: '192.0.2.0/24',
    });
    // The single email contains the links to unsubscribe.
    expect((await mailsToSend(db)).map(({ kind, email: to }) => [kind, to])).toEqual([['welcome', email]]);
    for (let times = 0; times < 2; times += 1) await choose(ada, false);
    expect(await chosen(ada)).toMatchObject({ isSubscribed: false, subscribedAt: null });
    expect((await ledger()).map(({ act: done }) => done)).toEqual(['GIVEN', 'WITHDRAWN']);
    await choose(ada, true);
    expect(await queuedMails(db)).toHaveLength(1);
    await expectInvariants(db);
  });

  it('subscribing confirms a pending address and invalidates its confirmation link', async () => {
    await signUp(newSubscriber(db), { email, variant: 'A' });
    const key = await confirmationKey(db);
    await choose(ada, true);
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
    expect(await byKey(newSubscriber(db), 'confirmSubscription', key)).toMatchObject({ reason: 'USED' });
  });

  it('subscribing discards what strangers entered for the address, for other services too', async () => {
    const data = {
      kind: 'webhook',
      name: 'Till',
      settings: { url: 'https://example.com/' },
      secrets: { secret: 'x' },
      createdAt: testNow,
      updatedAt: testNow,
    };
    await db.prisma.integration.create({ data });
    const words = { name: 'EVIL', placement: 'evil-placement', pageLink: 'https://evil.example/x' };
    await signUp(newSubscriber(db), { email: email.toUpperCase(), variant: 'B', consent: true, ...words });
    await choose(ada, true);
    const own = { email, emailShown: email, name: null, placement: 'account', variant: 'A', pageLink: '/account/newsletter/' };
    expect(await db.prisma.subscriber.findMany()).toMatchObject([{ ...own, status: 'CONFIRMED' }]);
    expect(JSON.stringify(await db.prisma.integrationDelivery.findMany())).toContain('subscriber.confirmed');
    expect(JSON.stringify(await db.prisma.integrationDelivery.findMany())).not.toMatch(/evil/i);
  });

  it('resubscribing keeps the subscriber’s name', async () => {
    await makeSubscriber(db, { email, name: 'Ada', status: 'UNSUBSCRIBED' });
    await choose(ada, true);
    expect(await db.prisma.subscriber.findMany()).toMatchObject([{ name: 'Ada', placement: 'account', status: 'CONFIRMED' }]);
  });

  it('simultaneous requests create one subscriber and one consent entry', async () => {
    await Promise.all([choose(ada, true), choose(ada, true), choose(ada, true)]);
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
    expect(await ledger()).toHaveLength(1);
    expect(await queuedMails(db)).toHaveLength(1);
  });

  it('guests, unconfirmed addresses and erased addresses are rejected', async () => {
    expect(await choose(newVisitor(db), true)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await makeAccount(db, { email: 'bob@example.com', isVerified: false });
    await makeSubscriber(db, { email: 'bob@example.com' });
    const bob = newVisitor(db);
    await signIn(bob, 'bob@example.com', password);
    for (const isSubscribed of [true, false]) expect(await choose(bob, isSubscribed)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(await chosen(bob)).toMatchObject({ isSubscribed: false });

    await choose(ada, true);
    const [welcome] = await mailsToSend(db);
    const key = new URL((welcome as { preferencesUrl: string }).preferencesUrl).searchParams.get('key') ?? '';
    await byKey(newSubscriber(db), 'deleteSubscriptionData', key);
    expect(await choose(ada, true)).toMatchObject({ code: 'ADDRESS_ERASED' });
    expect(await listed(db)).toEqual(['bob@example.com CONFIRMED']);
  });

  it('frequent changes are throttled', async () => {
    const codes = [];
    for (let times = 0; times < 21; times += 1) codes.push((await choose(ada, times % 2 === 0)).code);
    expect(codes.filter((code) => code === 'THROTTLED')).toHaveLength(1);
  });

  describe('after a change of email address, the subscription', () => {
    const next = 'new@example.com';
    async function move(): Promise<void> {
      await act(ada, 'changeEmail', { email: next, password });
      const mails = await sendAccountMails(db);
      const token = tokenIn(mails.find(({ to }) => to === next));
      expect((await act(ada, 'confirmEmailChange', { token })).code).toBeUndefined();
    }

    it('moves to the new address and its old links stop working', async () => {
      await choose(ada, true);
      const { key } = await db.prisma.subscriber.findFirstOrThrow();
      await move();
      expect(await listed(db)).toEqual([`${next} CONFIRMED`]);
      expect(await chosen(ada)).toMatchObject({ isSubscribed: true });
      expect(await db.prisma.subscriber.count({ where: { key } })).toBe(0);
      await expectInvariants(db);
    });

    it('replaces an unconfirmed sign-up of the new address', async () => {
      await choose(ada, true);
      const { id } = await db.prisma.subscriber.findFirstOrThrow();
      await signUp(newSubscriber(db), { email: next, name: 'EVIL' });
      const key = await confirmationKey(db);
      await move();
      expect(await db.prisma.subscriber.findMany()).toMatchObject([{ id, email: next, name: null, status: 'CONFIRMED' }]);
      expect((await byKey(newSubscriber(db), 'confirmSubscription', key)).reason).toBe('UNKNOWN');
      expect(await db.prisma.subscriberRequest.count()).toBe(0);
      await expectInvariants(db);
    });

    it('leaves a sign-up of the new address unchanged if it had ended', async () => {
      await makeSubscriber(db, { email, status: 'UNSUBSCRIBED' });
      await signUp(newSubscriber(db), { email: next });
      await move();
      expect(await listed(db)).toEqual([`${email} UNSUBSCRIBED`, `${next} PENDING`]);
    });

    it('ends if the new address is already subscribed', async () => {
      await choose(ada, true);
      await makeSubscriber(db, { email: next });
      await move();
      expect(await listed(db)).toContain(`${email} UNSUBSCRIBED`);
    });
  });
});
