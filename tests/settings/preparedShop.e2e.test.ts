import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { becomeVisitor, preparedShop, signedInToken } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// A built server tells what its database was prepared with.

let shop: ServerProcess;
let administrator = '';

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench' });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { isComingSoon: true, storeNotice: 'Closed on Friday.' } });
    administrator = await signedInToken(db);
  });
});

afterAll(() => shop.stop());

/** What the page itself is answered, with its cookies. */
const ask = (query: string) => `fetch('/graphql', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ query }))},
}).then((answer) => answer.json()).then(({ data }) => data)`;

test('[F123, F124] the administrator of a shop that opens soon is reminded of it until they put that away; guests are not', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/product/oak-bench/');
  const question = '{ shopSettings { isComingSoon storeNotice { text noticeId } } viewer { showsComingSoonBanner } }';
  const settings = { isComingSoon: true, storeNotice: { text: 'Closed on Friday.', noticeId: expect.stringMatching(/^[a-z0-9]+$/) } };
  expect(await page.evaluate(ask(question))).toEqual({ shopSettings: settings, viewer: { showsComingSoonBanner: false } });

  await becomeVisitor(page.context(), shop.url, administrator);
  expect(await page.evaluate(ask(question))).toEqual({ shopSettings: settings, viewer: { showsComingSoonBanner: true } });
  const dismissal = `mutation { dismissComingSoonBanner(input: {}) { ... on DismissComingSoonBannerPayload { viewer { showsComingSoonBanner } } } }`;
  expect(await page.evaluate(ask(dismissal))).toEqual({ dismissComingSoonBanner: { viewer: { showsComingSoonBanner: false } } });
  expect(await page.evaluate(ask(question))).toEqual({ shopSettings: settings, viewer: { showsComingSoonBanner: false } });
});
