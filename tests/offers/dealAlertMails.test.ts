import { beforeEach, describe, expect, it } from 'vitest';
import { noticeDeals } from '../../server/engagement/offers/offers.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { create, minutes, own, sentMails, stop } from './dealAlertDocuments.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// The emails about new deals, and the personal data of alerts.

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

const deal = (title: string, facts: object = {}) => makeOffer(db, { merchantId, title, ...facts });

const mails = (now = testNow) => sentMails(db, now);

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
