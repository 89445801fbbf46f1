import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct, makeVariable } from '../support/products.ts';

// What a product page says about delivery, returns and safety.

let shop: PreparedShop;
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await db.prisma.shippingRate.updateMany({ data: { minTransitDays: 2, maxTransitDays: 4 } });
    const { id: manufacturerId } = await db.prisma.manufacturer.create({
      data: { name: 'Lantern Works', address: '1 Harbour Road, Leeds', contact: 'safety@lantern.example', responsibleName: 'Lumen GmbH' },
    });
    await makeProduct(db, { name: 'Lantern', slug: 'lantern', manufacturerId, safetyWarnings: 'Keep away from curtains.' });
    await makeProduct(db, {
      name: 'Fridge',
      slug: 'fridge',
      energyClass: 'D',
      energyLabelUrl: 'https://eprel.example/label.png',
      energySheetUrl: 'https://eprel.example/sheet.pdf',
      minimumAge: 18,
    });
    await makeVariable(db, { facts: { name: 'Mug', slug: 'mug', sku: 'MUG' } });
    await makeProduct(db, { name: 'Cheese', slug: 'cheese', withdrawalException: 'PERISHABLE' });
  });
});
afterAll(() => shop.stop());

const structuredProduct = (html: string) =>
  [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)]
    .map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === 'ProductGroup' || (data['@type'] === 'Product' && data.offers !== undefined));

/** Fetches a page of the shop, as a browser without scripts does. */
async function markupOf(path: string): Promise<string> {
  return (await fetch(shop.url + path)).text();
}

const safetyTexts = ['Lantern Works', '1 Harbour Road, Leeds', 'safety@lantern.example', 'Lumen GmbH', 'Keep away from curtains.'];

test('[I46, I54] a product page names delivery, returns and safety, and has no accessibility violations', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await page.goto('/product/lantern/');
  const main = page.getByRole('main');
  await main.getByText(/Arrives .+ · €4\.90 to Germany, free from €50\.00/).waitFor();
  await main.getByText('14-day returns').waitFor();
  const safety = page.getByRole('region', { name: 'Product safety' });
  for (const text of safetyTexts) expect(await safety.innerText()).toContain(text);
  await page.getByRole('heading', { name: 'Product safety' }).scrollIntoViewIfNeeded();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[I46, I54] without JavaScript, a product page names delivery, returns and safety, also in structured data', async () => {
  const html = await markupOf('/product/lantern/');
  const main = /<main\b[^]*<\/main>/.exec(html.replaceAll('<!-- -->', ''))?.[0] ?? '';
  expect(main).toMatch(/Arrives .+ · €4\.90 to Germany, free from €50\.00/);
  for (const text of ['14-day returns', ...safetyTexts]) expect(main).toContain(text);
  const data = structuredProduct(html);
  expect(data?.manufacturer).toMatchObject({ name: 'Lantern Works', email: 'safety@lantern.example' });
  expect(data?.offers).toMatchObject({
    shippingDetails: {
      shippingRate: { value: '4.90', currency: 'EUR' },
      shippingDestination: { addressCountry: 'DE' },
    },
    hasMerchantReturnPolicy: { applicableCountry: 'DE', merchantReturnDays: 14 },
  });
});

test('[I36, I46] a product that is excluded from the right of withdrawal promises no returns', async () => {
  const html = await markupOf('/product/cheese/');
  expect(html).toMatch(/to Germany, free from/);
  expect(html).not.toContain('-day returns');
  expect(structuredProduct(html)?.offers).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted', applicableCountry: 'DE' },
  });
});

test('[I83] a product with an energy label shows its class on the page and on its card, linked to the label', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await page.goto('/product/fridge/');
  const main = page.getByRole('main');
  const arrow = main.getByRole('link', { name: 'Energy class D on a scale from A to G: energy label (opens in a new tab)' });
  expect(await arrow.getAttribute('href')).toBe('https://eprel.example/label.png');
  expect(await main.getByRole('link', { name: /^Product information sheet/ }).getAttribute('href')).toBe('https://eprel.example/sheet.pdf');
  await main.getByText('Only sold to people aged 18 or over.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const data = structuredProduct(await page.content());
  expect(data).toMatchObject({
    audience: { requiredMinAge: 18 },
    hasEnergyConsumptionDetails: { hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryD' },
  });
  await page.goto('/shop/');
  const card = page.getByRole('article').filter({ hasText: 'Fridge' });
  expect(await card.getByRole('link', { name: /^Energy class D/ }).getAttribute('href')).toBe('https://eprel.example/label.png');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** What Google and schema.org require of an offer in a merchant listing. */
const wholeOffer = {
  '@type': 'Offer',
  price: expect.stringMatching(/^\d+\.\d\d$/),
  priceCurrency: 'EUR',
  availability: expect.stringMatching(/^https:\/\/schema\.org\//),
  url: expect.stringMatching(/^http/),
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: expect.any(String), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: expect.any(Number), maxValue: expect.any(Number), unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' },
    },
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  },
};

test('[I84] a variable product is a group of its variations in structured data, each with a URL of its own and a whole offer', async () => {
  expect(structuredProduct(await markupOf('/product/lantern/'))?.offers).toEqual(wholeOffer);
  const group = structuredProduct(await markupOf('/product/mug/'));
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'MUG',
    variesBy: ['https://schema.org/color'],
    hasVariant: ['Blue', 'Red'].map((color) => ({
      '@type': 'Product',
      name: `Mug – ${color}`,
      color,
      inProductGroupWithID: 'MUG',
      sku: expect.any(String),
      offers: wholeOffer,
    })),
  });
  expect(group).not.toHaveProperty('offers');
  const [blue] = (group?.hasVariant ?? []) as { offers: { url: string } }[];
  const html = await (await fetch(blue?.offers.url ?? '')).text();
  const radios = [...html.matchAll(/<input [^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
  expect(radios.filter((tag) => tag.includes(' checked=')).map((tag) => / value="([^"]+)"/.exec(tag)?.[1])).toEqual(['blue']);
});
