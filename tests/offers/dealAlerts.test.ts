import { beforeEach, describe, expect, it } from 'vitest';
import { maxAlerts } from '../../server/engagement/offers/alerts/alertRules.ts';
import { noticeDeals } from '../../server/engagement/offers/offers.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { create, minutes, own, pause, remove, sentMails } from './dealAlertDocuments.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';

// Alerts of shoppers about new deals: managing them, and which deals they match.

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

const onlyAlert = async () => (await db.prisma.dealAlert.findFirstOrThrow()).id;

const deal = (title: string, facts: object = {}) => makeOffer(db, { merchantId, title, ...facts });

const mails = (now = testNow) => sentMails(db, now);

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

  it('are refused for an address whose owner had it erased', async () => {
    await act(ada, 'deleteMyAccount', { password });
    await makeAccount(db);
    const again = newVisitor(db);
    await signIn(again, 'ada@example.com');
    expect(await create(again, 'lamp')).toMatchObject({ code: 'ADDRESS_ERASED' });
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

  it('is told once, by two servers at once, and not again when it is published anew', async () => {
    await create(ada, 'lamp');
    await create(ada, 'desk');
    const ids = [await deal('Desk lamp'), await deal('Floor lamp'), await deal('Desk')];
    await Promise.all([noticeDeals(db, testNow), noticeDeals(db, testNow)]);
    // One that the other server is still comparing is told with the next email.
    const sent = [...(await mails()), ...(await mails(minutes(60)))];
    expect(sent[0]).toMatchObject({ to: 'ada@example.com' });
    const texts = sent.map(({ text }) => text).join('');
    for (const title of ['Desk lamp', 'Floor lamp', 'Desk']) expect(texts.split(`  ${title}\n`), title).toHaveLength(2);
    await db.prisma.offer.updateMany({ where: { id: { in: ids } }, data: { status: 'DRAFT', isListed: false } });
    await db.prisma.offer.updateMany({ where: { id: { in: ids } }, data: { status: 'PUBLISHED', isListed: true } });
    expect(await mails(minutes(180))).toEqual([]);
  });

  it('matches by the names of its categories, and by the price of its own merchant only', async () => {
    await db.prisma.category.create({ data: { id: 1, slug: 'furniture', name: 'Home & Furniture' } });
    await create(ada, 'furniture home', 2_000);
    const product = await makeProduct(db, { priceMinor: 1_000 });
    // A coupon of another merchant has no price, whatever ours is.
    await deal('Coupon for home and furniture', { productId: product.id, code: 'SAVE' });
    expect(await mails()).toEqual([]);
    await deal('Oak table', { categoryId: 1, priceMinor: 1_900 });
    const [mail] = await mails();
    expect(mail?.subject).toBe('New deal for “furniture home”: Oak table');
  });

  it('is told for another alert when the one that matched first is deleted, and counts once', async () => {
    await create(ada, 'lamp');
    await create(ada, 'desk');
    await deal('Desk lamp');
    await noticeDeals(db, testNow);
    await db.prisma.outbox.deleteMany();
    await deal('Lamp for a desk');
    await noticeDeals(db, minutes(1));
    await remove(ada, await onlyAlert());
    expect(await mails(minutes(60))).toMatchObject([{ subject: 'New deal for “desk”: Lamp for a desk' }]);
  });

  it('is not told once it costs more than the alert allows', async () => {
    await create(ada, 'lamp', 5_000);
    const id = await deal('Lamp', { priceMinor: 2_000 });
    await noticeDeals(db, testNow);
    await db.prisma.offer.update({ where: { id }, data: { priceMinor: 20_000 } });
    expect(await mails()).toEqual([]);
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
