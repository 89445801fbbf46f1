import { beforeEach, describe, expect, it } from 'vitest';
import { globalId } from '../../shared/globalId.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { makeAccount, signIn } from '../accounts/accountDocuments.ts';
import { act, administrator } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeStocked } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { orderToShip } from '../fulfilment/shipmentDocuments.ts';
import { returning, shippedOrder, statement, type ReturnAnswer } from './returnDocuments.ts';

let db: Db;
let admin: Visitor;
let guest: Visitor;
beforeEach(async () => {
  db = await freshDb();
  admin = await administrator(db);
  guest = newVisitor(db);
});

const days = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1_000);
const left = ({ order }: ReturnAnswer) => order?.lines.map(({ withdrawableQuantity }) => withdrawableQuantity);
/** The return as staff see it. */
const seen = async ({ return: made }: ReturnAnswer) => {
  const query = 'query ($id: ID!) { found: adminReturn(id: $id) { id version state suggestedRefund { amount } } }';
  const { found } = await admin.query<{
    found: { id: string; version: number; state: string; suggestedRefund: { amount: number } | null };
  }>(query, { id: made?.id });
  return found;
};
const step = async (name: Exclude<Parameters<typeof returning>[1], 'requestWithdrawal'>, made: ReturnAnswer, more: object = {}) => {
  const { id, version } = await seen(made);
  return returning(admin, name, { returnId: id, expectedVersion: version, ...more });
};
const queued = async () =>
  (await db.prisma.outbox.findMany({ where: { name: 'return-mail' }, orderBy: { id: 'asc' } })).map(({ payload }) => payload);

