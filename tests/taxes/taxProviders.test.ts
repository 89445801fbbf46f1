import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { checkedTaxProvider, taxProviders, type TaxProvider } from '../../server/commerce/taxes/taxes.ts';
import { zoneOfOthers } from '../../server/foundation/settings/settings.ts';
import { euVat } from '../../server/extensions/taxes-eu-vat/euVat.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { setShopZone } from '../../shared/clock/shopClock.ts';
import { shop } from '../../shop.config.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { detailsFor, place, placed, quoteOf, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { acmeService, type AcmeService } from './acmeService.ts';
import { acmeTax } from './acmeTax.ts';
import { describeTaxProvider } from './taxProviderContract.ts';

// A tax provider in a single file outside the shop calculates an order's taxes over the network.

let service: AcmeService;
beforeAll(async () => {
  service = await acmeService();
});

// Restores the shop's own provider for other tests of this process.
afterAll(async () => {
  taxProviders.setParticipants([shop.taxes]);
  await service.close();
});

describeTaxProvider('EU VAT', euVat);
describeTaxProvider('the example of docs/extending/taxes.md', () => acmeTax(service.options));

let db: Db;
let book: number;
let lamp: number;
beforeEach(async () => {
  db = await freshDb();
  book = (await makeProduct(db, { taxClass: 'REDUCED', regularPriceMinor: 1_040 })).id;
  lamp = (await makeProduct(db, { regularPriceMinor: 1_100 })).id;
  service.answerWith(200);
  service.meanwhile(() => Promise.resolve());
  service.requests.length = 0;
  taxProviders.setParticipants([acmeTax(service.options)]);
  await (await sharedRevision(db)).reload();
});

const tryAgain = {
  __typename: 'TryAgainError',
  code: 'TRY_AGAIN',
  message: expect.stringContaining('Taxes can’t be calculated') as string,
};

describe('[F44] a custom tax provider', () => {
  it('sets the taxes of the quote and the order, and is called once', async () => {
    const visitor = await shopper(db, { [book]: 1, [lamp]: 2 });
    const quote = await quoteOf(visitor, { country: 'DE', postcode: '10115', city: 'Berlin' });
    expect(quote?.taxes.map(({ label, amount }) => [label, amount.amount])).toEqual([
      ['10% VAT', 200 + 45],
      ['4% VAT', 40],
    ]);
    const order = await placed(visitor, await detailsFor(visitor));
    expect(order).toMatchObject({ taxes: [{ amount: { amount: 245 } }, { amount: { amount: 40 } }] });
    expect(service.requests).toHaveLength(1);
    expect(await db.prisma.order.findFirst({ include: { lines: { orderBy: { position: 'asc' } } } })).toMatchObject({
      vatMinor: 285,
      shippingVatMinor: 45,
      lines: [
        { vatBasisPoints: 400, vatMinor: 40 },
        { vatBasisPoints: 1_000, vatMinor: 200 },
      ],
    });
    await expectInvariants(db);
  });

  it('gets the day of the shop’s clock', async () => {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { timeZone: 'Europe/Berlin' } });
    await zoneOfOthers.apply(db);
    onTestFinished(() => setShopZone('UTC'));
    const visitor = await shopper(db, { [lamp]: 1 });
    visitor.at(new Date('2026-12-31T23:30:00.000Z'));
    await quoteOf(visitor, { country: 'DE', postcode: '10115', city: 'Berlin' });
    expect(service.requests).toMatchObject([{ date: '2027-01-01' }]);
  });

  it('sets where no tax is charged, and which postcodes determine it', async () => {
    const visitor = await shopper(db, { [lamp]: 1 });
    expect(await quoteOf(visitor, { country: 'ES', postcode: '35001' })).toMatchObject({ exportTo: 'ES', taxes: [] });
    const countries = await visitor.query<{ checkout: { countries: { code: string; exportPostcodePattern: string }[] } }>(
      '{ checkout { countries { code exportPostcodePattern } } }',
    );
    const deciding = countries.checkout.countries.filter(({ exportPostcodePattern }) => exportPostcodePattern !== '');
    expect(deciding).toEqual([{ code: 'ES', exportPostcodePattern: '\\d{5}' }]);
  });

  it('is called again if the cart changes before the order is placed', async () => {
    const visitor = await shopper(db, { [lamp]: 1 });
    const input = { ...(await detailsFor(visitor)), cartVersion: null };
    let changes = 0;
    service.meanwhile(async () => {
      changes += 1;
      if (changes === 1) await addToCart(visitor, { productId: globalId('Product', book), quantity: 1 });
    });
    const order = await placed(visitor, input);
    expect(order.lines).toHaveLength(2);
    expect(service.requests.map(({ items }) => items.length)).toEqual([1, 2]);
    expect(await db.prisma.order.findFirst()).toMatchObject({ vatMinor: 100 + 40 + 45 });
    await expectInvariants(db);
  });

  it('isn’t called forever if the cart keeps changing', async () => {
    const visitor = await shopper(db, { [lamp]: 1 });
    const input = { ...(await detailsFor(visitor)), cartVersion: null };
    service.meanwhile(() => addToCart(visitor, { productId: globalId('Product', lamp), quantity: 1 }));
    expect(await place(visitor, input)).toMatchObject({ __typename: 'TryAgainError' });
    expect(await db.prisma.order.count()).toBe(0);
  });

  it('that is down makes orders fail unchanged and carts show no taxes, and a retry later succeeds', async () => {
    service.answerWith(503);
    const visitor = await shopper(db, { [lamp]: 1 });
    const input = await detailsFor(visitor);
    expect(await quoteOf(visitor)).toMatchObject({ total: { amount: 1_590 }, taxes: null, exportTo: null });
    expect(await place(visitor, input)).toMatchObject(tryAgain);
    expect(await db.prisma.order.count()).toBe(0);
    expect(await db.prisma.cartLine.count()).toBe(1);
    service.answerWith(200);
    const order = await placed(visitor, input);
    // A repeated request returns the order even if the service is down again.
    service.answerWith(503);
    expect((await placed(visitor, input)).number).toBe(order.number);
  });

  it.each<[string, Partial<Awaited<ReturnType<TaxProvider['calculate']>>>]>([
    ['too few lines', { lines: [] }],
    ['more tax than the price', { lines: [{ vatBasisPoints: 1_000, vatMinor: 1_101 }] }],
    ['fractions of cents', { lines: [{ vatBasisPoints: 1_000, vatMinor: 99.5 }] }],
    ['less shipping than charged', { shipping: [{ vatBasisPoints: 0, grossMinor: 489, vatMinor: 0 }] }],
  ])('that returns %s is rejected', async (_what, wrong) => {
    const right = acmeTax(service.options);
    taxProviders.setParticipants([{ ...right, calculate: async (...args) => ({ ...(await right.calculate(...args)), ...wrong }) }]);
    const visitor = await shopper(db, { [lamp]: 1 });
    expect(await place(visitor, await detailsFor(visitor))).toMatchObject(tryAgain);
    expect(await db.prisma.order.count()).toBe(0);
  });

  it('with an invalid ID makes startup fail', () => {
    expect(() => checkedTaxProvider({ ...euVat(), id: 'EU VAT' })).toThrow('Fix "taxes" in shop.config.ts: "EU VAT" is not a valid ID');
  });
});

test('is shown unchanged in docs/extending/taxes.md', () => {
  const source = readFileSync('tests/taxes/acmeTax.ts', 'utf8').replaceAll('../../server/', '../../');
  expect(readFileSync('docs/extending/taxes.md', 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\``);
});
