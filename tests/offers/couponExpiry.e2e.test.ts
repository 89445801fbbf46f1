import { expect, onTestFinished, test } from 'vitest';
import { endingCode, makeEnding, maskedLink, startCouponShop, type CouponShop } from './couponShop.ts';

// A coupon whose time comes while somebody looks at it, by the shop's own clock (rows 58 and 60).

const second = 1_000;
const path = '/deals/ending-soon/';
const soon = { timeout: 60_000 };

/** A shop that is open well before its offer ends: on a slow machine it takes longer to open. */
async function shopBeforeEnd(): Promise<{ shop: CouponShop; end: number }> {
  for (const patience of [25, 60, 150]) {
    let end = 0;
    const shop = await startCouponShop((db) => makeEnding(db, new Date((end = Math.ceil(Date.now() / second + patience) * second))));
    onTestFinished(async () => void (await shop.stop()));
    if (end - Date.now() > 12 * second) return { shop, end };
  }
  throw new Error('The machine is too slow for this test');
}

test(
  '[F58, F60] when its time comes the coupon is over at once, tells its code, and the offer is in no list',
  { timeout: 400_000 },
  async () => {
    const { shop, end } = await shopBeforeEnd();
    const { page, problems } = await shop.open();
    await page.goto(path);
    const state = () => page.locator('main [data-coupon]').getAttribute('data-coupon');
    const isCounting = async () => (await page.locator('main [role=timer] b').count()) > 0;
    await expect.poll(isCounting, soon).toBe(true);
    expect(await state()).toBe('masked');
    expect(await page.content()).not.toContain(endingCode);

    await expect.poll(state, { ...soon, timeout: end - Date.now() + 60_000 }).toBe('expired');
    // The shop and this test are told the time by the same clock.
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    await page.locator(`main [data-codetext="${endingCode}"]`).waitFor();
    expect(await page.locator('main [role=timer]').count()).toBe(0);
    expect(await maskedLink(page).count()).toBe(0);

    const html = async (of: string) => (await fetch(shop.url + of)).text();
    await expect.poll(() => html('/deals/'), soon).not.toContain('A kettle for little');
    await expect.poll(() => html('/product/kettle/'), soon).not.toContain('Offers from other shops');
    await expect.poll(() => html(path), soon).toContain('data-coupon="expired"');
    expect(await html(path)).not.toContain('role="timer"');
    expect(problems).toEqual([]);
  },
);
