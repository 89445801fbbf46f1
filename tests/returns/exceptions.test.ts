import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { WithdrawalExceptionReason } from '../../server/generated/prisma/enums.ts';
import { detailsFor, placed, shopper } from '../orders/checkoutDocuments.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { change, catalogueManager, made } from '../products/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { returning, statement } from './returnDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
});

/** The visitor's order of one of each product, as its link opens it. */
async function ordered(visitor: Visitor) {
  const { number } = await placed(visitor, await detailsFor(visitor));
  const { accessKey, lines } = await db.prisma.order.findUniqueOrThrow({
    where: { number },
    select: { accessKey: true, lines: { orderBy: { position: 'asc' }, select: { id: true } } },
  });
  const ids = lines.map(({ id }) => Buffer.from(`OrderLine:${id}`).toString('base64'));
  return { number, accessKey, ids };
}

async function linesOf({ number, accessKey: key }: { number: number; accessKey: string }) {
  const { order } = await newVisitor(db).query<{
    order: {
      lines: { withdrawableQuantity: number; withdrawalException: { reason: string; isConditional: boolean; text: string } | null }[];
    };
  }>(
    'query ($number: Int!, $key: String!) { order(number: $number, key: $key) { lines { withdrawableQuantity withdrawalException { reason isConditional text } } } }',
    { number, key },
  );
  return order.lines;
}

describe('[I36] goods that are excluded from the right of withdrawal', () => {
  it('are refused with the reason, as it was when they were ordered, and are left out of a withdrawal from everything', async () => {
    const sign = await makeProduct(db, { name: 'Sign', withdrawalException: 'MADE_TO_ORDER' });
    const mug = await makeProduct(db, { name: 'Mug' });
    const order = await ordered(await shopper(db, { [sign.id]: 1, [mug.id]: 2 }));
    await db.prisma.product.update({ where: { id: sign.id }, data: { withdrawalException: null } });
    await db.prisma.product.update({ where: { id: mug.id }, data: { withdrawalException: 'PERISHABLE' } });
    const text = 'Excluded from the right of withdrawal: made to your specifications or personalised.';
    expect(await linesOf(order)).toEqual([
      { withdrawableQuantity: 0, withdrawalException: { reason: 'MADE_TO_ORDER', isConditional: false, text } },
      { withdrawableQuantity: 2, withdrawalException: null },
    ]);
    const guest = newVisitor(db);
    const chosen = statement(order, { lines: [{ lineId: order.ids[0], quantity: 1 }] });
    expect(await returning(guest, 'requestWithdrawal', chosen)).toMatchObject({
      code: 'INVALID_INPUT',
      path: ['input', 'lines', '0', 'lineId'],
      message: `You can’t withdraw from “Sign”. ${text}`,
    });
    expect(await db.prisma.return.count()).toBe(0);
    const all = await returning(guest, 'requestWithdrawal', statement(order));
    expect(all.return?.lines).toMatchObject([{ quantity: 2, line: { name: 'Mug' } }]);
    expect(await returning(guest, 'requestWithdrawal', statement(order))).toMatchObject({
      code: 'NOTHING_TO_WITHDRAW',
      message: 'The remaining items in this order are excluded from the right of withdrawal.',
    });
    await expectInvariants(db);
  });

  it('can be withdrawn from while the exception depends on the state of the goods', async () => {
    const cream = await makeProduct(db, { name: 'Cream', withdrawalException: 'SEALED_HYGIENE' });
    const order = await ordered(await shopper(db, { [cream.id]: 1 }));
    expect(await linesOf(order)).toMatchObject([{ withdrawableQuantity: 1, withdrawalException: { isConditional: true } }]);
    const answer = await returning(newVisitor(db), 'requestWithdrawal', statement(order));
    expect(answer.return?.lines).toMatchObject([{ quantity: 1, line: { name: 'Cream' } }]);
  });

  it('are named before the order, and variations have the exception of their product', async () => {
    const ring = await makeVariable(db, { facts: { name: 'Ring', withdrawalException: 'MADE_TO_ORDER' } });
    const visitor = newVisitor(db);
    await addToCart(visitor, { productId: globalId('ProductVariation', variationId(ring, 'blue')), quantity: 1 });
    const { node, viewer } = await visitor.query<{
      node: { withdrawalException: object };
      viewer: { cart: { lines: { withdrawalException: object }[] } };
    }>(
      `query ($id: ID!) { node(id: $id) { ... on Product { withdrawalException { reason } } }
        viewer { cart { lines { withdrawalException { reason } } } } }`,
      { id: globalId('Product', ring.product.id) },
    );
    expect(node).toEqual({ withdrawalException: { reason: 'MADE_TO_ORDER' } });
    expect(viewer.cart.lines).toEqual([{ withdrawalException: { reason: 'MADE_TO_ORDER' } }]);
    expect(await linesOf(await ordered(visitor))).toMatchObject([{ withdrawalException: { reason: 'MADE_TO_ORDER' } }]);
  });

  it.each(Object.values(WithdrawalExceptionReason))('says what %s means, and staff set and clear it', async (reason) => {
    const staff = await catalogueManager(db);
    const { databaseId: id, version } = await made(staff, {
      name: 'Item',
      status: 'PUBLISHED',
      regularPriceMinor: 500,
      withdrawalException: reason,
    });
    const { node } = await newVisitor(db).query<{ node: { withdrawalException: { text: string; isConditional: boolean } } }>(
      'query ($id: ID!) { node(id: $id) { ... on Product { withdrawalException { text isConditional } } } }',
      { id: globalId('Product', id) },
    );
    const { text, isConditional } = node.withdrawalException;
    expect(text).toMatch(isConditional ? /^The right of withdrawal ends when .+\.$/ : /^Excluded from the right of withdrawal: .+\.$/);
    await change(staff, 'updateProduct', { id, expectedVersion: version, withdrawalException: null });
    expect(await db.prisma.product.findUnique({ where: { id }, select: { withdrawalException: true } })).toEqual({
      withdrawalException: null,
    });
  });
});
