import { beforeEach, describe, expect, it } from 'vitest';
import { readOrderMail } from '../../server/commerce/orders/orderMail.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { globalId } from '../support/products.ts';
import { testPayments, type Visitor } from '../support/shopDriver.ts';
import { act, ordered } from './orderDocuments.ts';

// Orders as viewed and processed by staff.

let db: Db;
let staff: Staff;

beforeEach(async () => {
  db = await freshDb();
  staff = await openStaff(db, 'STAFF', ['ORDERS']);
});

interface OrderPage {
  totalCount: number;
  isTotalExact: boolean;
  edges: { cursor: string; node: { number: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

async function list(args: string, variables: object = {}, who: Visitor = staff.who): Promise<OrderPage> {
  const document = `query ($filter: OrderFilter) { orders(${args}, filter: $filter) { totalCount isTotalExact
    edges { cursor node { number status total { amount } } } pageInfo { hasNextPage hasPreviousPage } } }`;
  return (await who.query<{ orders: OrderPage }>(document, { ...variables })).orders;
}

const numbers = ({ edges }: OrderPage) => edges.map(({ node }) => node.number);
const found = async (filter: object) => numbers(await list('first: 20', { filter }));

async function write(...facts: Partial<Prisma.OrderUncheckedCreateInput>[]): Promise<number[]> {
  const written: number[] = [];
  for (const fact of facts) written.push((await db.prisma.order.create({ data: plainOrder(fact), select: { number: true } })).number);
  return written;
}

describe('[F137] the order list', () => {
  it('can be paged in both directions with a constant number of SQL statements', async () => {
    const written = await write({}, {}, {});
    const first = await list('first: 2');
    expect([numbers(first), first.totalCount, first.isTotalExact]).toEqual([written.toReversed().slice(0, 2), 3, true]);
    const next = await list(`first: 2, after: "${first.edges[1]?.cursor}"`);
    expect([numbers(next), next.pageInfo]).toEqual([written.slice(0, 1), { hasNextPage: false, hasPreviousPage: true }]);
    expect(numbers(await list(`last: 1, before: "${next.edges[0]?.cursor}"`))).toEqual([written[1]]);
    expect(numbers(await list('first: 3, sort: OLDEST'))).toEqual(written);
    const few = await countStatements(db, () => list('first: 20'));
    await write({}, {}, {}, {});
    const many = await countStatements(db, () => list('first: 20'));
    expect(many.count).toBeLessThanOrEqual(few.count);
  });

  it('finds orders by number or the beginning of an email address or name, taking wildcards literally', async () => {
    const [ada = 0, bob = 0, odd = 0] = await write(
      { email: 'Ada@example.com', lastName: 'Byron' },
      { email: 'bob@example.com', firstName: 'Bob', lastName: 'Adams' },
      { email: 'c_d%@example.com', firstName: 'Karel', lastName: 'Čapek' },
    );
    expect(await found({ search: `#${bob}` })).toEqual([bob]);
    expect(await found({ search: String(ada) })).toEqual([ada]);
    expect(await found({ search: '9999999999' })).toEqual([]);
    expect(await found({ search: ' aDa' })).toEqual([bob, ada]);
    expect(await found({ search: 'byr' })).toEqual([ada]);
    expect(await found({ search: 'c_d%' })).toEqual([odd]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: 'čap' })).toEqual([odd]);
  });

  it.each([
    ['Jürgen', 'Müller', ['Muller', 'Müller', 'Mu\u0308ller', 'JURGEN', 'muller jurgen', 'ｍｕｌｌ']],
    ['Łukasz', 'Żółć', ['Lukasz', 'łukasz', 'zolc', 'Żółć Ł']],
    ['José', 'Nuñez', ['Jose', 'JOSÉ', 'nunez jose']],
    ['Søren', 'Weiß', ['soren', 'Weiss', 'weiß s']],
    ['Ελένη', 'Παπαδοπούλου', ['Ελενη', 'παπαδοπουλου']],
  ])('finds %s %s with and without accents, however they are encoded', async (firstName, lastName, searches) => {
    const line = { position: 0, name: 'Crème brûlée “Łódź”', quantity: 1, unitMinor: 100, lineMinor: 100 };
    const [number] = await write({ firstName, lastName, lines: { create: line } }, { firstName: 'Ann', lastName: 'Other' });
    for (const search of [...searches, 'creme BRULEE', 'brûlée', 'lodz']) expect(await found({ search }), search).toEqual([number]);
  });

  it.each(['Brand® 500', '½ litre', 'Board 2×4', '«Sirius»', 'Scale ±1 g', '© Atelier'])(
    'finds the exact product name %s',
    async (name) => {
      const [number] = await write({ lines: { create: { position: 0, name, quantity: 1, unitMinor: 100, lineMinor: 100 } } });
      expect(await found({ search: name })).toEqual([number]);
    },
  );

  it('finds nothing by a search of marks alone', async () => {
    await write({ firstName: 'Ann', lastName: 'Other' });
    expect(await found({ search: '\u0301\u200b' })).toEqual([]);
  });

  it('finds orders by full name in any order, product name and SKU', async () => {
    const of = (name: string, sku: string | null) => ({ create: { position: 0, name, sku, quantity: 1, unitMinor: 100, lineMinor: 100 } });
    const [ada = 0, mary = 0] = await write(
      { firstName: 'Ada', lastName: 'Byron King', lines: of('Desk lamp, oak', 'LMP-1') },
      { email: 'mary@example.com', firstName: 'Mary', lastName: 'Somerville', lines: of('Kettle', '4711') },
    );
    for (const search of ['ada byron', 'Byron King Ada', 'ADA', 'lamp', 'oak', 'lmp-1', 'mp-1', 'lm'])
      expect(await found({ search }), search).toEqual([ada]);
    for (const search of ['mary s', 'somerville mary', 'ettl', '4711']) expect(await found({ search }), search).toEqual([mary]);
    for (const search of ['#4711', 'byron mary', 'amp 4711', '471']) expect(await found({ search }), search).toEqual([]);
  });

  it('finds an order with more than a thousand matching lines', async () => {
    const line = { position: 0, name: 'Mug', quantity: 1, unitMinor: 100, lineMinor: 100 };
    const [first = 0] = await write({ lines: { create: [line, { ...line, position: 1 }] } });
    await db.prisma.$executeRaw`
      INSERT INTO "OrderLine" ("orderId", "position", "name", "quantity", "unitMinor", "lineMinor")
      SELECT (SELECT "id" FROM "Order" WHERE "number" = ${first}), n, 'Mug', 1, 100, 100 FROM generate_series(2, 1200) n`;
    expect(await found({ search: 'mug' })).toEqual([first]);
  });

  it('can be filtered by status and date', async () => {
    const at = (day: string) => new Date(`${day}T12:00:00Z`);
    const [held = 0, ready = 0, late = 0] = await write(
      { placedAt: at('2026-02-01') },
      { placedAt: at('2026-02-02'), status: 'PROCESSING' },
      { placedAt: at('2026-02-03'), status: 'PROCESSING' },
    );
    expect(await found({ statuses: ['PROCESSING'] })).toEqual([late, ready]);
    expect(await found({ statuses: ['PROCESSING', 'ON_HOLD'] })).toEqual([late, ready, held]);
    expect(await found({ placedFrom: at('2026-02-02').toISOString(), placedBefore: at('2026-02-03').toISOString() })).toEqual([ready]);
    expect(await found({ statuses: ['PROCESSING'], search: String(held) })).toEqual([]);
  });

  it('rejects a search that is too long and a cursor of another sort order', async () => {
    const long = await staff.who.gql(`{ orders(first: 1, filter: { search: "${'a'.repeat(201)}" }) { totalCount edges { cursor } } }`);
    expect(long.errors[0]).toMatchObject({ message: 'Use at most 200 characters in a search.', extensions: { code: 'INVALID_INPUT' } });
    await write({});
    const { edges } = await list('first: 1');
    const foreign = await staff.who.gql(`{ orders(first: 1, sort: OLDEST, after: "${edges[0]?.cursor}") { edges { cursor } } }`);
    expect(foreign.errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

const note = async (orderId: string, text: string, idempotencyKey: string) =>
  (
    await staff.who.query<{ result: { code?: string; message?: string; order?: { notes: { text: string; author: string }[] } } }>(
      `mutation ($input: AddOrderNoteInput!) { result: addOrderNote(input: $input) { ... on UserError { code message }
       ... on AddOrderNotePayload { order { notes { text author at } } } } }`,
      { input: { orderId, text, idempotencyKey } },
    )
  ).result;

describe('[F137] staff notes', () => {
  it('are added once per key, show their author, and are visible to staff only', async () => {
    const { visitor, order } = await ordered(db);
    expect((await note(order.id, ' Call first.\r\nSecond line ', 'note-one')).order?.notes).toMatchObject([
      { text: 'Call first.\nSecond line', author: staff.email },
    ]);
    expect((await note(order.id, 'Call first.\nSecond line', 'note-one')).order?.notes).toHaveLength(1);
    expect(await note(order.id, 'Call last.', 'note-one')).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect((await note(order.id, 'Packed.', 'note-two')).order?.notes.map(({ text }) => text)).toEqual([
      'Packed.',
      'Call first.\nSecond line',
    ]);
    const seen = await visitor.query<{ node: { notes: null } }>(
      'query ($id: ID!) { node(id: $id) { ... on Order { notes { text } events { author } } } }',
      { id: order.id },
    );
    expect(seen.node).toMatchObject({ notes: null, events: [{ author: null }, { author: null }] });
    expect(await db.prisma.auditEntry.count({ where: { action: 'order.note' } })).toBe(2);
  });

  it.each([
    ['', 'Enter a note.'],
    ['a'.repeat(2_001), 'Use at most 2,000 characters.'],
    ['a\u202eb', 'Remove invisible characters.'],
  ])('are rejected when empty, too long or with invisible characters: %.5s', async (text, message) => {
    const { order } = await ordered(db);
    expect(await note(order.id, text, 'note-key')).toMatchObject({ code: 'INVALID_INPUT', message });
    expect(await note(globalId('Order', 9_999), 'There is no such order.', 'note-key')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.prisma.orderNote.count()).toBe(0);
  });
});

const resend = async (orderId: string, mail: string) =>
  (
    await staff.who.query<{ result: { code?: string; __typename: string } }>(
      'mutation ($input: ResendOrderMailInput!) { result: resendOrderMail(input: $input) { __typename ... on UserError { code message } } }',
      { input: { orderId, mail } },
    )
  ).result;

describe('[F137] resending an order email', () => {
  it('uses a new message key, which stays the same for a minute', async () => {
    const { order } = await ordered(db);
    const { id: orderId } = await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } });
    await db.prisma.outbox.deleteMany();
    expect((await resend(order.id, 'CONFIRMATION')).__typename).toBe('ResendOrderMailPayload');
    await resend(order.id, 'CONFIRMATION');
    const asked = await db.prisma.outbox.findMany({ select: { payload: true } });
    const [first, second] = asked.map(({ payload }) => payload as { orderId: number; kind: 'placed'; again: number });
    if (!first || !second) throw new Error('Two mails were asked for');
    const once = await readOrderMail({ db, payments: testPayments(db) }, { orderId, kind: 'placed' }, 'https://shop.example');
    const keys = [first, second].map(
      async (request) => (await readOrderMail({ db, payments: testPayments(db) }, request, 'https://shop.example'))?.key,
    );
    const [one, two] = await Promise.all(keys);
    expect(one).toBe(two);
    expect(one).not.toBe(once?.key);
  });

  it('is rejected before the event that the email is about', async () => {
    const { order } = await ordered(db);
    expect(await resend(order.id, 'SENT')).toMatchObject({
      code: 'MAIL_NOT_DUE',
      message: 'This order hasn’t been shipped yet, so there is no email to resend.',
    });
    await act(staff.who, 'completeOrder', { orderId: order.id });
    expect((await resend(order.id, 'SENT')).code).toBeUndefined();
  });
});

it('[F137] an order’s history shows to staff only who made each change', async () => {
  const { visitor, order } = await ordered(db);
  await act(staff.who, 'completeOrder', { orderId: order.id });
  await act(staff.who, 'refundOrder', { orderId: order.id, amount: 100, idempotencyKey: 'refund-one' });
  const history = 'query ($id: ID!) { node(id: $id) { ... on Order { events { kind author } } } }';
  const { node } = await staff.who.query<{ node: { events: object[] } }>(history, { id: order.id });
  expect(node.events).toEqual([
    { kind: 'placed', author: null },
    { kind: 'paid', author: null },
    { kind: 'completed', author: staff.email },
    { kind: 'refunded', author: staff.email },
  ]);
  const own = await visitor.query<{ node: { events: { author: null }[] } }>(history, { id: order.id });
  expect(own.node.events.map(({ author }) => author)).toEqual([null, null, null, null]);
});
