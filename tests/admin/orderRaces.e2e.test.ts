import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goWithin } from '../support/adminNavigation.ts';
import { officeShop, type OfficeShop, type RacedOrder } from './officeShop.ts';

// Two windows with the same order: money and stock are returned once, and the late window sees the current state.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const yes = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const isNow = (page: Page, state: string) => page.locator('h1 + *', { hasText: state }).waitFor();

interface Order {
  status: string;
  refunded: { amount: number };
  refunds: { amount: { amount: number } }[];
  events: { kind: string }[];
}
interface Cup {
  stock: number;
  totalSales: number;
  movements: { delta: number; reason: string }[];
}
interface Answer {
  orders: { edges: { node: Order }[] };
  adminProducts: { edges: { node: Cup }[] };
}

const query = `query ($numbers: [Int!], $cup: String) {
  orders(first: 1, filter: { numbers: $numbers }) {
    edges { node { status refunded { amount } refunds { amount { amount } } events { kind } } }
  }
  adminProducts(first: 1, filter: { search: $cup }) { edges { node { stock totalSales movements { delta reason } } } }
}`;

/** Opens another order's screen. Between two orders, React would reuse the heading that goWithin() waits for. */
async function openOther(page: Page, { number }: RacedOrder): Promise<void> {
  await goWithin(page, '/account');
  await goWithin(page, `/orders/${number}`);
}

/** Returns what became of an order's money and cups. */
async function outcome(office: OfficeShop, { number, cup }: RacedOrder) {
  const { orders, adminProducts } = await office.ask<Answer>(query, { numbers: [number], cup });
  const [order, product] = [orders.edges[0]?.node, adminProducts.edges[0]?.node];
  return {
    status: order?.status,
    refunded: order?.refunded.amount,
    refunds: order?.refunds.map(({ amount }) => amount.amount),
    events: order?.events.map(({ kind }) => kind).filter((kind) => ['refunded', 'cancelled'].includes(kind)),
    stock: product?.stock,
    totalSales: product?.totalSales,
    returned: product?.movements.filter(({ reason }) => reason === 'RETURN').map(({ delta }) => delta),
  };
}

test('[F137] refunding or cancelling an order in two windows happens once, and the late window shows the current state', async () => {
  const office = await officeShop();
  const { refunded, cancelled, paid } = office.made.raced;
  const open = async () => (await office.open(`/orders/${refunded.number}`, { who: 'clerk' })).page;
  const [first, late] = await Promise.all([open(), open()]);
  const both = [first, late];

  for (const page of both) {
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
  const refund = { status: 'REFUNDED', refunded: 2_500, refunds: [2_000, 500], events: ['refunded', 'refunded'] };
  expect(await outcome(office, refunded)).toEqual({ ...refund, stock: 5, totalSales: 0, returned: [2] });

  for (const page of both) {
    await openOther(page, cancelled);
    await button(page, 'Cancel order').click();
  }
  await Promise.all(both.map((page) => yes(page, 'Cancel order').dblclick()));
  await Promise.all(both.map((page) => isNow(page, 'Cancelled')));
  const cancellation = { status: 'CANCELLED', refunded: 0, refunds: [], events: ['cancelled'] };
  expect(await outcome(office, cancelled)).toEqual({ ...cancellation, stock: 5, totalSales: 0, returned: [2] });

  // An order that was paid in another window isn't cancelled.
  for (const page of both) await openOther(page, paid);
  await button(late, 'Cancel order').click();
  await button(first, 'Mark as paid').click();
  await yes(first, 'Mark as paid').click();
  await isNow(first, 'Being prepared');
  await yes(late, 'Cancel order').click();
  await late.getByText(/^This order can’t be cancelled: .* Refund the order instead\.$/).waitFor();
  await isNow(late, 'Being prepared');
  expect(await button(late, 'Cancel order').count()).toBe(0);
  const none = { status: 'PROCESSING', refunded: 0, refunds: [], events: [] };
  expect(await outcome(office, paid)).toEqual({ ...none, stock: 3, totalSales: 2, returned: [] });
});
