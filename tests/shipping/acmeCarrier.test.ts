import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { carriers, checkedCarriers, type CarrierParcel } from '../../server/commerce/shipping/shipping.ts';
import { methodsFor } from '../../server/commerce/shipping/shippingRules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { detailsFor, quoteOf, shopper } from '../orders/checkoutDocuments.ts';
import { act, orderOf } from '../orders/orderDocuments.ts';
import { shop } from '../../shop.config.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { acmeCarrier } from './acmeCarrier.ts';
import { describeCarrier } from './carrierContract.ts';

// A carrier in a single file outside the shop ships an order.

const acme = acmeCarrier({ kilogramMinor: 50 });

describeCarrier('the example of docs/extending/carriers.md', acme, {
  country: 'DE',
  postcode: '10115',
  weightGrams: 1_500,
  valueMinor: 5_000,
});

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  carriers.setParticipants([acme]);
  await (await sharedRevision(db)).reload();
});

// Restores the shop's own carriers for other tests of this process.
afterAll(() => carriers.setParticipants(shop.carriers));

describe('[F30] a custom carrier', () => {
  it('offers its methods after those of the zone, and can be ordered', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const quote = await quoteOf(visitor, { country: 'DE', postcode: '10115' });
    expect(quote?.shippingMethods.map(({ code, price }) => [code, price.amount])).toEqual([
      ['standard', 490],
      ['express', 1_290],
      ['acme.parcel', 350],
      ['acme.next-day', 1_050],
    ]);
    orderOf(await act(visitor, 'placeOrder', await detailsFor(visitor, { shippingMethod: 'acme.next-day' })));
    expect(await db.prisma.order.findFirst()).toMatchObject({
      shippingMethod: 'acme.next-day',
      shippingName: 'Acme next day',
      shippingMinor: 1_050,
    });
  });

  it('takes a free shipping coupon if its method is the cheapest', () => {
    const carried = [
      { code: 'acme.parcel', name: 'Acme parcel', description: '', priceMinor: 350, freeFromMinor: null, transitDays: null },
    ];
    const parcel = { weightGrams: 0, valueMinor: 0, givesFreeShipping: true };
    expect(methodsFor({ countries: [], rates: [] }, parcel, carried)).toMatchObject([{ code: 'acme.parcel', priceMinor: 0 }]);
  });

  it.each([
    ['an invalid ID', ['Acme'], '"Acme" is not a valid ID'],
    ['a duplicate ID', ['acme', 'acme'], 'The ID "acme" is used twice.'],
  ])('makes startup fail with %s', (_what, ids, message) => {
    expect(() => checkedCarriers(ids.map((id) => ({ ...acme, id })))).toThrow(message);
  });

  it.each([
    ['a fractional price', { priceMinor: 3.5 }, 'The price of "parcel" must be a whole number of cents from 0 to 100000000, not 3.5.'],
    ['a negative price', { priceMinor: -1 }, 'The price of "parcel" must be'],
    ['an invalid service ID', { service: 'Next day' }, '"Next day" is not a valid ID'],
    ['a service without a name', { name: '' }, 'The service "parcel" has no name.'],
  ])('makes startup fail with %s, naming the country and carrier', (_what, changes, message) => {
    const [parcel] = acme.methods({ country: 'DE', postcode: '', weightGrams: 0, valueMinor: 0 });
    if (!parcel) throw new Error('Acme delivers in Germany');
    const start = () => checkedCarriers([{ ...acme, methods: ({ country }) => (country === 'DE' ? [{ ...parcel, ...changes }] : []) }]);
    expect(start).toThrow(`Fix "carriers" in shop.config.ts: Carrier "acme", to DE: ${message}`);
  });

  it('makes startup fail if it offers a service twice', () => {
    const twice = { ...acme, methods: (parcel: CarrierParcel) => [...acme.methods(parcel), ...acme.methods(parcel)] };
    expect(() => checkedCarriers([twice])).toThrow('The ID "parcel" is used twice.');
  });
});

test('is shown unchanged in docs/extending/carriers.md', () => {
  const source = readFileSync('tests/shipping/acmeCarrier.ts', 'utf8').replaceAll('../../server/', '../../');
  expect(readFileSync('docs/extending/carriers.md', 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\``);
});
