import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

const fields = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
];

interface Extension {
  namespace: string;
  values: { key: string; value: string }[];
}

/** Places an order, and returns the extension data sent with it. */
async function orderedExtensions(page: Page): Promise<Extension[]> {
  const sent = page.waitForRequest((request) => request.postData()?.includes('idempotencyKey') ?? false);
  await placeOrder(page);
  const body = JSON.parse((await sent).postData() ?? '') as { variables: { input: { extensions: Extension[] } } };
  await page.waitForURL('**/checkout/order-received/**');
  return body.variables.input.extensions;
}

/** The checkout form's inputs before the source is known. */
const unknown = fields.map((field) => ({ name: `wc_order_attribution_${field}`, type: 'hidden', value: '' }));

function attributionInputs(page: Page) {
  return page
    .locator('form wc-order-attribution-inputs input')
    .evaluateAll((elements) => (elements as HTMLInputElement[]).map(({ name, type, value }) => ({ name, type, value })));
}

test('[F45] without JavaScript, the checkout form has sixteen empty attribution inputs', async () => {
  const { page } = await openPage(noScript);
  await fillCart(page);
  const html = await (await page.request.get('/checkout/')).text();
  const part = /<wc-order-attribution-inputs[^]*?<\/wc-order-attribution-inputs>/.exec(html)?.[0] ?? '';
  const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const inputs = [...part.matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
  expect(inputs.map((tag) => ({ name: valueOf(tag, 'name'), type: valueOf(tag, 'type'), value: valueOf(tag, 'value') }))).toEqual(unknown);
});

test('[F45, F46, F47] written attribution inputs are sent with the order as extension data, and a removed one is logged once by name', async () => {
  const { page, problems: all } = await openPage();
  // The tracker starts after two seconds, and would empty the inputs without consent.
  await page.route('**/assets/followVisits-*.js', (route) => route.abort());
  const problems = () => all.filter((problem) => !problem.includes('ERR_FAILED'));
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page);
  expect(await attributionInputs(page)).toEqual(unknown);
  await page.locator('[name=wc_order_attribution_utm_source]').evaluate((input: HTMLInputElement) => (input.value = 'newsletter'));
  await page.locator('#country').selectOption('AT');
  await page.getByText('Includes 20% VAT').or(page.getByText('Includes 10% VAT')).first().waitFor();
  await page.locator('#postcode').fill('1010');
  expect(problems()).toEqual([]);
  await page.locator('[name=wc_order_attribution_session_count]').evaluate((input) => input.remove());
  const [extension, ...others] = await orderedExtensions(page);
  expect(others).toEqual([]);
  expect(extension?.namespace).toBe('woocommerce/order-attribution');
  const left = fields.filter((field) => field !== 'session_count');
  expect(extension?.values).toEqual(left.map((key) => ({ key, value: key === 'utm_source' ? 'newsletter' : '' })));
  expect(problems()).toHaveLength(1);
  expect(problems()[0]).toContain('wc_order_attribution_session_count');
  expect(problems()[0]).toContain('was manipulated');
});
