import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { LaterError } from '../../server/platform/jobs/errors.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import { renderOrderMail } from '../../server/commerce/orders/mails/render.ts';
import { sendOnce } from '../../server/platform/mail/sendOnce.ts';
import { freshDb } from '../support/db.ts';
import { testNow } from '../support/shopDriver.ts';
import { orderFacts } from './orderFacts.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const mail = renderOrderMail(orderFacts());
const { signal } = new AbortController();
const sending = { now: testNow, signal };

/** A mailer that records its emails, and may wait or fail. */
function fakeMailer(act: () => Promise<void> = () => Promise.resolve()): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async send(given) {
      await act();
      sent.push(given);
    },
  };
}

describe('[F44] an email', () => {
  it('is sent once, however often it is requested', async () => {
    const mailer = fakeMailer();
    let noted = 0;
    const onSent = () => Promise.resolve(void (noted += 1));
    expect(await sendOnce(db, mailer, mail, { ...sending, onSent })).toBe(true);
    expect(await sendOnce(db, mailer, mail, { ...sending, onSent })).toBe(false);
    expect(await sendOnce(db, mailer, mail, { now: new Date(testNow.getTime() + 1e9), signal, onSent })).toBe(false);
    expect(mailer.sent).toHaveLength(1);
    expect(noted).toBe(1);
  });

  it('is sent by one of several concurrent processes, and the others find it sent later', async () => {
    const mailer = fakeMailer();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => sendOnce(db, mailer, mail, sending)));
    expect(mailer.sent).toHaveLength(1);
    const sentNow = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value);
    const others = outcomes.filter((outcome) => outcome.status === 'rejected' && !(outcome.reason instanceof LaterError));
    expect(sentNow).toHaveLength(1);
    expect(others).toEqual([]);
    expect(await sendOnce(db, mailer, mail, sending)).toBe(false);
  });

  it('holds no connection or transaction while it is sent', async () => {
    let rowsMeanwhile = 0;
    const mailer = fakeMailer(async () => {
      // On a single connection, this query would wait forever if one were held.
      rowsMeanwhile = await db.prisma.$transaction((tx) => tx.sentMail.count());
    });
    await sendOnce(db, mailer, mail, sending);
    expect(rowsMeanwhile).toBe(1);
  });

  it('can be retried immediately after the mail server rejected it', async () => {
    const failing = fakeMailer(() => Promise.reject(new LaterError('away', 60)));
    await expect(sendOnce(db, failing, mail, sending)).rejects.toThrow('away');
    const mailer = fakeMailer();
    expect(await sendOnce(db, mailer, mail, sending)).toBe(true);
    expect(mailer.sent).toHaveLength(1);
  });

  it('whose process died while sending is retried after three minutes', async () => {
    await db.prisma.sentMail.create({ data: { key: mail.key, claimedUntil: new Date(testNow.getTime() + 180_000) } });
    const mailer = fakeMailer();
    const early = sendOnce(db, mailer, mail, { ...sending, now: new Date(testNow.getTime() + 100_000) });
    await expect(early).rejects.toMatchObject({ seconds: 80 });
    expect(mailer.sent).toEqual([]);
    expect(await sendOnce(db, mailer, mail, { ...sending, now: new Date(testNow.getTime() + 180_000) })).toBe(true);
    expect(mailer.sent).toHaveLength(1);
  });

  it('is recorded as sent even if the caller’s own update fails once, or the database is briefly unavailable', async () => {
    let tries = 0;
    const onSent = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve();
    };
    const mailer = fakeMailer();
    await sendOnce(db, mailer, mail, { ...sending, onSent });
    expect(tries).toBe(2);
    expect(await sendOnce(db, mailer, mail, sending)).toBe(false);
    expect(mailer.sent).toHaveLength(1);
  });
});
