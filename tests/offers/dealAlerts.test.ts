import { beforeEach, describe, expect, it } from 'vitest';
import { maxAlerts } from '../../server/engagement/offers/alerts/alertRules.ts';
import { noticeDeals, readDealAlertMail, renderDealAlertMail } from '../../server/engagement/offers/offers.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { DealAlertMail } from '../../server/platform/jobs/outbox.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import { globalId } from '../../shared/globalId.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Alerts of shoppers about new deals: managing them, matching, and their emails.

let db: Db;
let merchantId: number;
let ada: Visitor;
let adaId: number;
beforeEach(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db, { name: 'Hafen & Söhne' });
  adaId = await makeAccount(db);
  ada = newVisitor(db);
  await signIn(ada, 'ada@example.com');
});

interface Result {
  __typename: string;
  code?: string;
  path?: string[];
  alert?: { id: string; keyword: string };
}

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

const run = async (who: Visitor, mutation: string, input: object, type: string): Promise<Result> =>
  (
    await who.query<{ result: Result }>(
      `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { __typename ... on UserError { code path } } }`,
      { input },
    )
  ).result;
const create = (who: Visitor, keyword: string, maxPriceMinor?: number) =>
  run(who, 'createDealAlert', { keyword, maxPriceMinor }, 'CreateDealAlertInput');
const pause = (who: Visitor, id: number, isPaused = true) =>
  run(who, 'updateDealAlert', { id: globalId('DealAlert', id), isPaused }, 'UpdateDealAlertInput');
const remove = (who: Visitor, id: number) => run(who, 'deleteDealAlert', { id: globalId('DealAlert', id) }, 'DeleteDealAlertInput');
const stop = (who: Visitor, key: string) => run(who, 'stopDealAlerts', { key }, 'StopDealAlertsInput');

interface Own {
  keyword: string;
  isPaused: boolean;
  maxPrice: { amount: number } | null;
}
const own = async (who: Visitor) =>
  (await who.query<{ viewer: { dealAlerts: Own[] } }>('{ viewer { dealAlerts { keyword isPaused maxPrice { amount } } } }')).viewer
    .dealAlerts;
const onlyAlert = async () => (await db.prisma.dealAlert.findFirstOrThrow()).id;

const deal = (title: string, facts: object = {}) => makeOffer(db, { merchantId, title, ...facts });

/** Runs the job, and returns the emails that it queued, as sent now. */
async function mails(now = testNow): Promise<Mail[]> {
  await noticeDeals(db, now);
  const jobs = await db.prisma.outbox.findMany({ where: { name: 'deal-alert-mail' }, orderBy: { id: 'asc' } });
  await db.prisma.outbox.deleteMany();
  const facts = [];
  for (const { payload } of jobs) facts.push(await readDealAlertMail(db, payload as DealAlertMail, 'https://shop.example'));
  return facts.filter((one) => one !== null).map(renderDealAlertMail);
}

