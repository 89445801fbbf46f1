import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { enqueue, orderMailKinds, type OrderMailKind } from '../../server/platform/jobs/outbox.ts';
import { openMailer, type MailSettings } from '../../server/platform/mail/mailer.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { emptyQueue, openWorkshop, queueRows, skipPauses, theShopsJobs } from '../jobs/workshop.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { makeOrder } from './makeOrder.ts';
import { readMail, type ReadMail } from './mime.ts';
import { hostile } from './orderFacts.ts';
import { openSmtp, smtpAddress } from './smtp.ts';

let db: Db;
let directory: string;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
  directory = mkdtempSync(path.join(tmpdir(), 'souk-mail-'));
});

/** Opens a process that sends the shop's emails, or writes them to files if there is no SMTP URL. */
async function postOffice(smtpUrl?: string, now?: () => Date) {
  const settings: MailSettings = {
    smtpUrl,
    from: { name: 'Souk', address: 'orders@shop.example' },
    directory,
    host: 'shop.example',
    stepMs: 10_000,
  };
  const jobs = await theShopsJobs(db, openMailer(settings));
  const mailJobs = Object.fromEntries([...jobs].filter(([, { everySeconds }]) => everySeconds === undefined));
  return openWorkshop(db, mailJobs, now);
}

const want = (orderId: number, kind: OrderMailKind, refundId?: number) =>
  db.prisma.$transaction((tx) =>
    enqueue(tx, { name: 'order-mail', payload: { orderId, kind, ...(refundId !== undefined && { refundId }) } }),
  );

const files = () => (existsSync(directory) ? readdirSync(directory).toSorted() : []);
const file = (name: string): ReadMail => readMail(readFileSync(path.join(directory, `${name}.eml`)));
const states = async () => (await queueRows(db)).map(({ state }) => state).toSorted();

describe('[F44] the email for a placed order', () => {
  it('is queued with the order and sent once', async () => {
    const { id } = await makeProduct(db, { name: 'Mug & spoon', regularPriceMinor: 1_200 });
    const visitor = await shopper(db, { [id]: 2 });
    const order = await placed(visitor, details({ note: 'Ring <twice>' }));
    const { runner } = await postOffice();
    await runner.turn();
    const [name = ''] = files();
    expect(files()).toEqual([`${order.number}-placed.eml`]);
    const mail = file(name.replace('.eml', ''));
    expect(mail.headers.get('subject')).toBe(`Your order ${order.number} at Souk`);
    expect(mail.headers.get('to')).toBe('ada@example.com');
    expect(mail.text).toContain(`Your order: https://shop.example${order.url}`);
    expect(mail.text).toContain(`Reference:  SOUK-${order.number}`);
    expect(mail.text).toMatch(/2 x Mug & spoon +€24\.00/);
    expect(mail.html).toContain('Mug &amp; spoon');
    expect(mail.html).toContain('Ring &lt;twice&gt;');
    const events = await db.prisma.orderEvent.findMany({ where: { kind: 'mailed' } });
    expect(events).toMatchObject([{ detail: { mail: 'placed' } }]);
  });

  it('is sent once when queued twice and processed by two processes', async () => {
    const { port, url } = await smtpAddress();
    const smtp = await openSmtp(port);
    const [one, two] = [await postOffice(url), await postOffice(url)];
    const order = await makeOrder(db);
    await want(order.id, 'placed');
    await want(order.id, 'placed');
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    await skipPauses(db);
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    expect(smtp.accepted).toHaveLength(1);
    expect(await db.prisma.orderEvent.count({ where: { orderId: order.id, kind: 'mailed' } })).toBe(1);
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });
});