describe('[I36] the withdrawal function', () => {
  it('receives statements line by line from anyone with the order’s link, each unit once', async () => {
    const order = await shippedOrder(db, admin);
    const first = await returning(
      guest,
      'requestWithdrawal',
      statement(order, { lines: [{ lineId: order.mug, quantity: 2 }], reason: 'DAMAGED', note: 'A crack.' }),
    );
    expect(first).toMatchObject({
      return: {
        reference: `R${order.number}-1`,
        state: 'REQUESTED',
        isLate: false,
        reason: 'DAMAGED',
        note: 'A crack.',
        version: null,
        suggestedRefund: null,
        lines: [{ quantity: 2, acceptedQuantity: null, line: { name: 'Mug' } }],
      },
    });
    expect(left(first)).toEqual([1, 2, 1]);
    expect(await queued()).toEqual([{ returnId: expect.any(Number), kind: 'requested', toBuyer: false }]);
    const tooMany = statement(order, { lines: [{ lineId: order.mug, quantity: 2 }] });
    expect(await returning(guest, 'requestWithdrawal', tooMany)).toMatchObject({
      code: 'INVALID_INPUT',
      path: ['input', 'lines', '0', 'quantity'],
      message: 'You can withdraw from at most 1 of “Mug”.',
    });
    const rest = await returning(guest, 'requestWithdrawal', statement(order));
    expect(rest.return?.lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
    expect(rest.order?.events.filter(({ kind }) => kind === 'withdrawn').map(({ text }) => text)).toEqual([
      'Return 1 was requested.',
      'Return 2 was requested.',
    ]);
    expect(await returning(guest, 'requestWithdrawal', statement(order))).toMatchObject({ code: 'NOTHING_TO_WITHDRAW' });
    await expectInvariants(db);
  });

  it('makes one return of repeated and of concurrent requests', async () => {
    const order = await shippedOrder(db, admin);
    const input = statement(order);
    const same = await Promise.all([1, 2, 3].map(() => returning(guest, 'requestWithdrawal', input)));
    expect(new Set(same.map((answer) => answer.return?.reference))).toEqual(new Set([`R${order.number}-1`]));
    expect(await returning(guest, 'requestWithdrawal', { ...input, note: 'other' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const other = await shippedOrder(db, admin);
    const rivals = await Promise.all([1, 2, 3].map(() => returning(guest, 'requestWithdrawal', statement(other))));
    expect(rivals.map(({ __typename }) => __typename).toSorted()).toEqual([
      'NothingToWithdrawError',
      'NothingToWithdrawError',
      'RequestWithdrawalPayload',
    ]);
    expect(await db.prisma.return.count()).toBe(2);
    await expectInvariants(db);
  });

  it('does not tell strangers which orders exist, refuses foreign lines and limits requests', async () => {
    const order = await shippedOrder(db, admin);
    const other = await shippedOrder(db, admin);
    const stranger = newVisitor(db, { address: '192.0.2.77' });
    const answers = [
      await returning(stranger, 'requestWithdrawal', { ...statement(order), key: 'guessed' }),
      await returning(stranger, 'requestWithdrawal', { ...statement(order), number: 99_999_999 }),
      await returning(stranger, 'requestWithdrawal', { ...statement(order), number: null, key: null, orderId: order.orderId }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: 'NOT_FOUND', message: 'This order doesn’t exist or isn’t yours.' });
    const foreign = statement(order, { lines: [{ lineId: other.mug, quantity: 1 }] });
    expect(await returning(guest, 'requestWithdrawal', foreign)).toMatchObject({
      code: 'INVALID_INPUT',
      path: ['input', 'lines', '0', 'lineId'],
    });
    for (const wrong of [{ name: ' ' }, { email: 'nobody' }, { lines: [] }, { note: 'x'.repeat(1_001) }, { idempotencyKey: 'short' }])
      expect(await returning(guest, 'requestWithdrawal', statement(order, wrong)), JSON.stringify(wrong)).toMatchObject({
        code: 'INVALID_INPUT',
      });
    let last: ReturnAnswer | null = null;
    for (let tries = 0; tries < 31; tries += 1)
      last = await returning(stranger, 'requestWithdrawal', { ...statement(order), key: `guess ${tries}` });
    expect(last).toMatchObject({ code: 'THROTTLED' });
    expect(await db.prisma.return.count()).toBe(0);
  });

  it('is open to accounts for their orders, and emails the buyer about statements from other addresses', async () => {
    const accountId = await makeAccount(db, { email: 'ada@example.com' });
    const order = await shippedOrder(db, admin, { accountId });
    const own = newVisitor(db);
    await signIn(own);
    const input = { ...statement(order, { email: 'grace@example.com' }), number: null, key: null, orderId: order.orderId };
    expect(await returning(own, 'requestWithdrawal', input)).toMatchObject({ return: { email: 'grace@example.com' } });
    expect(await queued()).toMatchObject([{ toBuyer: false }, { toBuyer: true }]);
  });

  it('counts 14 days from the assumed delivery, is open before, and marks later statements as late', async () => {
    const order = await orderToShip(db, { status: 'PROCESSING' });
    const early = await returning(guest, 'requestWithdrawal', statement(order, { lines: [{ lineId: order.spoon, quantity: 1 }] }));
    expect(early).toMatchObject({ return: { isLate: false }, order: { withdrawal: { periodEndsAt: null, isLate: false } } });

    const shipped = await shippedOrder(db, admin);
    const page = 'query ($number: Int!) { order: orderByNumber(number: $number) { withdrawal { url periodEndsAt isLate } } }';
    const { order: now } = await admin.query<{ order: NonNullable<ReturnAnswer['order']> }>(page, { number: shipped.number });
    expect(now.withdrawal.url).toBe(`/withdraw/${shipped.number}/?key=${shipped.accessKey}`);
    const end = new Date(now.withdrawal.periodEndsAt ?? '');
    // 7 days of transit and 14 days, to the end of that day or of the Monday after a weekend.
    const expected = new Date(`${days(21).toISOString().slice(0, 10)}T23:59:59.999Z`);
    while (expected.getUTCDay() % 6 === 0) expected.setUTCDate(expected.getUTCDate() + 1);
    expect(end).toEqual(expected);

    const at = (now: Date) => newVisitor(db, { now });
    const one = { lines: [{ lineId: shipped.mug, quantity: 1 }] };
    expect((await returning(at(end), 'requestWithdrawal', statement(shipped, one))).return?.isLate).toBe(false);
    const late = await returning(at(new Date(end.getTime() + 1)), 'requestWithdrawal', statement(shipped, one));
    expect(late).toMatchObject({ return: { isLate: true, state: 'REQUESTED' }, order: { withdrawal: { isLate: true } } });
  });

  it('is part of the order’s page, beside its shipments', async () => {
    const order = await shippedOrder(db, admin);
    const page = `query ($number: Int!, $key: String!) { order(number: $number, key: $key) {
      shipments { number shippedAt lines { quantity } } withdrawal { url periodEndsAt }
      lines { shippedQuantity refundedQuantity withdrawableQuantity } } }`;
    const { data, errors } = await guest.gql(page, { number: order.number, key: order.accessKey });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      order: {
        shipments: [{ number: 1 }],
        withdrawal: { periodEndsAt: expect.any(String) },
        lines: [{ withdrawableQuantity: 3 }, { withdrawableQuantity: 2 }, { withdrawableQuantity: 1 }],
      },
    });
  });

  it('has nothing to withdraw from in cancelled, failed and refunded orders', async () => {
    for (const status of ['CANCELLED', 'FAILED', 'REFUNDED'] as const) {
      const order = await orderToShip(db, { status });
      expect(await returning(guest, 'requestWithdrawal', statement(order)), status).toMatchObject({ code: 'NOTHING_TO_WITHDRAW' });
    }
  });
});

describe('[I36] staff', () => {
  it('receive, inspect and refund a return: accepted units go back to stock or are written off', async () => {
    const { id: productId } = await makeStocked(db, 10, { regularPriceMinor: 1_000, totalSales: 6 });
    const order = await shippedOrder(db, admin);
    await db.prisma.orderLine.updateMany({ where: { orderId: order.id }, data: { productId, stockProductId: productId } });
    const lines = [
      { lineId: order.mug, quantity: 2 },
      { lineId: order.spoon, quantity: 1 },
    ];
    const made = await returning(guest, 'requestWithdrawal', statement(order, { lines }));
    expect(await step('refundReturn', made, { amount: 100 })).toMatchObject({ code: 'RETURN_STATE' });
    expect(await step('receiveReturn', made)).toMatchObject({ return: { state: 'RECEIVED', receivedAt: expect.any(String) } });
    expect(await step('receiveReturn', made)).toMatchObject({ return: { state: 'RECEIVED' } });
    const results = (mug: number, spoon: number) => ({
      lines: [
        { lineId: order.mug, accepted: mug, restock: true },
        { lineId: order.spoon, accepted: spoon, restock: false },
      ],
    });
    for (const wrong of [results(3, 1), results(0, 0), { lines: results(1, 1).lines.slice(0, 1) }])
      expect(await step('inspectReturn', made, wrong)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await step('inspectReturn', made, results(2, 1))).toMatchObject({
      return: { state: 'INSPECTED', suggestedRefund: { amount: 3_000 }, lines: [{ acceptedQuantity: 2 }, { acceptedQuantity: 1 }] },
    });
    expect(await step('refundReturn', made, { amount: 0 })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'amount'] });
    expect(await step('refundReturn', made, { amount: 6_491 })).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    const done = await step('refundReturn', made, { amount: 2_800 });
    expect(done).toMatchObject({
      return: { state: 'REFUNDED', refund: { state: 'SUCCEEDED', amount: { amount: 2_800 } } },
      order: { refunded: { amount: 2_800 }, lines: [{ refundedQuantity: 2 }, { refundedQuantity: 1 }, { refundedQuantity: 0 }] },
    });
    expect(await db.prisma.product.findUnique({ where: { id: productId } })).toMatchObject({ stock: 12 });
    expect(await step('rejectReturn', made, { reason: 'Too late' })).toMatchObject({ code: 'RETURN_STATE' });
    const actions = await db.prisma.auditEntry.findMany({ where: { action: { startsWith: 'return.' } }, orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(['return.receive', 'return.inspect', 'return.refund']);
    const events = await db.prisma.domainEvent.findMany({ where: { type: { startsWith: 'return' } }, orderBy: { id: 'asc' } });
    expect(events.map(({ type }) => type)).toEqual(['returnRequested', 'returnReceived', 'returnClosed']);
    await expectInvariants(db);
  });

  it('are offered the delivery cost once all of the order has come back, over several returns', async () => {
    const order = await shippedOrder(db, admin);
    const one = { lineId: order.mug, accepted: 1, restock: true };
    const first = await returning(guest, 'requestWithdrawal', statement(order, { lines: [{ lineId: order.mug, quantity: 1 }] }));
    expect((await step('inspectReturn', first, { lines: [one] })).return?.suggestedRefund).toEqual({ amount: 1_000 });
    await step('refundReturn', first, { amount: 1_000 });
    const rest = await returning(guest, 'requestWithdrawal', statement(order));
    const lines = rest.return?.lines.map(({ quantity, line }) => ({ lineId: line.id, accepted: quantity, restock: true }));
    expect((await step('inspectReturn', rest, { lines })).return?.suggestedRefund).toEqual({ amount: 5_490 });
    expect(await step('refundReturn', rest, { amount: 5_490 })).toMatchObject({ order: { status: 'REFUNDED' } });
    await expectInvariants(db);
  });

  it('refund a return once, however often and concurrently it is requested', async () => {
    const order = await shippedOrder(db, admin);
    const made = await returning(guest, 'requestWithdrawal', statement(order, { lines: [{ lineId: order.mug, quantity: 1 }] }));
    await step('inspectReturn', made, { lines: [{ lineId: order.mug, accepted: 1, restock: true }] });
    const { id, version } = await seen(made);
    const input = { returnId: id, expectedVersion: version, amount: 1_000 };
    const answers = await Promise.all([1, 2, 3].map(() => returning(admin, 'refundReturn', input)));
    expect(answers.filter((answer) => answer.return?.state === 'REFUNDED')).toHaveLength(1);
    expect(await db.prisma.refund.count()).toBe(1);

    // As after a crash between the refund and its record.
    await db.prisma.return.updateMany({ data: { state: 'INSPECTED', refundId: null } });
    expect(await step('refundReturn', made, { amount: 500 })).toMatchObject({
      return: { state: 'REFUNDED', refund: { amount: { amount: 1_000 } } },
    });
    expect(await db.prisma.refund.count()).toBe(1);
  });

  it('reject a return with a reason, after which its units can be withdrawn from again', async () => {
    const order = await shippedOrder(db, admin);
    const made = await returning(guest, 'requestWithdrawal', statement(order));
    expect(await step('rejectReturn', made, { reason: ' ' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'reason'] });
    const rejected = await step('rejectReturn', made, { reason: 'Two months late.' });
    expect(rejected).toMatchObject({ return: { state: 'REJECTED', rejectionReason: 'Two months late.', closedAt: expect.any(String) } });
    expect(left(rejected)).toEqual([3, 2, 1]);
    expect(await queued()).toMatchObject([{ kind: 'requested' }, { kind: 'rejected' }]);
  });

  it('close the return of an unpaid order without a refund', async () => {
    const order = await orderToShip(db, { status: 'ON_HOLD', paidMinor: 0, paidAt: null });
    const made = await returning(guest, 'requestWithdrawal', statement(order));
    const lines = made.return?.lines.map(({ quantity, line }) => ({ lineId: line.id, accepted: quantity, restock: true }));
    expect(await step('inspectReturn', made, { lines })).toMatchObject({ return: { suggestedRefund: { amount: 0 } } });
    expect(await step('refundReturn', made, { amount: 0 })).toMatchObject({ return: { state: 'REFUNDED', refund: null } });
    expect((await act(admin, 'cancelOrder', { orderId: order.orderId })).order?.status).toBe('CANCELLED');
  });

  it('see what others changed in the meantime, and shoppers may not decide', async () => {
    const order = await shippedOrder(db, admin);
    const made = await returning(guest, 'requestWithdrawal', statement(order));
    const { id } = await seen(made);
    expect(await returning(admin, 'receiveReturn', { returnId: id, expectedVersion: 7 })).toMatchObject({ code: 'STALE' });
    expect(await returning(admin, 'receiveReturn', { returnId: globalId('Return', 999_999), expectedVersion: 0 })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const inputs = {
      receiveReturn: {},
      inspectReturn: { lines: [] },
      rejectReturn: { reason: 'No' },
      refundReturn: { amount: 1 },
    } as const;
    for (const [name, more] of Object.entries(inputs))
      expect(await returning(guest, name as keyof typeof inputs, { returnId: id, expectedVersion: 0, ...more }), name).toMatchObject({
        code: 'FORBIDDEN',
      });
  });
});
