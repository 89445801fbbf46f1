import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/engagement/wishlist/mails/__generated__/messages.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openMailer } from '../../server/platform/mail/mailer.ts';
import { noticeNews } from '../../server/engagement/wishlist/notifications.ts';
import { stopMails, writesMails } from '../../server/engagement/wishlist/mails.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { emptyQueue, openWorkshop, skipPauses, theShopsJobs } from '../jobs/workshop.ts';
import { readMail, type ReadMail } from '../mail/mime.ts';
import { hostile } from '../mail/orderFacts.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeStocked } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { wishlistAdd, wishlistRemove, setMails, signedIn } from './wishlistDocuments.ts';

const t = messages.en;

let db: Db;
let directory: string;
let member: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
  directory = mkdtempSync(path.join(tmpdir(), 'souk-wishes-'));
  ({ who: member } = await signedIn(db));
  await setMails(member, true);
});

const hours = (count: number) => new Date(testNow.getTime() + count * 60 * 60 * 1_000);

async function change(id: number, data: Prisma.ProductUncheckedUpdateInput) {
  await db.prisma.product.update({ where: { id }, data });
  await refreshProducts(db.pool, [id], testNow);
}

/** Opens a process that runs all jobs of wishlist emails. */
async function mailProcess(now: Date) {
  const mailer = openMailer({
    smtpUrl: undefined,
    from: { name: 'Souk', address: 'orders@shop.example' },
    directory,
    host: 'shop.example',
  });
  const jobs = await theShopsJobs(db, mailer);
  return openWorkshop(db, Object.fromEntries([...jobs].filter(([name]) => name.startsWith('wishlist-'))), () => now);
}

/** Detects changes and sends emails, as the server does at this time. */
async function post(now: Date) {
  // The queue uses the database's clock: without emptying it, the hour in which the test started would count as done.
  await emptyQueue(db);
  const { runner, log } = await mailProcess(now);
  for (let turn = 0; turn < 3; turn += 1) {
    await runner.turn();
    await skipPauses(db);
  }
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
}

const files = () => (existsSync(directory) ? readdirSync(directory).toSorted() : []);
const mails = (): ReadMail[] => files().map((name) => readMail(readFileSync(path.join(directory, name))));
const lastMail = (): ReadMail => {
  const mail = mails().at(-1);
  if (!mail) throw new Error('No mail was written');
  return mail;
};

