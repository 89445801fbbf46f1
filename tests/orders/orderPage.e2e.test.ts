import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noScript, orderByRequest } from '../cart/cartPages.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

// The order page, and the form to look up an order.

async function lookUp(page: Page, number: string, email: string): Promise<void> {
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find my order' }).click();
}

const variants: [string, object][] = [
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
];

describe.each(variants)('%s', (_name, options) => {
  const isScripted = options !== noScript;

  test('[F44] an unpaid order can be cancelled on its page, after confirmation', async () => {
    const { page, problems } = await openPage(options);
    const { number, path } = await orderByRequest(page);
    await page.goto(path);
    const confirm = page.getByRole('button', { name: `Yes, cancel order ${number}` });
    expect(await confirm.isVisible()).toBe(false);
    await page.getByText('Cancel this order').click();
    await confirm.click();
    await page.getByRole('heading', { level: 1, name: 'This order has been cancelled' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'The order was cancelled.' }).waitFor();
    expect(await page.getByText('Cancel this order').count()).toBe(0);
    expect(await page.getByText('IBAN').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(isScripted ? 'H1' : 'BODY');
    expect(problems).toEqual([]);
  });

  test('[F44] an order is found by its number and email address', async () => {
    const { number, path } = await orderByRequest((await openPage(options)).page, 'Grace@Example.com');
    // A visitor without the buyer's cookie.
    const other = await openPage(options);
    await other.page.goto('/delivery/');
    await other.page.getByRole('main').getByRole('link', { name: 'look up your order' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Find your order' }).waitFor();
    await lookUp(other.page, ` SOUK-${number} `, 'grace@example.com');
    await other.page.waitForURL(`**${path}`);
    await other.page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
    expect(other.problems).toEqual([]);
  });
});

test('[F44] a wrong order number and a wrong email address give the same error, and guessing is throttled', async () => {
  const { number } = await orderByRequest((await openPage()).page);
  for (const options of [noScript, {}]) {
    const { page: guesser } = await openPage(options);
    await guesser.goto('/find-order/');
    const messages: string[] = [];
    for (const [guess, email] of [
      [number, 'somebody@example.com'],
      ['99999999', 'ada@example.com'],
    ] as const) {
      await lookUp(guesser, guess, email);
      const alert = guesser.getByRole('alert').filter({ hasText: 'We couldn’t find an order' });
      await alert.waitFor();
      messages.push((await alert.textContent()) ?? '');
      expect(await guesser.getByRole('main').getByLabel('Email').inputValue()).toBe(email);
    }
    expect(new Set(messages).size).toBe(1);
    if (options === noScript) continue;

    await lookUp(guesser, 'none', 'ada@example.com');
    await guesser.getByRole('alert').filter({ hasText: 'digits only' }).waitFor();
    expect(await accessibilityProblems(guesser)).toEqual([]);
    const throttled = guesser.getByRole('alert').filter({ hasText: /Too many|again in/ });
    await expect
      .poll(async () => {
        await lookUp(guesser, '99999999', 'ada@example.com');
        return throttled.isVisible();
      })
      .toBe(true);
  }
});
