import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setShopZone } from '../../shared/clock/shopClock.ts';
import { openAdminPage, type MutationRequest } from '../support/adminShop.tsx';

// Lists, forms and texts show the same time for the same instant, and typed times are interpreted in the shop's time zone, whatever the
// browser's.

afterEach(() => setShopZone('UTC'));

it.each([
  ['UTC', '10:00', '2026-11-01T10:00', '2026-12-24T12:00:00.000Z', 'UTC'],
  ['Europe/Berlin', '11:00', '2026-11-01T11:00', '2026-12-24T11:00:00.000Z', 'Berlin time'],
  ['America/New_York', '05:00', '2026-11-01T05:00', '2026-12-24T17:00:00.000Z', 'New York time'],
])('dates are displayed and entered in the time zone of a shop in %s', async (zone, shown, field, sent, words) => {
  setShopZone(zone);
  const requests: MutationRequest[] = [];
  await openAdminPage('/products/1', {
    fields: { currency: 'EUR' },
    answer(request) {
      requests.push(request);
      return { __typename: 'DryRunPassed' };
    },
  });
  await expect.element(page.getByText(`1 Nov 2026, ${shown}`, { exact: false }).first()).toBeVisible();
  const starts = page.getByLabelText('Sale starts');
  await expect.element(starts).toHaveValue(field);
  await expect.element(page.getByText(`All dates and times are in ${words}.`)).toBeInTheDocument();
  await starts.fill('2026-12-24T12:00');
  await expect.poll(() => requests.at(-1)?.input.saleStartsAt).toBe(sent);
});

it('a coupon shows the same time in its list and its form', async () => {
  setShopZone('Europe/Berlin');
  const { router } = await openAdminPage('/coupons/1', { fields: { currency: 'EUR' }, answer: () => ({ __typename: 'DryRunPassed' }) });
  await expect.element(page.getByLabelText('Starts', { exact: true })).toHaveValue('2026-11-01T11:00');
  await router.navigate('/coupons');
  await expect.element(page.getByText('from 1 Nov 2026, 11:00', { exact: false }).first()).toBeVisible();
});
