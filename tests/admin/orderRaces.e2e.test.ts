import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeStocked } from '../support/products.ts';

// Two windows with the same order: money and stock are returned once, and the late window sees the current state.

interface OrderShop {
  order: number;
  cupId: number;
  window(): Promise<Page>;
  /** Reads the database at the end of the test. */
  after<T>(read: (db: Db) => Promise<T>): Promise<T>;
}

/** An order of two cups and a pot, with three cups left in stock. */
async function openOrderShop(facts: Parameters<typeof plainOrder>[0]): Promise<OrderShop> {
  let clerk: AdminWithSession | undefined;
  let [order, cupId] = [0, 0];
  const shop = await preparedShop(async (db) => {
    clerk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'], isSteppedUp: true });
    cupId = (await makeStocked(db, 3, { name: 'Cup', totalSales: 2 })).id;
    const cups = { position: 0, name: 'Cup', quantity: 2, unitMinor: 1_000, lineMinor: 2_000, productId: cupId, stockProductId: cupId };
    const pot = { position: 1, name: 'Pot', quantity: 1, unitMinor: 500, lineMinor: 500 };
    const data = { ...plainOrder({ subtotalMinor: 2_500, totalMinor: 2_500, ...facts }), lines: { create: [cups, pot] } };
    order = (await db.prisma.order.create({ data, select: { number: true } })).number;
  });
  onTestFinished(async () => void (await shop.stop()));
  return {
    order,
    cupId,
    async window() {
      const { page } = await openPage({ baseURL: shop.url });
      if (clerk) await signInAsAdmin(page.context(), shop.url, clerk);
      await page.goto(`/admin/orders/${order}`);
      await page.getByRole('heading', { level: 1, name: `Order #${order}` }).waitFor();
      return page;
    },
    after: (look) => shop.read(look),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const yes = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const isNow = (page: Page, state: string) => page.locator('h1 + *', { hasText: state }).waitFor();

const facts = (db: Db, cupId: number) =>
  Promise.all([
    db.prisma.product.findUniqueOrThrow({ where: { id: cupId }, select: { stock: true, totalSales: true } }),
    db.prisma.stockMovement.findMany({ where: { productId: cupId, reason: 'RETURN' }, select: { delta: true } }),
    db.prisma.order.findFirstOrThrow({ select: { status: true, refundedMinor: true, refunds: { select: { amountMinor: true } } } }),
    db.prisma.orderEvent.findMany({ where: { kind: { in: ['refunded', 'cancelled'] } }, select: { kind: true } }),
  ]);

test('[F137] refunding the same items in two windows refunds them once, and the late window shows what remains', async () => {
  const { cupId, window, after } = await openOrderShop({ status: 'PROCESSING', paidMinor: 2_500 });
  const [first, late] = [await window(), await window()];
  for (const page of [first, late]) {
    await button(page, 'Refund').click();
    await page.getByRole('dialog').getByLabel('Cup').fill('2');
  }
  await yes(first, 'Refund €20.00').dblclick();
  await first.getByText('€20.00 was refunded.').first().waitFor();
  await yes(late, 'Refund €20.00').click();
  const dialog = late.getByRole('dialog');
  await dialog.getByText('At most 0 of “Cup” can still be refunded.').waitFor();
  await dialog.getByText('You can refund up to €5.00.').waitFor();
  expect(await dialog.getByLabel('Cup').count()).toBe(0);
  // None of the selected items is still refundable.
  expect(await yes(late, 'Refund').isDisabled()).toBe(true);
  await yes(late, 'Cancel').click();
  await button(late, 'Refund').click();
  await dialog.getByText('You can refund up to €5.00.').waitFor();
  await dialog.getByLabel('Amount').fill('5,01');
  await dialog.getByText('You can refund up to €5.00.', { exact: true }).waitFor();
  expect(await yes(late, 'Refund').isDisabled()).toBe(true);
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Pot').fill('1');
  await yes(late, 'Refund €5.00').click();
  await isNow(late, 'Refunded');
  const [cup, returns, order, events] = await after((db) => facts(db, cupId));
  expect([cup, returns]).toEqual([{ stock: 5, totalSales: 0 }, [{ delta: 2 }]]);
  expect(order).toEqual({ status: 'REFUNDED', refundedMinor: 2_500, refunds: [{ amountMinor: 2_000 }, { amountMinor: 500 }] });
  expect(events).toHaveLength(2);
});

test('[F137] cancelling an order in two windows simultaneously restocks its items once', async () => {
  const { cupId, window, after } = await openOrderShop({ status: 'ON_HOLD' });
  const both = [await window(), await window()];
  for (const page of both) await button(page, 'Cancel order').click();
  await Promise.all(both.map((page) => yes(page, 'Cancel order').dblclick()));
  await Promise.all(both.map((page) => isNow(page, 'Cancelled')));
  const [cup, returns, order, events] = await after((db) => facts(db, cupId));
  expect([cup, returns]).toEqual([{ stock: 5, totalSales: 0 }, [{ delta: 2 }]]);
  expect(order).toEqual({ status: 'CANCELLED', refundedMinor: 0, refunds: [] });
  expect(events).toEqual([{ kind: 'cancelled' }]);
});

test('[F137] an order paid in another window isn’t cancelled, and the late window shows its state', async () => {
  const { cupId, window, after } = await openOrderShop({ status: 'ON_HOLD' });
  const [first, late] = [await window(), await window()];
  await button(late, 'Cancel order').click();
  await button(first, 'Mark as paid').click();
  await yes(first, 'Mark as paid').click();
  await isNow(first, 'Being prepared');
  await yes(late, 'Cancel order').click();
  await late.getByText(/^This order can’t be cancelled: .* Refund the order instead\.$/).waitFor();
  await isNow(late, 'Being prepared');
  expect(await button(late, 'Cancel order').count()).toBe(0);
  const [cup, returns, order] = await after((db) => facts(db, cupId));
  expect([cup, returns, order.status]).toEqual([{ stock: 3, totalSales: 2 }, [], 'PROCESSING']);
});
