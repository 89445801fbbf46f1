import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CouponButton_offer$key } from '../../web/__generated__/CouponButton_offer.graphql.ts';
import { CouponButton } from '../../web/offers/coupon/CouponButton.tsx';
import { pressOn, problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';
import { fragmentKey, mockShop } from '../support/mockShop.ts';
import { revealedCode } from './revealedCode.ts';

// A coupon in each of its states. That the code is revealed only on request is tested with the shop.

const states = [
  ['masked', { isExpired: false, code: null }, 'Show code'],
  ['unmasked', { isExpired: false, code: 'WELCOME5' }, 'WELCOME5'],
  ['expired', { isExpired: true, code: 'LATE-0815' }, 'LATE-0815'],
] as const;

/** Renders a coupon, with a new id because a revealed code lasts as long as the page. */
async function show(facts: { isExpired: boolean; code: string | null }, { codeId = 7, outUrl = '/out/7' } = {}, shop = mockShop()) {
  const key = fragmentKey<CouponButton_offer$key>(shop.environment, 'CouponButton_offer', {
    __typename: 'Offer',
    id: `offer-${codeId}`,
    title: '20% off all lamps',
    outUrl,
    endsAt: '2099-08-09T12:00:00.000Z',
    asOf: '2026-07-31T12:00:00.000Z',
    coupon: { __typename: 'OfferCoupon', id: `coupon-${codeId}`, codeId, ...facts },
  });
  return { ...(await renderOnPage(<CouponButton offer={key} />, { shop })), shop };
}

/** Replaces window.open, and restores it after the test. */
function stubWindows(open: () => Window | null) {
  const opening = vi.spyOn(window, 'open').mockImplementation(open);
  onTestFinished(() => opening.mockRestore());
  return opening;
}

test.each(states)('[F54] a %s coupon has no accessibility violations in either theme on any screen', async (state, facts, words) => {
  const { container, problems } = await show(facts);
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(container.querySelector<HTMLElement>('[data-coupon]')?.dataset.coupon).toBe(state);
  expect(await problemsInBothThemes()).toEqual([]);
  await setViewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await problemsInBothThemes()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F54] an unmasked coupon’s code can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => written.mockRestore());
  const { problems } = await show({ isExpired: false, code: 'WELCOME5' }, { codeId: 8 });
  await page.getByRole('button', { name: 'Copy code WELCOME5' }).click();
  await expect.element(page.getByRole('button', { name: /^Copied/ })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Code WELCOME5 copied.' })).toBeInTheDocument();
  expect(written.mock.calls).toEqual([['WELCOME5']]);
  expect(problems).toEqual([]);
});

test('[F55] without a destination, the code opens in a new window and this one stays', async () => {
  const opened = { closed: false, opener: window } as unknown as Window;
  const opening = stubWindows(() => opened);
  await show({ isExpired: false, code: null }, { codeId: 9, outUrl: ' # ' });
  const before = location.href;
  await page.getByRole('link', { name: /^Show code/ }).click();
  const [address] = opening.mock.calls[0] ?? [];
  expect(new URL(String(address)).searchParams.get('codeid')).toBe('9');
  expect(opened.opener).toBeNull();
  expect(location.href).toBe(before);
});

test('[F55] when no window can be opened, the code is revealed in place, and a failed request can be retried', async () => {
  // Some browsers return no window, others a closed one.
  const given = [null, { closed: true } as Window];
  stubWindows(() => given.shift() ?? null);
  const { shop, problems } = await show({ isExpired: false, code: null }, { codeId: 10 });
  const link = page.getByRole('link', { name: /^Show code/ });
  shop.answer('revealCodeMutation', 'offline');
  await pressOn(link, '{Enter}');
  await expect.element(page.getByText('You are probably offline.')).toBeVisible();
  shop.answer('revealCodeMutation', revealedCode(10, 'LAMP-7731-SECRET'));
  await pressOn(link, '{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Coupon code' })).toHaveValue('LAMP-7731-SECRET');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Copy code LAMP-7731-SECRET' })).toHaveFocus();
  expect(problems).toEqual([]);
});
