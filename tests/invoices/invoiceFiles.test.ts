import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../server/commerce/invoices/__generated__/messages.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { ordered } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { invoicesOf, issueDue, nameSeller } from './invoiceDocuments.ts';
import { pdfText } from './pdfText.ts';

let db: Db;
let shop: TestApp;
let url: string;
let otherUrl: string;

beforeAll(async () => {
  db = await freshDb();
  await nameSeller(db);
  shop = await testApp(db);
  const links: string[] = [];
  for (const firstName of ['Łukasz', 'Ελένη']) {
    const { visitor, order } = await ordered(db, { firstName });
    await issueDue(db, (await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } })).id);
    const [invoice] = await invoicesOf(visitor, order);
    links.push(invoice?.url ?? '');
  }
  [url = '', otherUrl = ''] = links;
});
afterAll(() => shop.app.close());

const get = (path: string, headers: Record<string, string> = {}) => shop.app.inject({ url: path, headers });

describe('[I33] the PDF of an invoice', () => {
  it('says what the order says, opens with the order’s link, and stays the same', async () => {
    const first = await get(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="INV-2026-00001.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const text = pdfText(first.rawPayload);
    const t = messages.en;
    const texts = [t.vatId({ vatId: 'DE123456789' }), t.totalIncludingVat, t.pageOf({ page: 1, pages: 1 })];
    for (const part of [...texts, 'INV-2026-00001', 'Łukasz Byron', 'Souk GmbH', '1 March 2026', 'EUR 60.00', '19%', '9.58', '50.42'])
      expect(text).toContain(part);
    await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { legalName: 'Other GmbH' } });
    expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    // A lost file is rendered again from what was stored.
    const { key } = await db.prisma.invoiceFile.findFirstOrThrow();
    await shop.files.delete([key]);
    expect((await get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(pdfText((await get(otherUrl)).rawPayload)).toContain('Ελένη');
  });

  it('opens neither with another order’s key, nor without one, nor below another order', async () => {
    const { pathname, searchParams } = new URL(url, 'https://shop.example');
    const other = new URL(otherUrl, 'https://shop.example');
    const key = searchParams.get('key') ?? '';
    const wrong = [
      pathname,
      `${pathname}?key=`,
      `${pathname}?key=${key}0`,
      `${pathname}?key=${key}&key=${key}`,
      `${pathname}?key=${other.searchParams.get('key')}`,
      `${other.pathname}?key=${key}`,
      `${pathname.replace('INV-2026-00001', 'INV-2026-00002')}?key=${key}`,
      `${pathname.replace('INV-2026-00001', 'INV-2026-99999')}?key=${key}`,
      `${pathname.replace('INV-2026-00001.pdf', '..%2f..%2fpackage.json')}?key=${key}`,
    ];
    for (const path of wrong) {
      const answer = await get(path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.headers['cache-control'], path).toBe('private, no-store');
      expect(answer.body).not.toContain('%PDF');
    }
  });

  it('[I73] prints with others in one file, for staff', async () => {
    const { who: boss } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
    const staff = { authorization: `Bearer ${(await madeKey(boss, ['ORDERS_READ'])).token}` };
    const numbers = (await db.prisma.order.findMany({ orderBy: { id: 'desc' }, select: { number: true } })).map(({ number }) => number);
    const print = (orders: string, headers = staff) => get(`/admin/invoices/print.pdf?orders=${orders}`, headers);
    const printed = await print([...numbers, ...numbers, 999_999_999].join(','));
    expect(printed.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const file = await PDFDocument.load(printed.rawPayload);
    expect([file.getPageCount(), file.getTitle()]).toEqual([2, messages.en.invoicesOfOrders({ count: 2 })]);
    expect((await print('999999999')).statusCode).toBe(404);
    for (const wrong of ['', '1,', '1;2', '-1', '1'.repeat(11), Array.from({ length: 51 }, (_unused, index) => index + 1).join(',')])
      expect((await print(wrong)).statusCode, wrong).toBe(400);
    expect((await print(String(numbers[0]), { authorization: '' })).statusCode).toBe(403);
  });

  it('and the exports open to staff keys with their scope alone', async () => {
    const { who: boss } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
    const orders = { authorization: `Bearer ${(await madeKey(boss, ['ORDERS_READ'])).token}` };
    const reports = { authorization: `Bearer ${(await madeKey(boss, ['REPORTS_READ'])).token}` };
    const [pdf, csv, vat] = [
      '/admin/invoices/files/INV-2026-00001.pdf',
      '/admin/invoices/export.csv?from=2026-01-01&to=2026-12-31',
      '/admin/invoices/vat-report.csv?year=2026&quarter=1',
    ] as const;
    expect((await get(pdf, orders)).headers['content-type']).toBe('application/pdf');
    expect((await get('/admin/invoices/files/INV-2026-99999.pdf', orders)).statusCode).toBe(404);
    const lines = (await get(csv, orders)).body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/,payment_method,customer_vat_id$/);
    expect(lines[1]).toMatch(/^2026-03-01,INV-2026-00001,invoice,\d+,2026-03-01,,DE,,19\.00,50\.42,9\.58,60\.00,EUR,2026-03-01,/);
    expect((await get('/admin/invoices/export.csv?from=2026-02-30&to=x', orders)).statusCode).toBe(400);
    expect((await get(vat, reports)).body).toContain('domestic,DE,Germany,19.00,,2,100.84,19.16,120.00');
    expect((await get('/admin/invoices/vat-report.csv?year=2026&quarter=5', reports)).statusCode).toBe(400);
    for (const [path, headers] of [
      [pdf, reports],
      [csv, reports],
      [vat, orders],
      [pdf, {}],
      [csv, {}],
      [vat, {}],
    ] as const)
      expect((await get(path, headers)).statusCode, path).toBe(403);
  });
});
