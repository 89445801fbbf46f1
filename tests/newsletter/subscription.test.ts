import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { renderNewsletterMail } from '../../server/engagement/newsletter/mails/render.ts';
import { confirmPath, preferencesPath, unsubscribePath } from '../../server/engagement/newsletter/paths.ts';
import { removeOldPending } from '../../server/engagement/newsletter/oldPending.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { after, byKey, confirmationKey, listed, mailsToSend, makeSubscriber, signUp, newSubscriber } from './newsletter.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const email = 'ada@example.com';
const hours = 60 * 60;

async function signedUp() {
  await signUp(newSubscriber(db), { email, variant: 'A' });
  return confirmationKey(db);
}

describe('[F102] the confirmation email', () => {
  it('links to the confirmation page and contains neither a name nor an unsubscribe link', async () => {
    await signUp(newSubscriber(db), { email, name: 'BUY NOW http://spam.example' });
    const [facts] = await mailsToSend(db);
    if (facts?.kind !== 'confirm') throw new Error('It asks for nothing');
    const mail = renderNewsletterMail(facts);
    expect(facts.confirmUrl).toMatch(new RegExp(`^https://shop\\.example${confirmPath}\\?key=\\d+-[0-9a-z]+-[\\w-]{32}$`));
    expect([mail.to, mail.offUrl]).toEqual([email, undefined]);
    for (const text of [mail.html.toString(), mail.text]) {
      expect(text).toContain(facts.confirmUrl);
      expect(text).not.toContain('spam');
    }
  });

  it('is not sent to confirmed, unsubscribed or deleted addresses', async () => {
    const key = await signedUp();
    await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', key);
    expect((await mailsToSend(db)).map(({ kind }) => kind)).toEqual(['welcome']);
    await db.prisma.subscriber.updateMany({ data: { status: 'UNSUBSCRIBED' } });
    expect(await mailsToSend(db)).toEqual([]);
    await db.prisma.subscriber.deleteMany();
    expect(await mailsToSend(db)).toEqual([]);
  });
});

describe('[F102] confirming', () => {
  it('subscribes the address, records it, and sends a welcome email with an unsubscribe link', async () => {
    const key = await signedUp();
    const visitor = newSubscriber(db, { now: after(100) });
    expect(await visitor.query('query ($key: String!) { pendingSubscription(key: $key) { maskedEmail } }', { key })).toEqual({
      pendingSubscription: { maskedEmail: 'a…@example.com' },
    });
    expect(await byKey(visitor, 'confirmSubscription', key)).toMatchObject({
      __typename: 'ConfirmSubscriptionPayload',
      preferences: { maskedEmail: 'a…@example.com', status: 'CONFIRMED', isSubscribed: true },
    });
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
    expect((await db.prisma.consentEntry.findMany({ orderBy: { id: 'asc' } })).map(({ act }) => act)).toEqual(['GIVEN', 'CONFIRMED']);
    const welcome = (await mailsToSend(db)).find(({ kind }) => kind === 'welcome');
    if (welcome?.kind !== 'welcome') throw new Error('Nobody is welcomed');
    const mail = renderNewsletterMail(welcome);
    expect(mail.offUrl).toMatch(new RegExp(`^https://shop\\.example${unsubscribePath}\\?key=\\d+-[\\w-]{32}$`));
    expect(welcome.preferencesUrl).toContain(preferencesPath);
    expect(mail.html.toString()).toContain(welcome.offUrl);
    await expectInvariants(db);
  });

  it('works once, within 48 hours, with the exact key only', async () => {
    const key = await signedUp();
    const reasonAt = async (seconds: number, text: string) =>
      (await byKey(newSubscriber(db, { now: after(seconds) }), 'confirmSubscription', text)).reason;
    expect(await reasonAt(20, key.slice(0, -1))).toBe('UNKNOWN');
    expect(
      await reasonAt(
        20,
        key.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
      ),
    ).toBe('UNKNOWN');
    const [id, expires = '', signature] = key.split('-');
    const later = (parseInt(expires, 36) + 1).toString(36);
    expect(await reasonAt(20, `${id}-${later}-${signature}`)).toBe('UNKNOWN');
    expect(await reasonAt(20, `${Number(id) + 1}-${expires}-${signature}`)).toBe('UNKNOWN');
    expect(await reasonAt(10 + 48 * hours, key)).toBe('EXPIRED');
    expect(await listed(db)).toEqual([`${email} PENDING`]);
    expect(await reasonAt(10 + 48 * hours - 1, key)).toBeUndefined();
    expect(await reasonAt(10 + 48 * hours - 1, key)).toBe('USED');
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
  });

  it('counts once for ten simultaneous requests', async () => {
    const key = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', key)),
    );
    expect(answers.filter(({ __typename }) => __typename === 'ConfirmSubscriptionPayload')).toHaveLength(1);
    expect(await db.prisma.consentEntry.count({ where: { act: 'CONFIRMED' } })).toBe(1);
  });

  it('with an old key doesn’t resubscribe anyone, even after a new sign-up', async () => {
    const key = await signedUp();
    await byKey(newSubscriber(db, { now: after(20) }), 'confirmSubscription', key);
    await db.prisma.subscriber.updateMany({ data: { status: 'UNSUBSCRIBED', unsubscribedAt: after(30) } });
    expect((await byKey(newSubscriber(db, { now: after(40) }), 'confirmSubscription', key)).reason).toBe('USED');
    await signUp(newSubscriber(db), { email }, 200);
    expect((await byKey(newSubscriber(db, { now: after(210) }), 'confirmSubscription', key)).reason).toBe('USED');
    expect(await listed(db)).toEqual([`${email} UNSUBSCRIBED`]);
    await byKey(newSubscriber(db, { now: after(220) }), 'confirmSubscription', await confirmationKey(db));
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
  });

  it('works with either of two emails of one sign-up', async () => {
    const first = await signedUp();
    await signUp(newSubscriber(db), { email }, 200);
    expect(await confirmationKey(db)).not.toBe(first);
    expect((await byKey(newSubscriber(db, { now: after(210) }), 'confirmSubscription', first)).__typename).toBe(
      'ConfirmSubscriptionPayload',
    );
  });

  it('is no longer possible after thirty days, when the address is deleted', async () => {
    await signedUp();
    await makeSubscriber(db, { email: 'confirmed@example.com' });
    expect(await removeOldPending(db, after(10 + 30 * 24 * hours))).toBe(0);
    expect(await removeOldPending(db, after(11 + 30 * 24 * hours))).toBe(1);
    expect(await listed(db)).toEqual(['confirmed@example.com CONFIRMED']);
  });
});