describe('[F94] a wishlist email', () => {
  it('lists products cheaper or back in stock, as text and HTML, with links and a way to unsubscribe', async () => {
    const cheaper = await makeProduct(db, { name: 'Red lamp & shade' });
    const back = await makeStocked(db, 0, { name: 'Blue chair' });
    const same = await makeProduct(db, { name: 'Green rug' });
    for (const { id } of [cheaper, back, same]) await wishlistAdd(member, id);
    await change(cheaper.id, { regularPriceMinor: 750 });
    await change(back.id, { stock: 3 });
    await post(hours(1));
    expect(files()).toHaveLength(1);
    const { headers, text, html } = lastMail();
    expect(headers.get('to')).toBe('ada@example.com');
    expect(headers.get('subject')).toBe(t.itemsAreCheaperOrBack({ count: 2 }));
    expect(text).toContain(
      `  Red lamp & shade\n  €7.50 – ${t.cheaper({ amount: '€2.50' })}\n  https://shop.example/product/${cheaper.slug}/\n`,
    );
    expect(text).toContain(`  Blue chair\n  €10.00 – ${t.backInStock}\n`);
    expect(text).not.toContain('Green rug');
    expect(html).toContain('Red lamp &amp; shade');
    const { mailKey } = await db.prisma.wishlist.findFirstOrThrow();
    const offUrl = `https://shop.example/wishlist/mails/off/?key=${mailKey}`;
    expect(mailKey).toMatch(/^[\w-]{32}$/);
    expect(text).toContain(`${t.unsubscribe}: ${offUrl}`);
    expect(html).toContain(`href="${offUrl}"`);
    expect(headers.get('list-unsubscribe')).toBe(`<${offUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('message-id')).toMatch(/^<wishlist-\d+-\d+\.[\da-f]{16}@shop\.example>$/);
  });

  it('names a single product in its subject, and escapes markup', async () => {
    const name = hostile.join(' ');
    const { id } = await makeProduct(db, { name });
    await wishlistAdd(member, id);
    await change(id, { regularPriceMinor: 500 });
    await post(hours(1));
    const { headers, html, text } = lastMail();
    expect(headers.get('subject')).toBe(t.isNowCheaper({ product: name.slice(0, 120) }));
    expect(html).not.toMatch(/<script|<img|<h1>You/);
    expect(text).toContain(`  ${name}\n`);
  });

  it('is sent at most once a day, with all changes since the last one', async () => {
    const [one, two] = [await makeProduct(db), await makeProduct(db)];
    for (const { id } of [one, two]) await wishlistAdd(member, id);
    await change(one.id, { regularPriceMinor: 900 });
    await post(hours(1));
    await change(one.id, { regularPriceMinor: 800 });
    await change(two.id, { regularPriceMinor: 700 });
    await post(hours(12));
    await change(two.id, { regularPriceMinor: 750 });
    await post(hours(24.9));
    expect(files()).toHaveLength(1);
    await post(hours(25));
    expect(files()).toHaveLength(2);
    expect(lastMail().text).toContain(`€8.00 – ${t.cheaper({ amount: '€1.00' })}`);
    expect(lastMail().text).toContain(`€7.50 – ${t.cheaper({ amount: '€2.50' })}`);
    await post(hours(50));
    expect(files()).toHaveLength(2);
  });

  it('doesn’t report higher prices and sold-out products, but compares later changes with them', async () => {
    const dearer = await makeProduct(db, { name: 'Lamp' });
    const soldOut = await makeStocked(db, 2, { name: 'Chair' });
    for (const { id } of [dearer, soldOut]) await wishlistAdd(member, id);
    await change(dearer.id, { regularPriceMinor: 1_500 });
    await change(soldOut.id, { stock: 0, regularPriceMinor: 600 });
    await post(hours(1));
    expect(files()).toEqual([]);
    await change(dearer.id, { regularPriceMinor: 1_200 });
    await change(soldOut.id, { stock: 1 });
    await post(hours(2));
    expect(lastMail().text).toContain(`Lamp\n  €12.00 – ${t.cheaper({ amount: '€3.00' })}`);
    expect(lastMail().text).toContain(`Chair\n  €6.00 – ${t.backInStockAndCheaper({ amount: '€4.00' })}`);
  });

  it('isn’t sent for changes reverted, sold out or removed in the meantime, or after unsubscribing', async () => {
    const [again, gone, removed] = [await makeProduct(db), await makeStocked(db, 1), await makeProduct(db)];
    for (const { id } of [again, gone, removed]) {
      await wishlistAdd(member, id);
      await change(id, { regularPriceMinor: 500 });
    }
    expect(await noticeNews(db, hours(1))).toBe(1);
    await change(again.id, { regularPriceMinor: 1_000 });
    await change(gone.id, { stock: 0 });
    await wishlistRemove(member, removed.id);
    await post(hours(1));
    expect(files()).toEqual([]);

    await change(again.id, { regularPriceMinor: 400 });
    expect(await noticeNews(db, hours(30))).toBe(1);
    await setMails(member, false);
    await post(hours(30));
    expect(files()).toEqual([]);
  });

  it('doesn’t report changes from before emails were turned on', async () => {
    await setMails(member, false);
    const { id } = await makeProduct(db);
    await wishlistAdd(member, id);
    await change(id, { regularPriceMinor: 500 });
    await setMails(member, true);
    await post(hours(1));
    expect(files()).toEqual([]);
    await change(id, { regularPriceMinor: 400 });
    await post(hours(2));
    expect(lastMail().text).toContain(`€4.00 – ${t.cheaper({ amount: '€1.00' })}`);
  });
});

describe('[F94] looking for wishlist news', () => {
  it('sends one email per change, with several processes and runs', async () => {
    const { id } = await makeProduct(db);
    await wishlistAdd(member, id);
    await change(id, { regularPriceMinor: 500 });
    const asked = await Promise.all(Array.from({ length: 6 }, () => noticeNews(db, hours(1))));
    expect(asked.reduce((sum, mailCount) => sum + mailCount, 0)).toBe(1);
    expect(await noticeNews(db, hours(1))).toBe(0);
    const [one, two] = [await mailProcess(hours(1)), await mailProcess(hours(1))];
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    await skipPauses(db);
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    expect(files()).toHaveLength(1);
  });

  it('finds the changes again after a crash before the email was queued', async () => {
    const { id } = await makeProduct(db);
    await wishlistAdd(member, id);
    await change(id, { regularPriceMinor: 500 });
    await db.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`);
    await db.pool.query(`create trigger crash before insert on "Outbox" for each row execute function refuse()`);
    try {
      await expect(noticeNews(db, hours(1))).rejects.toThrow('gone');
    } finally {
      await db.pool.query(`drop trigger crash on "Outbox"`);
      await db.pool.query(`drop function refuse`);
    }
    expect(await db.prisma.wishlist.findFirstOrThrow()).toMatchObject({ mailedAt: null });
    expect(await noticeNews(db, hours(1))).toBe(1);
  });

  it('covers more lists than one batch', async () => {
    const { id } = await makeProduct(db);
    await db.pool.query(`insert into "Account" ("email") select 'm' || n || '@example.com' from generate_series(1, 230) n`);
    await db.pool.query(`insert into "Wishlist" ("accountId", "mailsChanges") select "id", true from "Account" where "email" like 'm%'`);
    await db.pool.query(
      `insert into "WishlistItem" ("listId", "productId", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable")
       select l."id", $1, 1200, true, 1200, true from "Wishlist" l join "Account" a on a."id" = l."accountId" where a."email" like 'm%'`,
      [id],
    );
    expect(await noticeNews(db, hours(1))).toBe(230);
    expect(await db.prisma.outbox.count({ where: { name: 'wishlist-mail' } })).toBe(230);
  });
});

describe('[F94] the unsubscribe key', () => {
  it('turns off the emails of its list, however often it is used, and changes nothing else', async () => {
    const { id } = await makeProduct(db);
    await wishlistAdd(member, id);
    await change(id, { regularPriceMinor: 500 });
    await noticeNews(db, hours(1));
    const { mailKey } = await db.prisma.wishlist.findFirstOrThrow();
    const key = mailKey ?? '';
    expect(await writesMails(db, key)).toBe(true);
    expect(await stopMails(db, 'A'.repeat(32))).toBe(false);
    expect(await stopMails(db, '')).toBe(false);
    expect(await writesMails(db, key)).toBe(true);
    expect(await stopMails(db, key)).toBe(true);
    expect(await stopMails(db, key)).toBe(true);
    expect(await writesMails(db, key)).toBe(false);
    expect(await writesMails(db, 'A'.repeat(32))).toBeNull();
    await setMails(member, true);
    // The link in an old email works indefinitely.
    expect((await db.prisma.wishlist.findFirstOrThrow()).mailKey).toBe(key);
    await stopMails(db, key);
    expect((await db.prisma.wishlist.findFirstOrThrow()).mailsChanges).toBe(false);
  });
});
