import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CouponButton_offer$key } from '../../web/__generated__/CouponButton_offer.graphql.ts';
import { CouponButton } from '../../web/offers/coupon/CouponButton.tsx';
import { problemsInBothThemes, renderOnPage, setViewport } from '../support/componentHarness.tsx';
import { fragmentKey, mockShop } from '../support/mockShop.ts';

// A coupon in each of its states. That the code is revealed only on request is tested with the shop.

const states = [
  ['masked', { isExpired: false, code: null }, 'Show code'],
  ['unmasked', { isExpired: false, code: 'WELCOME5' }, 'WELCOME5'],
  ['expired', { isExpired: true, code: 'LATE-0815' }, 'LATE-0815'],
] as const;

test.each(states)('[F54] a %s coupon has no accessibility violations in either theme on any screen', async (state, facts, words) => {
  const shop = mockShop();
  const key = fragmentKey<CouponButton_offer$key>(shop.environment, 'CouponButton_offer', {
    __typename: 'Offer',
    id: `offer-${state}`,
    title: '20% off all lamps',
    outUrl: '/out/7',
    endsAt: '2099-08-09T12:00:00.000Z',
    asOf: '2026-07-31T12:00:00.000Z',
    coupon: { __typename: 'OfferCoupon', id: `coupon-${state}`, codeId: 7, ...facts },
  });
  const { container, problems } = await renderOnPage(<CouponButton offer={key} />, { shop });
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(container.querySelector<HTMLElement>('[data-coupon]')?.dataset.coupon).toBe(state);
  expect(await problemsInBothThemes()).toEqual([]);
  await setViewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await problemsInBothThemes()).toEqual([]);
  expect(problems).toEqual([]);
});