describe('[I97] deal alerts', () => {
  it('are created, replaced, paused and deleted by their owner only', async () => {
    expect(await create(ada, 'Desk  LAMP', 3_000)).toMatchObject({ __typename: 'CreateDealAlertPayload' });
    await create(ada, 'lámp desk');
    expect(await own(ada)).toEqual([{ keyword: 'lámp desk', isPaused: false, maxPrice: null }]);
    const id = await onlyAlert();
    await makeAccount(db, { email: 'grace@example.com' });
    const grace = newVisitor(db);
    await signIn(grace, 'grace@example.com');
    for (const who of [grace, newVisitor(db)]) {
      expect(['NOT_FOUND', 'SIGN_IN_REQUIRED']).toContain((await pause(who, id)).code);
      expect(['NOT_FOUND', 'SIGN_IN_REQUIRED']).toContain((await remove(who, id)).code);
      expect(await own(who)).toEqual([]);
    }
    await pause(ada, id);
    expect(await own(ada)).toMatchObject([{ isPaused: true }]);
    await create(ada, 'desk lamp');
    expect(await own(ada)).toMatchObject([{ isPaused: false }]);
    expect(await remove(ada, id)).toMatchObject({ __typename: 'DeleteDealAlertPayload' });
    expect(await remove(ada, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await own(ada)).toEqual([]);
  });

  it('need an account with a confirmed address', async () => {
    expect(await create(newVisitor(db), 'lamp')).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await db.prisma.account.update({ where: { id: adaId }, data: { emailVerifiedAt: null } });
    expect(await create(ada, 'lamp')).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it.each(['', ' ', 'x', '%', '*', '--', 'x'.repeat(61), 'a1 b2 c3 d4 e5 f6 g7'])('refuse the keyword “%s”', async (keyword) => {
    expect(await create(ada, keyword)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'keyword'] });
  });

  it('are limited per account, also when several are created at once', async () => {
    const data = Array.from({ length: maxAlerts - 1 }, (_, index) => `word${index}`);
    await db.prisma.dealAlert.createMany({
      data: data.map((word) => ({ accountId: adaId, keyword: word, words: [word], wordKey: word, createdAt: testNow })),
    });
    const results = await Promise.all(['lamp', 'chair', 'table'].map((word) => create(ada, word)));
    expect(results.map(({ code }) => code ?? '').toSorted()).toEqual(['', 'TOO_MANY_DEAL_ALERTS', 'TOO_MANY_DEAL_ALERTS']);
    expect(await create(ada, 'word1')).toMatchObject({ __typename: 'CreateDealAlertPayload' });
  });
});

describe('[I97] a new deal', () => {
  it.each([
    ['lamp', 'Two LAMPS for one', {}, true],
    ['lampe', 'Lämpe', {}, true],
    ['sohne', 'Chair', {}, true],
    ['bright desk', 'Lamp for the desk', { summary: 'A bright one.' }, true],
    ['oak', 'Chair', { details: 'Made of oak.' }, true],
    ['tv', 'TV stand', {}, true],
    ['tv', 'TVs', {}, false],
    ['desk lamp', 'Lamp', {}, false],
    ['amp', 'Lamp', {}, false],
  ])('matches “%s”: %s', async (keyword, title, facts, isMatch) => {
    await create(ada, keyword);
    await deal(title, facts);
    expect(await mails()).toHaveLength(isMatch ? 1 : 0);
  });

  it('matches up to the highest price only', async () => {
    await create(ada, 'lamp', 2_000);
    await deal('Dear lamp', { priceMinor: 2_001 });
    await deal('Lamp without a price');
    expect(await mails()).toEqual([]);
    await deal('Cheap lamp', { priceMinor: 2_000 });
    expect(await mails()).toMatchObject([{ subject: 'New deal for “lamp”: Cheap lamp' }]);
  });

  it('is told once, in one email with others, by two servers at once, and not again when it is published anew', async () => {
    await create(ada, 'lamp');
    await create(ada, 'desk');
    const ids = [await deal('Desk lamp'), await deal('Floor lamp'), await deal('Desk')];
    await Promise.all([noticeDeals(db, testNow), noticeDeals(db, testNow)]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: '3 new deals match your alerts' });
    await db.prisma.offer.updateMany({ where: { id: { in: ids } }, data: { status: 'DRAFT', isListed: false } });
    await db.prisma.offer.updateMany({ where: { id: { in: ids } }, data: { status: 'PUBLISHED', isListed: true } });
    expect(await mails(minutes(120))).toEqual([]);
  });

  it('waits until an hour after the last email', async () => {
    await create(ada, 'lamp');
    await deal('Lamp 1');
    expect(await mails()).toHaveLength(1);
    await deal('Lamp 2');
    await deal('Lamp 3');
    expect(await mails(minutes(59))).toEqual([]);
    expect(await mails(minutes(60))).toMatchObject([{ subject: '2 new deals match your alerts' }]);
  });

  it('counts those beyond the first twenty', async () => {
    await create(ada, 'lamp');
    for (let count = 1; count <= 22; count += 1) await deal(`Lamp ${count}`);
    const [mail] = await mails();
    expect(mail?.subject).toBe('22 new deals match your alerts');
    expect(mail?.text).toContain('2 more deals match. See all deals: https://shop.example/deals/');
    expect(mail?.text).toContain('Lamp 22');
    expect(mail?.text).not.toContain('Lamp 2\n');
  });

  it('matches when it starts, and not while it is a draft', async () => {
    await create(ada, 'lamp');
    const id = await deal('Lamp', { status: 'DRAFT' });
    const { offerBoundaries } = await import('../../server/engagement/offers/offers.ts');
    const later = await deal('Later lamp', { startsAt: '2099-01-01' });
    expect(await mails()).toEqual([]);
    await db.prisma.offer.update({ where: { id }, data: { status: 'PUBLISHED', isListed: true } });
    expect(await mails()).toMatchObject([{ subject: 'New deal for “lamp”: Lamp' }]);
    const start = new Date('2099-01-02T00:00:00Z');
    await offerBoundaries.apply(db, start);
    expect(await db.prisma.offer.findUnique({ where: { id: later } })).toMatchObject({ pendingStartsAt: null });
    expect(await mails(start)).toMatchObject([{ subject: 'New deal for “lamp”: Later lamp' }]);
  });

  it('is not told to its submitter, nor for paused alerts, nor after it was withdrawn', async () => {
    await create(ada, 'lamp');
    const id = await deal('Own lamp');
    const url = 'https://shop.example.com/lamp';
    await db.prisma.dealSubmission.create({
      data: { accountId: adaId, url, linkKey: url, title: 'Own lamp', status: 'PUBLISHED', offerId: id },
    });
    expect(await mails()).toEqual([]);
    await deal('Lamp');
    await noticeDeals(db, testNow);
    await pause(ada, await onlyAlert());
    expect(await mails()).toEqual([]);
    await deal('Another lamp');
    expect(await mails(minutes(60))).toEqual([]);
    await pause(ada, await onlyAlert(), false);
    const gone = await deal('Third lamp');
    await noticeDeals(db, minutes(120));
    await db.prisma.offer.update({ where: { id: gone }, data: { status: 'DRAFT', isListed: false } });
    expect(await mails(minutes(120))).toEqual([]);
  });
});

