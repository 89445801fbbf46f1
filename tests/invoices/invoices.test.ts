import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../../server/commerce/invoices/snapshot.ts';
import { vatReport } from '../../server/commerce/invoices/invoices.ts';
import { readOrderMail, renderOrderMail } from '../../server/commerce/orders/orders.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { detailsFor } from '../orders/checkoutDocuments.ts';
import { act, administrator, ordered, type OrderNow } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { newVisitor, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';
import { correct, invoicesOf, issueByHand, issueDue, nameSeller } from './invoiceDocuments.ts';

let db: Db;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await nameSeller(db);
  admin = await administrator(db);
});

let keys = 0;
const refund = (orderId: string, input: object) =>
  act(admin, 'refundOrder', { orderId, idempotencyKey: `invoice-refund-${(keys += 1)}`, ...input });
const rowId = async ({ number }: { number: number }) => (await db.prisma.order.findUniqueOrThrow({ where: { number } })).id;

/** The order is one that something has happened to. */
const noted = { invoiceTask: { create: { since: testNow } } };

describe('[I33] invoices', () => {
  it('are issued once when an order is paid, and credit notes when it is refunded', async () => {
    const { visitor, order } = await ordered(db);
    const id = await rowId(order);
    expect(await invoicesOf(visitor, order)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => issueDue(db, id)));
    expect(await db.prisma.invoiceTask.count()).toBe(0);
    const tax = { basisPoints: 1_900, net: { amount: 5_042 }, vat: { amount: 958 }, gross: { amount: 6_000 } };
    const invoice = { number: 'INV-2026-00001', kind: 'INVOICE', total: { amount: 6_000 }, taxes: [tax], invoice: null };
    expect(await invoicesOf(visitor, order)).toMatchObject([invoice]);
    await refund(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }], reason: 'A scratch.' });
    await refund(order.id, { amount: 500 });
    expect(await db.prisma.invoiceTask.count()).toBe(1);
    await issueDue(db, id);
    expect(await invoicesOf(visitor, order)).toMatchObject([
      invoice,
      { number: 'CN-2026-00001', kind: 'CREDIT_NOTE', total: { amount: 2_000 }, vat: { amount: 319 }, invoice: { number: invoice.number } },
      { number: 'CN-2026-00002', total: { amount: 500 } },
    ]);
    const [, note] = await db.prisma.invoice.findMany({ orderBy: { id: 'asc' } });
    expect(parseDocument(note?.data)).toMatchObject({ reason: 'A scratch.', lines: [{ quantity: 1, grossMinor: 2_000 }] });
    // Documents from before languages were stored.
    expect(parseDocument({ ...(note?.data as object), language: undefined }).language).toBe('en');
  });

  it('wait for delivery where the shop has set so, or payment comes after it; free and unpaid orders have none by themselves', async () => {
    const invoiced = async (order: OrderNow) => {
      await issueDue(db, await rowId(order));
      return (await db.prisma.invoice.count({ where: { order: { number: order.number } } })) === 1;
    };
    const { order: onDelivery } = await ordered(db, { paymentMethod: 'CASH_ON_DELIVERY', paymentToken: null });
    expect(await invoiced(onDelivery)).toBe(false);
    await act(admin, 'completeOrder', { orderId: onDelivery.id });
    expect(await invoiced(onDelivery)).toBe(true);
    await db.prisma.invoiceSettings.create({ data: { moment: 'DELIVERY', invoicePrefix: 'R' } });
    const { order: paid } = await ordered(db);
    expect(await invoiced(paid)).toBe(false);
    await act(admin, 'completeOrder', { orderId: paid.id });
    expect(await invoiced(paid)).toBe(true);
    expect(await db.prisma.invoice.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ number: 'R-2026-00002' });
    const free = await db.prisma.order.create({ data: plainOrder({ status: 'COMPLETED', totalMinor: 0, subtotalMinor: 0, ...noted }) });
    await issueDue(db, free.id);
    expect(await db.prisma.invoice.count()).toBe(2);
  });

  it('are issued by hand for an unpaid order, and cancelled by a credit note for all of it', async () => {
    const { visitor, order } = await ordered(db, { paymentMethod: 'BANK_TRANSFER', paymentToken: null });
    expect(await issueByHand(admin, order.id)).toMatchObject({ __typename: 'IssueInvoicePayload' });
    expect(await issueByHand(admin, order.id)).toMatchObject({ __typename: 'IssueInvoicePayload' });
    await act(visitor, 'cancelOrder', { orderId: order.id });
    const id = await rowId(order);
    await issueDue(db, id);
    await issueDue(db, id);
    expect(await invoicesOf(visitor, order)).toMatchObject([
      { kind: 'INVOICE', total: { amount: 6_000 } },
      { kind: 'CREDIT_NOTE', total: { amount: 6_000 }, vat: { amount: 958 } },
    ]);
    const { order: other } = await ordered(db, { paymentMethod: 'BANK_TRANSFER', paymentToken: null });
    await act(visitor, 'cancelOrder', { orderId: other.id });
    await act(admin, 'cancelOrder', { orderId: other.id });
    expect(await issueByHand(admin, other.id)).toMatchObject({ code: 'INVOICE_NOT_POSSIBLE', reason: 'CLOSED' });
  });

  it('[I72] are corrected by a credit note for all of it and a new invoice, once, as long as nothing is refunded', async () => {
    const { visitor, order } = await ordered(db);
    const id = await rowId(order);
    await issueDue(db, id);
    const number = 'INV-2026-00001';
    expect(await correct(admin, order.id, number, { country: 'XX', address1: '', vatId: '?' })).toMatchObject({
      issues: [{ path: ['input', 'address1'] }, { path: ['input', 'country'] }, { path: ['input', 'vatId'] }],
    });
    const all = await Promise.all([1, 2, 3].map(() => correct(admin, order.id, number, { vatId: 'de 123 456 789', company: 'King Ltd' })));
    expect(all.map(({ __typename, reason }) => reason ?? __typename).toSorted()).toEqual(['CorrectInvoicePayload', 'REPLACED', 'REPLACED']);
    await issueDue(db, id);
    expect(await invoicesOf(visitor, order)).toMatchObject([
      { number, total: { amount: 6_000 } },
      { number: 'CN-2026-00001', total: { amount: 6_000 }, vat: { amount: 958 }, invoice: { number } },
      { number: 'INV-2026-00002', kind: 'INVOICE', total: { amount: 6_000 }, vat: { amount: 958 }, invoice: null },
    ]);
    const [, note, corrected] = await db.prisma.invoice.findMany({ orderBy: { id: 'asc' } });
    expect(parseDocument(note?.data)).toMatchObject({ isReplacement: true, buyer: { name: 'Ada Byron' }, replaces: null });
    expect(parseDocument(corrected?.data)).toMatchObject({
      buyer: { name: 'Ada King', company: 'King Ltd', countryName: 'Germany' },
      buyerVatId: 'DE123456789',
      delivery: { name: 'Ada Byron' },
      replaces: { number },
    });
    await refund(order.id, { amount: 500 });
    await issueDue(db, id);
    expect((await invoicesOf(visitor, order)).at(-1)).toMatchObject({ total: { amount: 500 }, invoice: { number: 'INV-2026-00002' } });
    expect(await correct(admin, order.id, 'INV-2026-00002')).toMatchObject({ reason: 'CREDITED' });
    expect(await correct(visitor, order.id, 'INV-2026-00002')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('wait until the shop’s legal name and address are set', async () => {
    await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { legalName: '' } });
    const { order } = await ordered(db);
    const id = await rowId(order);
    expect(await issueDue(db, id)).toBe(false);
    expect(await issueByHand(admin, order.id)).toMatchObject({ reason: 'NO_SELLER' });
    await nameSeller(db);
    expect(await issueDue(db, id)).toBe(true);
    expect(await db.prisma.invoice.count()).toBe(1);
  });

  it('have numbers without gaps or repeats, however many are issued at once and some fail', async () => {
    const orders = await Promise.all(
      Array.from({ length: 24 }, () =>
        db.prisma.order.create({
          data: plainOrder({ status: 'PROCESSING', paidMinor: 1_000, paidAt: new Date(), ...noted }),
          select: { id: true },
        }),
      ),
    );
    // An order whose stored VAT can't be read makes its transaction fail.
    await db.prisma.order.update({ where: { id: orders[7]?.id ?? 0 }, data: { shippingTaxes: 'damaged' } });
    const results = await Promise.allSettled(orders.map(({ id }) => issueDue(db, id)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const issued = await db.prisma.invoice.findMany({ orderBy: { sequence: 'asc' }, select: { sequence: true, number: true } });
    expect(issued.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 23 }, (_unused, index) => index + 1));
    expect(issued.at(-1)?.number).toBe('INV-2026-00023');
  });

  it('never change: not by later settings, nor by anyone in the database', async () => {
    const { visitor, order } = await ordered(db);
    const id = await rowId(order);
    await issueDue(db, id);
    const before = await db.prisma.invoice.findFirstOrThrow();
    await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { legalName: 'Other GmbH', vatId: 'DE000' } });
    await db.prisma.order.update({ where: { id }, data: { firstName: '', lastName: '', address1: '', email: '' } });
    await refund(order.id, { amount: 100 });
    await issueDue(db, id);
    const [after, note] = await db.prisma.invoice.findMany({ orderBy: { id: 'asc' } });
    expect(after).toEqual(before);
    expect(parseDocument(after?.data)).toMatchObject({ seller: { legalName: 'Souk GmbH' }, buyer: { name: 'Ada Byron' } });
    expect(parseDocument(note?.data)).toMatchObject({ seller: { legalName: 'Other GmbH' }, buyer: { name: 'Ada Byron' } });
    const { prisma } = db;
    await expect(prisma.invoice.updateMany({ data: { totalMinor: 1 } })).rejects.toThrow(/never change/);
    await expect(prisma.invoice.deleteMany()).rejects.toThrow(/never change/);
    await expect(prisma.$executeRaw`TRUNCATE "Invoice" CASCADE`).rejects.toThrow(/never change/);
    await expect(prisma.order.delete({ where: { id } })).rejects.toThrow(/constraint/i);
    expect(await invoicesOf(visitor, order)).toHaveLength(2);
  });

  it('are issued by themselves only for orders that something happens to from then on', async () => {
    const facts = { status: 'PROCESSING', paidMinor: 1_000, paidAt: testNow } as const;
    const { id } = await db.prisma.order.create({ data: plainOrder(facts) });
    expect(await issueDue(db, id)).toBe(true);
    expect(await db.prisma.invoice.count()).toBe(0);
  });

  it('are linked in emails: the invoice in most, the credit note in that of its refund', async () => {
    const { order } = await ordered(db);
    const id = await rowId(order);
    await refund(order.id, { amount: 100 });
    await issueDue(db, id);
    const mailOf = async (request: { kind: 'paid' | 'refunded'; refundId?: number }) => {
      const facts = await readOrderMail({ db, payments: testPayments(db) }, { orderId: id, ...request }, 'https://shop.example');
      return facts ? renderOrderMail(facts).text : '';
    };
    expect(await mailOf({ kind: 'paid' })).toMatch(/Invoice INV-2026-00001 \(PDF\): https:\/\/shop\.example\/checkout\/order-received\//);
    const { id: refundId } = await db.prisma.refund.findFirstOrThrow();
    const refunded = await mailOf({ kind: 'refunded', refundId });
    expect(refunded).toContain('Credit note CN-2026-00001 (PDF)');
    expect(refunded).not.toContain('Invoice INV');
  });
});

