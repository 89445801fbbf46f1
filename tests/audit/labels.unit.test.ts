import { expect, it } from 'vitest';
import { targetPath, targetText } from '../../admin/audit/targetText.ts';
import { actionLabel, detailsText } from '../../admin/audit/labels.ts';

it('[F103] changes are shown with their old and new values', () => {
  const details = { slidingCart: { from: true, to: false }, storeNotice: { from: '', to: 'Closed.' }, keepDays: { from: 90, to: 30 } };
  expect(detailsText(JSON.stringify(details))).toBe('sliding cart: on → off · store notice: nothing → Closed. · keep days: 90 → 30');
  const many = {
    'Mug, Blue › salePriceMinor': { from: null, to: 700 },
    'Mug, Red › saleEndsAt': { from: 'soon', to: '2026-03-04T09:30:00.000Z' },
  };
  expect(detailsText(JSON.stringify(many))).toMatch(
    /^Mug, Blue › sale price: nothing → €7\.00 · Mug, Red › sale ends at: soon → \d Mar 2026/,
  );
  expect(actionLabel('settings.shop')).toBe('Shop settings saved');
});

it('[F137] an entry shows the name of its target, with a link if the target has a page', () => {
  const order = { targetType: 'Order', targetIds: [7], targetNames: ['#1007'], targetCount: 1 };
  expect([targetText(order), targetPath(order)]).toEqual(['Order #1007', '/orders/1007']);
  const gone = { targetType: 'Product', targetIds: [4], targetNames: [''], targetCount: 1 };
  expect([targetText(gone), targetPath(gone)]).toEqual(['Product 4', null]);
  const many = { targetType: 'Subscriber', targetIds: [1, 2, 3, 4, 5, 6], targetNames: ['', '', '', '', ''], targetCount: 120 };
  expect([targetText(many), targetPath(many)]).toEqual(['120 × Subscriber', null]);
  expect(targetText({ targetType: 'ShopSettings', targetIds: [], targetNames: [], targetCount: 0 })).toBe('Shop');
  const refund = { order: 1007, refund: 3, amountMinor: 1_050, reason: 'Its lid was missing.' };
  expect(detailsText(JSON.stringify(refund))).toBe('refund: 3 · amount: €10.50 · reason: Its lid was missing.');
  const rates = { country: 'DE', standardBasisPoints: { from: 1_900, to: 2_050 } };
  expect(detailsText(JSON.stringify(rates))).toBe('country: DE · standard: 19% → 20.5%');
});