describe('[I97] the email about new deals', () => {
  it('escapes texts, states the alert, and pauses all alerts by its link without signing in', async () => {
    await create(ada, 'lamp');
    await deal('<b>Lamp</b>', { priceMinor: 1_999 });
    const [mail] = await mails();
    const { mailKey } = await db.prisma.dealAlertMailing.findFirstOrThrow();
    expect(mail?.offUrl).toBe(`https://shop.example/deal-alerts/off/?key=${mailKey}`);
    expect(mail?.html.toString()).toContain('&lt;b&gt;Lamp');
    expect(mail?.text).toContain('€19.99 – Hafen & Söhne · Alert “lamp”');
    const stranger = newVisitor(db);
    const state = async (key: string) =>
      (
        await stranger.query<{ dealAlertMails: object | null }>('query ($key: String!) { dealAlertMails(key: $key) { isActive } }', {
          key,
        })
      ).dealAlertMails;
    expect(await state(mailKey)).toEqual({ isActive: true });
    expect(await stop(stranger, 'x'.repeat(32))).toMatchObject({ code: 'DEAL_ALERT_LINK' });
    for (let times = 0; times < 2; times += 1) expect(await stop(stranger, mailKey)).toMatchObject({ __typename: 'StopDealAlertsPayload' });
    expect(await state(mailKey)).toEqual({ isActive: false });
    expect(await state('')).toBeNull();
    expect(await own(ada)).toMatchObject([{ isPaused: true }]);
  });

  it('is not sent to blocked accounts or unconfirmed addresses', async () => {
    await create(ada, 'lamp');
    await deal('Lamp');
    await noticeDeals(db, testNow);
    await db.prisma.account.update({ where: { id: adaId }, data: { lockedAt: testNow } });
    expect(await mails()).toEqual([]);
    await deal('Lamp 2');
    expect(await mails(minutes(60))).toEqual([]);
    expect(await db.prisma.dealAlertHit.count()).toBe(0);
  });
});

describe('[I97] deal alerts as personal data', () => {
  it('are exported without secrets, and deleted with the account, whose queued emails are not sent', async () => {
    await create(ada, 'lamp', 2_000);
    await deal('Lamp', { priceMinor: 1_000 });
    await noticeDeals(db, testNow);
    const text = (await act(ada, 'exportMyData', {}, 'json')).json ?? '{}';
    expect(JSON.parse(text)).toMatchObject({ dealAlerts: [{ keyword: 'lamp', maxPriceMinor: 2_000, isPaused: false }] });
    expect(text).not.toContain((await db.prisma.dealAlertMailing.findFirstOrThrow()).mailKey);
    await act(ada, 'deleteMyAccount', { password });
    expect(await db.prisma.dealAlert.count()).toBe(0);
    expect(await db.prisma.dealAlertMailing.count()).toBe(0);
    expect(await mails()).toEqual([]);
  });
});
