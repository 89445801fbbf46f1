import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { globalId } from '../../shared/globalId.ts';
import { runShipmentImport } from '../../server/commerce/fulfilment/fulfilment.ts';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { StaffRight } from '../../server/generated/prisma/enums.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { orderToShip } from './shipmentDocuments.ts';

const importPath = '/admin/orders/shipments/import';
let db: Db;
let app: TestApp;
let token: string;
beforeAll(async () => {
  db = await freshDb();
  app = await testApp(db);
});
afterAll(() => app.app.close());
beforeEach(async () => {
  await db.prisma.order.deleteMany();
  await db.prisma.shipmentImport.deleteMany();
  await db.prisma.outbox.deleteMany();
  token = await session();
});

let accounts = 0;
async function session(rights: StaffRight[] = ['ORDERS']): Promise<string> {
  accounts += 1;
  const account = await db.prisma.account.create({
    data: { email: `packer-${accounts}@shop.example`, role: 'STAFF', rights },
  });
  const made = newToken();
  const now = new Date();
  await db.prisma.adminSession.create({
    data: { tokenHash: hashToken(made), accountId: account.id, createdAt: now, seenAt: now, verifiedAt: now },
  });
  return made;
}

const own = { host: 'localhost:4000', 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
const upload = (payload: string | Buffer, { query = '', cookie = token, headers = {} } = {}) =>
  app.app.inject({
    method: 'POST',
    url: `${importPath}?name=parcels.csv${query}`,
    headers: { ...own, 'content-type': 'text/csv', ...headers },
    cookies: { admin: cookie },
    payload,
  });

interface Import {
  status: string;
  total: number;
  done: number;
  shipped: number;
  counts: { outcome: string; count: number }[];
  rows: { line: number; outcome: string; problem: string }[];
}
type Answer = { code?: string; message?: string; import?: { status: string } };

async function graphql<T>(query: string, variables: object): Promise<T> {
  const response = await app.app.inject({
    method: 'POST',
    url: '/admin/graphql',
    headers: { ...own, 'content-type': 'application/json' },
    cookies: { admin: token },
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors } = response.json<{ data: T; errors?: unknown }>();
  expect(errors).toBeUndefined();
  return data;
}

const seen = async (id: number) =>
  (
    await graphql<{ found: Import }>(
      'query ($id: ID!) { found: shipmentImport(id: $id) { status total done shipped counts { outcome count } rows { line outcome problem } } }',
      { id: globalId('ShipmentImport', id) },
    )
  ).found;
const act = async (verb: 'start' | 'stop' | 'resume', id: number, more: object = {}) => {
  const type = verb === 'start' ? 'StartShipmentImportInput' : 'ShipmentImportIdInput';
  const payload = `${verb[0]?.toUpperCase()}${verb.slice(1)}ShipmentImportPayload`;
  const query = `mutation ($input: ${type}!) { result: ${verb}ShipmentImport(input: $input) {
    ... on UserError { code message } ... on ${payload} { import { status } } } }`;
  return (await graphql<{ result: Answer }>(query, { input: { importId: globalId('ShipmentImport', id), ...more } })).result;
};

/** Uploads a file that must be accepted. */
async function checked(payload: string, query = '') {
  const response = await upload(payload, { query });
  expect(response.statusCode, response.body).toBe(201);
  const { databaseId } = response.json<{ databaseId: number }>();
  return { id: databaseId, ...(await seen(databaseId)) };
}

async function shipped(payload: string, query = '') {
  const { id } = await checked(payload, query);
  expect(await act('start', id)).toEqual({ import: { status: 'RUNNING' } });
  await runShipmentImport(db, id, { now: new Date() });
  return { id, ...(await seen(id)) };
}

const outcomes = ({ rows }: Import) => rows.map(({ outcome }) => outcome);
const mails = () => db.prisma.outbox.count({ where: { name: 'shipment-mail' } });

describe('[I60] a file with tracking numbers', () => {
  it('says what will become of each row, and ships only when staff confirm, once however often it is imported', async () => {
    const [first, second] = [await orderToShip(db), await orderToShip(db)];
    const unpaid = await orderToShip(db, { status: 'ON_HOLD', paidMinor: 0, paidAt: null });
    const closed = await orderToShip(db, { status: 'CANCELLED' });
    const file = [
      'Sendungsnummer;Bestell-Nr.;Versanddienstleister;Notiz',
      `0034 0434;#${first.number};DHL Paket;x`,
      `JD0002;${second.number};dpd;`,
      `JD0003;${unpaid.number};DHL;`,
      `JD0004;${closed.number};DHL;`,
      'JD0005;99999999;DHL;',
      `JD0006;${first.number};Pigeon;`,
      `3,40434E+17;${first.number};DHL;`,
      `JD0008;${second.number};DHL;`,
    ].join('\r\n');
    const before = await checked(file);
    expect(outcomes(before)).toEqual('READY READY NOT_PAID CLOSED UNKNOWN_ORDER UNKNOWN_CARRIER INVALID NOTHING_LEFT'.split(' '));
    expect(before).toMatchObject({ status: 'CHECKED', total: 8, done: 6, shipped: 0 });
    await runShipmentImport(db, before.id, { now: new Date() });
    expect(await db.prisma.shipment.count()).toBe(0);

    expect(await act('start', before.id)).toEqual({ import: { status: 'RUNNING' } });
    expect(await act('start', before.id)).toMatchObject({ code: 'SHIPMENT_IMPORT_STATE' });
    await runShipmentImport(db, before.id, { now: new Date() });
    expect(await seen(before.id)).toMatchObject({ status: 'DONE', total: 8, done: 8, shipped: 2 });
    expect(await db.prisma.shipment.findMany({ orderBy: { orderId: 'asc' }, include: { lines: true } })).toMatchObject([
      { orderId: first.id, carrier: 'DHL', trackingNumber: '0034 0434', lines: [{ quantity: 3 }, { quantity: 2 }] },
      { orderId: second.id, carrier: 'DPD', trackingNumber: 'JD0002' },
    ]);
    expect(await db.prisma.order.count({ where: { status: 'COMPLETED', fulfilment: 'SHIPPED' } })).toBe(2);
    expect(await mails()).toBe(2);
    const log = await db.prisma.auditEntry.findMany({ where: { action: 'shipment.create' } });
    expect(log).toHaveLength(2);
    expect(log.every(({ partOfId, accountId }) => partOfId !== null && accountId !== null)).toBe(true);

    const again = await shipped(file);
    expect(outcomes(again).slice(0, 2)).toEqual(['ALREADY_SHIPPED', 'ALREADY_SHIPPED']);
    expect(await db.prisma.shipment.count()).toBe(2);
    expect(await mails()).toBe(2);
    await expectInvariants(db);
  });

  it('ships items by SKU and quantity, several rows in one parcel', async () => {
    const order = await orderToShip(db);
    await db.prisma.orderLine.updateMany({ where: { orderId: order.id, name: 'Mug' }, data: { sku: 'MUG' } });
    await db.prisma.orderLine.updateMany({ where: { orderId: order.id, name: 'Spoon' }, data: { sku: 'SPOON' } });
    const rows = [`${order.number},A1,MUG,2`, `#${order.number},a 1,SPOON,1`, `${order.number},A2,MUG,2`, `${order.number},A3,CUP,1`];
    const result = await shipped(['order,tracking number,sku,qty', ...rows, `${order.number},A4,MUG,`].join('\n'), '&carrier=GLS');
    expect(result.rows.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['SHIPPED', ''],
      ['SHIPPED', ''],
      ['INVALID', 'At most 1 of this item can still be shipped.'],
      ['INVALID', 'The order has no item with this SKU that needs shipping.'],
      ['SHIPPED', ''],
    ]);
    const shipments = await db.prisma.shipment.findMany({
      orderBy: { number: 'asc' },
      include: { lines: { orderBy: { orderLineId: 'asc' } } },
    });
    expect(shipments.map(({ carrier, lines }) => [carrier, ...lines.map(({ quantity }) => quantity)])).toEqual([
      ['GLS', 2, 1],
      ['GLS', 1],
    ]);
    expect(await db.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({
      status: 'PROCESSING',
      fulfilment: 'PARTIALLY_SHIPPED',
    });
  });

  it('ships everything once when two imports and two processes run at the same time', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => orderToShip(db)));
    const file = ['order;carrier;tracking', ...orders.map(({ number }) => `${number};DHL;N${number}`)].join('\n');
    const imports = [await checked(file), await checked(file)];
    for (const { id } of imports) await act('start', id, { notifyCustomers: false });
    await Promise.all([...imports, ...imports].map(({ id }) => runShipmentImport(db, id, { now: new Date() })));
    expect(await db.prisma.shipment.count()).toBe(3);
    expect(await mails()).toBe(0);
    const ended = await Promise.all(imports.map(({ id }) => seen(id)));
    expect(ended.map(({ status, done }) => [status, done])).toEqual([
      ['DONE', 3],
      ['DONE', 3],
    ]);
    expect(ended.reduce((sum, one) => sum + one.shipped, 0)).toBe(3);
  });

  it('can be stopped and resumed, and looks at the order again before it ships', async () => {
    const [first, second] = [await orderToShip(db), await orderToShip(db)];
    const { id } = await checked(`order;carrier;tracking\n${first.number};DHL;A\n${second.number};DHL;B`);
    expect(await act('stop', id)).toMatchObject({ code: 'SHIPMENT_IMPORT_STATE' });
    await act('start', id);
    expect(await act('stop', id)).toEqual({ import: { status: 'STOPPED' } });
    await runShipmentImport(db, id, { now: new Date() });
    expect(await db.prisma.shipment.count()).toBe(0);
    await db.prisma.order.update({ where: { id: first.id }, data: { status: 'CANCELLED' } });
    expect(await act('resume', id)).toEqual({ import: { status: 'RUNNING' } });
    await runShipmentImport(db, id, { now: new Date() });
    expect(outcomes(await seen(id))).toEqual(['CLOSED', 'SHIPPED']);
  });

  it('is refused with the reason when it can’t be read', async () => {
    const refusal = async (payload: string | Buffer, query = '') => {
      const response = await upload(payload, { query });
      expect(response.statusCode).toBe(400);
      return response.json<{ message: string }>().message;
    };
    expect(await refusal('')).toBe('The file is empty.');
    expect(await refusal('carrier;tracking\nDHL;1')).toContain('The file needs a column with the order number');
    expect(await refusal('order;carrier\n1;DHL')).toContain('The file needs a column with the tracking number');
    expect(await refusal('order;tracking\n1;2')).toBe('The file has no “Carrier” column. Select one carrier for all rows.');
    expect(await refusal('order;tracking\n1;2', '&carrier=PIGEON')).toBe('Select a carrier.');
    expect(await refusal('order;carrier;tracking\n')).toBe('The file has a header row but no rows below it.');
    expect(await refusal(Buffer.from([0, 1, 2, 3]))).toContain('This isn’t a text file.');
    expect(await refusal(`order;carrier;tracking\n${'1;DHL;1\n'.repeat(5_001)}`)).toContain('at most 5000 rows');
    expect((await upload('x'.repeat(2 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect(await db.prisma.shipmentImport.count()).toBe(0);
  });

  it('is for staff with access to orders, from the shop’s own pages', async () => {
    const file = 'order;carrier;tracking\n1;DHL;1';
    expect((await upload(file, { cookie: '' })).statusCode).toBe(403);
    expect((await upload(file, { cookie: await session(['CATALOGUE']) })).statusCode).toBe(403);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await upload(file, { headers: foreign })).statusCode).toBe(403);
    expect((await upload(file, { headers: { 'content-type': 'application/json' } })).statusCode).toBe(415);
    const download = (cookie: string, id: number | string = 1) =>
      app.app.inject({ url: `${importPath}/${id}/rejected.csv`, headers: own, cookies: { admin: cookie } });
    expect((await download(await session(['CATALOGUE']))).statusCode).toBe(403);
    expect((await download(token, 999_999)).statusCode).toBe(404);
    expect((await download(token, '1%20or%201')).statusCode).toBe(404);
  });

  it('has its rejected rows in a file that spreadsheets don’t run', async () => {
    const { id } = await checked('order;carrier;tracking\n"=HYPERLINK(""http://evil.example"")";DHL;"+1"');
    const response = await app.app.inject({ url: `${importPath}/${id}/rejected.csv`, headers: own, cookies: { admin: token } });
    expect(response.headers['content-disposition']).toBe(`attachment; filename="not-shipped-${id}.csv"`);
    expect(parse(response.body, { bom: true, columns: true })).toEqual([
      {
        Line: '2',
        'Order number': '\'=HYPERLINK("http://evil.example")',
        Carrier: 'DHL',
        'Tracking number': "'+1",
        SKU: '',
        Quantity: '',
        Problem: 'There’s no order with this number.',
      },
    ]);
  });
});