describe('[F102] unsubscribing', () => {
  it('works with the key of any email and can be reverted', async () => {
    const { linkKey } = await makeSubscriber(db, { email });
    const visitor = newSubscriber(db, { now: after(50) });
    const preferences = async () =>
      (
        await visitor.query('query ($key: String!) { subscriptionPreferences(key: $key) { status isSubscribed } }', {
          key: linkKey,
        })
      ).subscriptionPreferences;
    expect(await preferences()).toEqual({ status: 'CONFIRMED', isSubscribed: true });
    for (let press = 0; press < 2; press += 1) {
      expect((await byKey(visitor, 'unsubscribe', linkKey)).preferences).toMatchObject({ status: 'UNSUBSCRIBED', isSubscribed: false });
    }
    expect(await preferences()).toEqual({ status: 'UNSUBSCRIBED', isSubscribed: false });
    expect((await byKey(visitor, 'resubscribe', linkKey)).preferences?.isSubscribed).toBe(true);
    const entries = await db.prisma.consentEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries.map(({ act, source }) => `${act} ${source}`)).toEqual(['WITHDRAWN PREFERENCES', 'GIVEN PREFERENCES']);
    await expectInvariants(db);
  });

  it('changes nothing with an unknown key', async () => {
    const { id, linkKey } = await makeSubscriber(db, { email });
    const visitor = newSubscriber(db);
    for (const key of [
      '',
      'x',
      `${id}-`,
      linkKey.slice(0, -1),
      `${id + 1}${linkKey.slice(String(id).length)}`,
      `${id}-${'A'.repeat(32)}`,
    ]) {
      for (const mutation of ['unsubscribe', 'resubscribe', 'deleteSubscriptionData', 'confirmSubscription']) {
        expect((await byKey(visitor, mutation, key)).reason).toBe('UNKNOWN');
      }
      expect(await visitor.query('query ($key: String!) { subscriptionPreferences(key: $key) { status } }', { key })).toEqual({
        subscriptionPreferences: null,
      });
    }
    expect(await listed(db)).toEqual([`${email} CONFIRMED`]);
  });

  it('[F142] with erasure deletes the address, prevents further emails, and leaves no name in the ledger', async () => {
    const { id, linkKey } = await makeSubscriber(db, { email, name: 'Ada' });
    expect((await byKey(newSubscriber(db), 'deleteSubscriptionData', linkKey)).__typename).toBe('DeleteSubscriptionDataPayload');
    expect(await db.prisma.subscriber.count()).toBe(0);
    expect((await signUp(newSubscriber(db), { email }, 100)).__typename).toBe('SubscribePayload');
    expect([await db.prisma.subscriber.count(), await db.prisma.outbox.count()]).toEqual([0, 0]);
    const ledger = await db.prisma.consentEntry.findMany();
    expect(ledger).toEqual([expect.objectContaining({ act: 'WITHDRAWN', subscriberId: id })]);
    const everything = JSON.stringify([ledger, await db.prisma.suppressedAddress.findMany(), await db.prisma.auditEntry.findMany()]);
    // Matches within hex digests are ignored, because their digits may contain the name.
    expect(everything).not.toMatch(/(?<![\da-f])ada(?![\da-f])/i);
  });
});
