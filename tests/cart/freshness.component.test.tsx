import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CartLink } from '../../web/cart/CartLink.tsx';
import { renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';
import type { Answer } from '../support/mockShop.ts';
import { cartShop, layer } from './cartShop.ts';

// When an open page requests its cart again, and what it reports if that fails (rows 27 and 28).

const hour = 60 * 60_000;

/** Shows the count of a cart with one item, and records why the cart is requested and why that fails. */
async function openCart() {
  const reasons = recordReasons('souk:cart-refresh');
  const failures = recordReasons('souk:cart-refresh-failed');
  const cart = cartShop({ mug: 1 });
  await renderOnPage(<CartLink />, { shop: cart.shop, path: '/delivery/' });
  await expectCount('1 item');
  reasons.length = 0;
  const restorePage = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  return { ...cart, reasons, failures, restorePage };
}

function recordReasons(name: string): string[] {
  const reasons: string[] = [];
  const listen = (event: Event) => void reasons.push((event as CustomEvent<{ reason: string }>).detail.reason);
  window.addEventListener(name, listen);
  onTestFinished(() => window.removeEventListener(name, listen));
  return reasons;
}

async function expectCount(words: string): Promise<void> {
  await expect.element(page.getByRole('link', { name: new RegExp(`^Cart.* ${words}$`) })).toBeVisible();
}

test('[F28] a refresh that takes longer than 5000 ms is reported as failed, the cart stays, and it is retried after a pause', async () => {
  const { shop, own, reasons, failures, restorePage } = await openCart();
  stopClock();
  shop.answer(layer, () => new Promise<Answer>(() => undefined));
  restorePage();
  await expect.poll(() => reasons).toEqual(['restored page']);
  await runFor(4_999);
  expect(failures).toEqual([]);
  await runFor(1);
  await expect.poll(() => failures).toEqual(['timeout']);
  await expectCount('1 item');
  shop.answer(layer, own);
  await runFor(14_999);
  expect(reasons).toHaveLength(1);
  await runFor(1);
  await expect.poll(() => reasons).toEqual(['restored page', 'failed refresh']);
  expect(failures).toHaveLength(1);
});

test('[F28, F120] without a network, the refresh is reported as failed, the cart stays, and is requested when back online', async () => {
  const { shop, change, own, reasons, failures, restorePage } = await openCart();
  shop.answer(layer, 'offline');
  restorePage();
  await expect.poll(() => failures).toEqual(['fetch_error']);
  await expectCount('1 item');
  change('useUpdateCartLineMutation', { input: { key: 'mug', quantity: 2 } });
  shop.answer(layer, own);
  window.dispatchEvent(new Event('online'));
  await expectCount('2 items');
  expect(reasons).toEqual(['restored page', 'online again']);
  expect(failures).toEqual(['fetch_error']);
});

test('[F28] an invalid response is reported by name', async () => {
  const { shop, failures, restorePage } = await openCart();
  shop.answer(layer, () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
  restorePage();
  await expect.poll(() => failures).toEqual(['invalid_json']);
  await expectCount('1 item');
});

test('[F27] the cart is requested every 24 hours, even if the computer was asleep', async () => {
  const began = Date.parse('2026-11-21T09:00:00Z');
  stopClock(new Date(began));
  const { reasons } = await openCart();
  await runFor(24 * hour - 60_000);
  expect(reasons).toEqual([]);
  await runFor(60_000);
  await expect.poll(() => reasons).toEqual(['Fragment expired']);
  // The time is updated once the response arrives.
  await expect.poll(() => Number(sessionStorage.getItem('wc_cart_created'))).toBe(began + 24 * hour);
  // Simulates a laptop that was closed for two days: no timer ran until the page became visible again.
  vi.setSystemTime(began + 72 * hour);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => reasons).toEqual(['Fragment expired', 'Fragment expired']);
});

test('[F27] a cart change by an older theme’s script in another tab is noticed', async () => {
  const { change, reasons } = await openCart();
  change('useUpdateCartLineMutation', { input: { key: 'mug', quantity: 3 } });
  const facts = { key: 'wc_cart_hash_0123456789abcdef', newValue: 'changed', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', facts));
  await expectCount('3 items');
  expect(reasons).toEqual(['other tab']);
});