describe('[F44] order emails', () => {
  it('cover six kinds, each with the totals and state at sending time', async () => {
    const order = await makeOrder(db, {
      billingAddress: {
        firstName: 'Charles',
        lastName: 'B',
        company: 'Engines',
        address1: 'Dorset St 1',
        address2: '',
        postcode: '75001',
        city: 'Paris',
        country: 'FR',
      },
    });
    for (const kind of orderMailKinds) await want(order.id, kind);
    await (await postOffice()).runner.turn();
    expect(files()).toEqual(
      ['cancelled', 'completed', 'failed', 'paid', 'placed', 'refunded-up-to-0'].map((kind) => `${order.number}-${kind}.eml`),
    );
    for (const name of files()) {
      const { text, headers } = file(name.replace('.eml', ''));
      expect(headers.get('message-id')).toMatch(/^<order-\d+-[a-z0-9-]+\.[\da-f]{16}@shop\.example>$/);
      expect(text).toMatch(/Subtotal +€12\.00\nDelivery: Standard delivery +€4\.90\nTotal +€16\.90\nIncludes 19% VAT +€2\.70\n/);
      expect(text).toMatch(/Billing address:\n {2}Charles B\n {2}Engines\n {2}Dorset St 1\n {2}75001 Paris\n {2}France\n/);
    }
  });

  it('don’t request payment for an order that was cancelled before sending', async () => {
    const order = await makeOrder(db, { status: 'CANCELLED' });
    await want(order.id, 'placed');
    await (await postOffice()).runner.turn();
    expect(file(`${order.number}-placed`).text).not.toContain('IBAN');
  });

  it('confirm an online-paid order once, on payment', async () => {
    const payment = { method: 'TEST_CARD', providerKey: 'key-1', amountMinor: 1_690 } as const;
    const order = await makeOrder(db, { status: 'PENDING_PAYMENT', paymentMethod: 'TEST_CARD', payment: { create: payment } });
    const { runner } = await postOffice();
    await want(order.id, 'placed');
    await runner.turn();
    expect(files()).toEqual([]);
    await db.prisma.order.update({
      where: { id: order.id },
      data: { status: 'PROCESSING', paidMinor: 1_690, payment: { update: { state: 'SUCCEEDED' } } },
    });
    await want(order.id, 'paid');
    await want(order.id, 'placed');
    await runner.turn();
    await skipPauses(db);
    await runner.turn();
    expect(files()).toEqual([`${order.number}-placed.eml`]);
    expect(file(`${order.number}-placed`).text).toContain('Your payment is complete.');
  });

  it('report each refund separately', async () => {
    const order = await makeOrder(db, { status: 'PROCESSING', paidMinor: 1_690, refundedMinor: 700 });
    const refund = (n: number, amountMinor: number) =>
      db.prisma.refund.create({
        data: { orderId: order.id, amountMinor, idempotencyKey: `r${n}`, requestHash: '', providerKey: `rp${n}` },
      });
    const first = await refund(1, 700);
    await want(order.id, 'refunded', first.id);
    const { runner } = await postOffice();
    await runner.turn();
    await db.prisma.order.update({ where: { id: order.id }, data: { refundedMinor: 1_000 } });
    const second = await refund(2, 300);
    const third = await refund(3, 200);
    await want(order.id, 'refunded', third.id);
    await want(order.id, 'refunded', second.id);
    await want(order.id, 'refunded', second.id);
    await runner.turn();
    await skipPauses(db);
    await runner.turn();
    expect(files()).toEqual([first, second, third].map(({ id }) => `${order.number}-refunded-${id}.eml`));
    expect(file(`${order.number}-refunded-${second.id}`).text).toContain('We’ve refunded €3.00');
    expect(file(`${order.number}-refunded-${third.id}`).text).toContain('We’ve refunded €2.00');
  });

  it('mention preparation on payment only if the order is being prepared', async () => {
    const paid = { paidMinor: 1_690, status: 'PROCESSING' } as const;
    const transfer = await makeOrder(db, paid);
    const cash = await makeOrder(db, { ...paid, paymentMethod: 'CASH_ON_DELIVERY' });
    const gone = await makeOrder(db, { ...paid, status: 'COMPLETED' });
    for (const { id } of [transfer, cash, gone]) await want(id, 'paid');
    await (await postOffice()).runner.turn();
    const mentions = [transfer, cash, gone].map(({ number }) => file(`${number}-paid`).text.includes('preparing'));
    expect(mentions).toEqual([true, false, false]);
  });

  it('escape hostile text from shoppers and merchants', async () => {
    const text = hostile.join(' ');
    const order = await makeOrder(db, {
      firstName: text,
      lastName: text,
      company: text,
      address1: text,
      city: text,
      note: text,
      shippingName: text,
    });
    await db.prisma.orderLine.updateMany({ where: { orderId: order.id }, data: { name: text, sku: text } });
    await db.prisma.orderCoupon.create({ data: { orderId: order.id, code: text, discountMinor: 0, customer: 'ada@example.com' } });
    await want(order.id, 'placed');
    await (await postOffice()).runner.turn();
    const { html, text: plain, headers } = file(`${order.number}-placed`);
    expect(html).not.toMatch(/<script|<img|<h1>You|onerror=(?!alert\(1\)&gt;)/);
    expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)?.length).toBeGreaterThanOrEqual(9);
    expect(plain).toContain(text);
    expect(headers.get('to')).toBe('ada@example.com');
  });

  it('are dropped for a deleted order and parked for an invalid address, without blocking others', async () => {
    const broken = await makeOrder(db, { email: 'ada@example.com\r\nBcc: victim@example.com' });
    const good = await makeOrder(db);
    for (const id of [12_345, broken.id, good.id]) await want(id, 'placed');
    const { runner, log } = await postOffice();
    for (let turn = 0; turn < 6; turn += 1) {
      await runner.turn();
      await skipPauses(db);
    }
    expect(files()).toEqual([`${good.number}-placed.eml`]);
    expect(await states()).toEqual(['completed', 'completed', 'failed']);
    expect(log.at(-1)).toMatchObject({ level: 'error', facts: { job: 'order-mail' } });
  });
});

describe('[F44] an unavailable mail server', () => {
  it('delays no order, and waiting emails are sent once it is back', async () => {
    const { port, url } = await smtpAddress();
    let now = new Date();
    const { runner } = await postOffice(url, () => now);
    const { id } = await makeProduct(db);
    const orders = [];
    for (let n = 0; n < 3; n += 1) orders.push(await placed(await shopper(db, { [id]: 1 }), details()));
    for (let turn = 0; turn < 7; turn += 1) {
      await runner.turn();
      await skipPauses(db);
      now = new Date(now.getTime() + 61_000);
    }
    expect(new Set(await states())).toEqual(new Set(['completed', 'created']));
    const smtp = await openSmtp(port);
    for (let turn = 0; turn < 3; turn += 1) {
      await runner.turn();
      await skipPauses(db);
      now = new Date(now.getTime() + 61_000);
    }
    const subjects = smtp.accepted.map((mail) => readMail(mail).headers.get('subject')).toSorted();
    expect(subjects).toEqual(orders.map(({ number }) => `Your order ${number} at Souk`).toSorted());
  });
});
