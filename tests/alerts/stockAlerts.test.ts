import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/engagement/alerts/__generated__/messages.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { noticeRestocked, readStockAlertMail, removeOldStockAlerts, renderStockAlertMail } from '../../server/engagement/alerts/alerts.ts';
import { stockAlertPersonalData } from '../../server/engagement/alerts/personalData.ts';
import type { Account } from '../../server/generated/prisma/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { StockAlertMail } from '../../server/platform/jobs/outbox.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';

const t = messages.en;

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const ada = 'ada@example.com';
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

interface Result {
  __typename: string;
  message?: string;
  stockAlert?: { state: string; maskedEmail: string };
}

let networks = 0;
/** A visitor on a network of their own. */
function visitor(now = testNow): Visitor {
  networks += 1;
  return newVisitor(db, { address: `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`, now });
}

async function mutate(name: string, input: object, who = visitor()): Promise<Result> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const more = name === 'confirmStockAlert' ? '... on ConfirmStockAlertPayload { stockAlert { state maskedEmail } }' : '';
  const { result } = await who.query<{ result: Result }>(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) {
      __typename ${more} ... on UserError { message }
    } }`,
    { input },
  );
  return result;
}

const request = (id: number, email = ada, who?: Visitor, more: object = {}) =>
  mutate('requestStockAlert', { productId: globalId('Product', id), email, ...more }, who);

/** Takes the queued emails out of the outbox, and renders those that are to be sent. */
async function mails(): Promise<Mail[]> {
  const jobs = await db.prisma.outbox.findMany({ where: { name: 'stock-alert-mail' }, orderBy: { id: 'asc' } });
  await db.prisma.outbox.deleteMany({ where: { name: 'stock-alert-mail' } });
  const facts = [];
  for (const { payload } of jobs) facts.push(await readStockAlertMail(db, payload as StockAlertMail, 'https://shop.example'));
  return facts.filter((one) => one !== null).map(renderStockAlertMail);
}

const keyIn = (mail: Mail | undefined) => /confirm\/\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Requests and confirms an alert. @returns the key of its links */
async function waiting(id: number, email = ada): Promise<string> {
  await request(id, email);
  const key = keyIn((await mails())[0]);
  expect(await mutate('confirmStockAlert', { key })).toMatchObject({ stockAlert: { state: 'WAITING' } });
  return key;
}

async function setStock(id: number, stock: number) {
  await db.prisma.product.update({ where: { id }, data: { stock } });
  await refreshProducts(db.pool, [id], testNow);
}

describe('[I58] a back-in-stock alert', () => {
  it('asks the owner of the address to confirm, and sends one email when the product is back', async () => {
    const { id, slug } = await makeStocked(db, 0, { name: 'Blue chair' });
    expect(await request(id, ' Ada@Example.com ')).toMatchObject({ __typename: 'RequestStockAlertPayload' });
    const [asked, ...others] = await mails();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ to: ada, subject: t.confirmYourAlertFor({ product: 'Blue chair' }) });
    // Not confirmed yet.
    await setStock(id, 3);
    expect(await noticeRestocked(db, testNow)).toBe(0);
    await setStock(id, 0);
    const key = keyIn(asked);
    expect(await mutate('confirmStockAlert', { key })).toEqual({
      __typename: 'ConfirmStockAlertPayload',
      stockAlert: { state: 'WAITING', maskedEmail: 'a…@example.com' },
    });
    expect(await noticeRestocked(db, minutes(1))).toBe(0);
    await setStock(id, 3);
    expect(await noticeRestocked(db, minutes(2))).toBe(1);
    const [news] = await mails();
    expect(news).toMatchObject({ to: ada, subject: t.isBackInStock({ product: 'Blue chair' }) });
    expect(news?.text).toContain(`${t.viewProduct}: https://shop.example/product/${slug}/\n`);
    expect(news?.offUrl).toBe(`https://shop.example/stock-alert/off/?key=${key}`);
    await setStock(id, 0);
    await setStock(id, 3);
    expect(await noticeRestocked(db, minutes(3))).toBe(0);
  });

  it('goes on waiting when the product has sold out again before the email', async () => {
    const { id } = await makeStocked(db, 0);
    await waiting(id);
    await setStock(id, 1);
    await noticeRestocked(db, minutes(1));
    await setStock(id, 0);
    expect(await mails()).toEqual([]);
    await setStock(id, 1);
    expect(await noticeRestocked(db, minutes(2))).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('is sent once by several processes at a time', async () => {
    const { id } = await makeStocked(db, 0);
    for (const name of ['one', 'two', 'three']) await waiting(id, `${name}@example.com`);
    await setStock(id, 1);
    const counts = await Promise.all([1, 2, 3].map(() => noticeRestocked(db, minutes(1))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['one@example.com', 'three@example.com', 'two@example.com']);
  });

  it('concerns a single variation', async () => {
    const made = await makeVariable(db, { variations: { blue: { managesStock: true, stock: 0 }, red: {} } });
    const blue = variationId(made, 'blue');
    const result = await mutate('requestStockAlert', { productId: globalId('ProductVariation', blue), email: ada });
    expect(result.__typename).toBe('RequestStockAlertPayload');
    const key = keyIn((await mails())[0]);
    await mutate('confirmStockAlert', { key });
    await setStock(blue, 1);
    expect(await noticeRestocked(db, testNow)).toBe(1);
    expect((await mails())[0]?.text).toContain(`/product/${made.product.slug}/`);
    expect(await request(made.product.id)).toMatchObject({ __typename: 'ProductInStockError' });
  });

  it('is refused for products that are in stock, hidden, unknown, or have no stock of their own', async () => {
    const types = [];
    for (const product of [
      await makeProduct(db),
      await makeStocked(db, 0, { status: 'DRAFT' }),
      await makeProduct(db, { type: 'EXTERNAL', externalUrl: 'https://other.example/' }),
      await makeProduct(db, { type: 'GROUPED' }),
      { id: 999_999 },
    ])
      types.push((await request(product.id)).__typename);
    expect(types).toEqual(['ProductInStockError', 'NotFoundError', 'NoStockAlertError', 'NoStockAlertError', 'NotFoundError']);
    expect(await db.prisma.stockAlert.count()).toBe(0);
  });

  it.each(['ada', 'ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com', `${'a'.repeat(300)}@example.com`])(
    'is refused for the address %j',
    async (email) => {
      const { id } = await makeStocked(db, 0);
      expect((await request(id, email)).__typename).toBe('InvalidEmailError');
      expect((await request(id, ' ')).__typename).toBe('EmailRequiredError');
      expect(await db.prisma.stockAlert.count()).toBe(0);
    },
  );

  it('gives the same response whether the address is new, waiting, erased, or a bot’s', async () => {
    const { id } = await makeStocked(db, 0);
    await waiting(id);
    const first = await request(id, 'new@example.com');
    expect(await request(id, ada, visitor(minutes(5)))).toEqual(first);
    expect(await request(id, 'bot@example.com', undefined, { website: 'x' })).toEqual(first);
    expect((await mails()).map(({ to }) => to)).toEqual(['new@example.com']);
    expect((await db.prisma.stockAlert.findMany({ orderBy: { id: 'asc' }, select: { email: true } })).map(({ email }) => email)).toEqual([
      ada,
      'new@example.com',
    ]);
  });

  it('limits requests of a network, and emails to a mailbox', async () => {
    const who = visitor();
    const products = [];
    for (let count = 0; count < 11; count += 1) products.push(await makeStocked(db, 0));
    const types = [];
    for (const [index, { id }] of products.entries()) types.push((await request(id, `ada+${index}@example.com`, who)).__typename);
    expect(types.filter((type) => type === 'RequestStockAlertPayload')).toHaveLength(10);
    expect(types.at(-1)).toBe('ThrottledError');
    expect(await mails()).toHaveLength(5);
  });

  it('once sent must be confirmed again, and old links stay valid', async () => {
    const { id } = await makeStocked(db, 0);
    const key = await waiting(id);
    await setStock(id, 1);
    await noticeRestocked(db, minutes(1));
    await mails();
    await setStock(id, 0);
    await request(id, ada, visitor(minutes(10)));
    expect(await db.prisma.stockAlert.findMany({ select: { confirmedAt: true, notifiedAt: true } })).toEqual([
      { confirmedAt: null, notifiedAt: null },
    ]);
    expect(keyIn((await mails())[0])).toBe(key);
  });
});

describe('[I58] links of a back-in-stock alert', () => {
  const stateOf = async (key: string) => {
    const { stockAlert } = await visitor().query<{ stockAlert: { state: string } | null }>(
      'query ($key: String!) { stockAlert(key: $key) { state productName productUrl } }',
      { key },
    );
    return stockAlert?.state ?? null;
  };

  it('cancel all alerts of the address, and only those', async () => {
    const [one, two] = [await makeStocked(db, 0), await makeStocked(db, 0)];
    const key = await waiting(one.id);
    await waiting(two.id);
    await waiting(one.id, 'eve@example.com');
    expect(await stateOf(key)).toBe('WAITING');
    const done = await mutate('cancelStockAlerts', { key });
    expect(done.__typename).toBe('CancelStockAlertsPayload');
    expect((await db.prisma.stockAlert.findMany()).map(({ email }) => email)).toEqual(['eve@example.com']);
    expect(await stateOf(key)).toBeNull();
    expect(await mutate('cancelStockAlerts', { key })).toEqual(done);
    expect((await mutate('confirmStockAlert', { key })).__typename).toBe('StockAlertLinkError');
  });

  it('with a wrong key change nothing', async () => {
    const { id } = await makeStocked(db, 0);
    const key = await waiting(id);
    const [row] = await db.prisma.stockAlert.findMany();
    for (const wrong of [
      '',
      '1',
      `${row?.id}-${'a'.repeat(32)}`,
      `${(row?.id ?? 0) + 1}-${row?.key}`,
      `99999999999-${row?.key}`,
      `${key}'--`,
    ]) {
      expect(await stateOf(wrong)).toBeNull();
      expect((await mutate('confirmStockAlert', { key: wrong })).__typename).toBe('StockAlertLinkError');
      await mutate('cancelStockAlerts', { key: wrong });
    }
    expect(await db.prisma.stockAlert.count()).toBe(1);
  });
});

describe('[I58] stored back-in-stock alerts', () => {
  it('are deleted after seven days without confirmation, 180 days of waiting, and 30 days after the email', async () => {
    const [pending, waits, sent] = [await makeStocked(db, 0), await makeStocked(db, 0), await makeStocked(db, 0)];
    await waiting(waits.id);
    await waiting(sent.id);
    await request(pending.id);
    await setStock(sent.id, 1);
    await noticeRestocked(db, testNow);
    const left = [];
    for (const day of [6.9, 7.1, 29.9, 30.1, 179.9, 180.1]) {
      await removeOldStockAlerts(db, days(day));
      left.push(await db.prisma.stockAlert.count());
    }
    expect(left).toEqual([3, 2, 2, 1, 1, 0]);
  });

  it('are part of the export, the erasure and the change of address of an account', async () => {
    const [one, two] = [await makeStocked(db, 0, { name: 'Lamp' }), await makeStocked(db, 0)];
    await waiting(one.id);
    await waiting(two.id);
    await waiting(one.id, 'new@example.com');
    const shop = { db } as never;
    const account = { email: ada, emailVerifiedAt: testNow } as Account;
    expect(await stockAlertPersonalData.preview?.(shop, account)).toMatchObject([{ subject: 'stockAlerts', count: 2 }]);
    const exported = (await stockAlertPersonalData.export?.(shop, account)) as { stockAlerts: object[] };
    expect(exported.stockAlerts).toHaveLength(2);
    expect(exported.stockAlerts[0]).toMatchObject({ product: { name: 'Lamp' } });
    expect(JSON.stringify(exported)).not.toContain('"key"');
    expect(await stockAlertPersonalData.export?.(shop, { ...account, emailVerifiedAt: null })).toEqual({ stockAlerts: [] });
    const stranger = { ...account, emailVerifiedAt: null };
    expect(await stockAlertPersonalData.preview?.(shop, stranger)).toMatchObject([{ count: 0 }]);
    const eraseOthers = await stockAlertPersonalData.erase?.(shop, stranger);
    await db.prisma.$transaction((tx) => eraseOthers?.(tx) ?? Promise.resolve());
    expect(await db.prisma.stockAlert.count()).toBe(3);
    const move = await stockAlertPersonalData.changeEmail?.(shop);
    await db.prisma.$transaction((tx) => move?.(tx, { from: ada, to: 'new@example.com' }) ?? Promise.resolve());
    expect((await db.prisma.stockAlert.findMany()).map(({ email }) => email)).toEqual(['new@example.com', 'new@example.com']);
    const erase = await stockAlertPersonalData.erase?.(shop, { ...account, email: 'new@example.com' });
    await db.prisma.$transaction((tx) => erase?.(tx) ?? Promise.resolve());
    expect(await db.prisma.stockAlert.count()).toBe(0);
  });
});