const classes = fc.constantFrom('STANDARD' as const, 'REDUCED' as const, 'ZERO' as const);
const good = fc.record({ priceMinor: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 4 }), taxClass: classes });
const part = fc.oneof(fc.integer({ min: 1, max: 4_000 }), fc.constant('line' as const));

it('[I33] [I72] invoice, corrections, credit notes, order and VAT report agree to the cent, by rate', async () => {
  const run = async (
    goods: { priceMinor: number; quantity: number; taxClass: 'STANDARD' | 'REDUCED' | 'ZERO' }[],
    parts: (number | 'line')[],
    isCorrected: boolean,
  ) => {
    const visitor = newVisitor(db);
    for (const { priceMinor, quantity, taxClass } of goods) {
      const product = await makeStocked(db, 10, { regularPriceMinor: priceMinor, taxClass });
      await addToCart(visitor, { productId: globalId('Product', product.id), quantity });
    }
    const input = await detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken: 'tok_success' });
    const { order, message } = await act(visitor, 'placeOrder', input);
    if (!order) throw new Error(`Not ordered: ${message}`);
    const id = await rowId(order);
    if (isCorrected) {
      await issueDue(db, id);
      const [first] = await invoicesOf(visitor, order);
      await correct(admin, order.id, first?.number ?? '');
    }
    for (const [index, amount] of parts.entries()) {
      const lineId = order.lines[index % order.lines.length]?.id;
      await refund(order.id, amount === 'line' ? { lines: [{ lineId, quantity: 1 }] } : { amount });
      if (index % 2 === 0) await issueDue(db, id);
    }
    const { totalMinor, refundedMinor } = await db.prisma.order.findUniqueOrThrow({ where: { id } });
    if (refundedMinor < totalMinor && parts.length % 2 === 0) await refund(order.id, { amount: totalMinor - refundedMinor });
    await issueDue(db, id);

    const row = await db.prisma.order.findUniqueOrThrow({ where: { id } });
    const documents = await invoicesOf(visitor, order);
    const [replaced, cancellation] = isCorrected ? documents.splice(0, 2) : [];
    expect(cancellation?.taxes).toEqual(replaced?.taxes);
    const [invoice, ...notes] = documents;
    expect(invoice).toMatchObject({ total: { amount: row.totalMinor }, vat: { amount: row.vatMinor } });
    for (const { net, vat, total, taxes } of [...(invoice ? [invoice] : []), ...notes]) {
      const sum = (of: (tax: (typeof taxes)[number]) => number) => taxes.reduce((all, tax) => all + of(tax), 0);
      expect(sum((tax) => tax.net.amount)).toBe(net.amount);
      expect(sum((tax) => tax.vat.amount)).toBe(vat.amount);
      expect(sum((tax) => tax.gross.amount)).toBe(total.amount);
      expect(net.amount + vat.amount).toBe(total.amount);
    }
    const credited = notes.reduce((all, { total }) => all + total.amount, 0);
    expect(credited).toBe(row.refundedMinor);
    const atRate = (shown: typeof notes, basisPoints: number) =>
      shown.flatMap(({ taxes }) => taxes).filter((tax) => tax.basisPoints === basisPoints);
    for (const tax of invoice?.taxes ?? []) {
      const back = atRate(notes, tax.basisPoints);
      const [gross, vat] = [back.reduce((all, one) => all + one.gross.amount, 0), back.reduce((all, one) => all + one.vat.amount, 0)];
      expect(gross).toBeLessThanOrEqual(tax.gross.amount);
      expect(vat).toBeLessThanOrEqual(tax.vat.amount);
      const isAllBack = row.refundedMinor === row.totalMinor;
      expect([gross, vat]).toEqual(isAllBack ? [tax.gross.amount, tax.vat.amount] : [gross, vat]);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(good, { minLength: 1, maxLength: 3 }), fc.array(part, { maxLength: 4 }), fc.boolean(), run), {
    numRuns: 15,
  });

  const documents = await db.prisma.invoice.findMany({ select: { kind: true, netMinor: true, vatMinor: true, totalMinor: true } });
  const { rows } = await vatReport({ db }, { year: 2026, quarter: 1 });
  const signed = (of: (row: (typeof documents)[number]) => number) =>
    documents.reduce((all, row) => all + (row.kind === 'INVOICE' ? of(row) : -of(row)), 0);
  expect(rows.reduce((all, { netMinor }) => all + netMinor, 0)).toBe(signed(({ netMinor }) => netMinor));
  expect(rows.reduce((all, { vatMinor }) => all + vatMinor, 0)).toBe(signed(({ vatMinor }) => vatMinor));
  expect(rows.reduce((all, { grossMinor }) => all + grossMinor, 0)).toBe(signed(({ totalMinor }) => totalMinor));
});

it('[I34] the VAT report names corrections by their quarter, and where turnover is declared', async () => {
  const { order } = await ordered(db, { country: 'FR', postcode: '75001', city: 'Paris' });
  const id = await rowId(order);
  await issueDue(db, id, new Date('2026-03-31T12:00:00Z'));
  await refund(order.id, { amount: 1_200 });
  await issueDue(db, id, new Date('2026-04-02T12:00:00Z'));
  const invoiced = { scope: 'OSS', country: 'FR', vatBasisPoints: 2_000, correctionOf: null, documents: 1 };
  expect((await vatReport({ db }, { year: 2026, quarter: 1 })).rows).toMatchObject([invoiced]);
  const corrected = { ...invoiced, correctionOf: '2026-Q1', grossMinor: -1_200, netMinor: -1_000, vatMinor: -200 };
  expect((await vatReport({ db }, { year: 2026, quarter: 2 })).rows).toMatchObject([corrected]);
});
