import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';

// Delivery costs of all countries, as the delivery page lists them.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

interface Areas {
  checkout: {
    countries: { code: string }[];
    deliveryAreas: {
      countries: { code: string }[];
      rates: {
        name: string;
        price: { formatted: string };
        freeFrom: { formatted: string } | null;
        maxWeightGrams: number | null;
        maxTransitDays: number | null;
      }[];
    }[];
  };
}

const readAreas = async () =>
  (
    await newVisitor(db).query<Areas>(`{ checkout { countries { code } deliveryAreas { countries { code }
      rates { name price { formatted } freeFrom { formatted } maxWeightGrams maxTransitDays } } } }`)
  ).checkout;

test('[F44] delivery areas contain each country of the checkout once, the default country first, with all rates', async () => {
  const { countries, deliveryAreas } = await readAreas();
  const listed = deliveryAreas.flatMap((area) => area.countries.map(({ code }) => code));
  expect(listed.toSorted()).toEqual(countries.map(({ code }) => code).toSorted());
  expect(deliveryAreas[0]?.countries).toEqual([{ code: 'DE' }]);
  expect(
    deliveryAreas[0]?.rates.map(({ name, price, freeFrom, maxWeightGrams }) => [
      name,
      price.formatted,
      freeFrom?.formatted,
      maxWeightGrams,
    ]),
  ).toEqual([
    ['Standard delivery', '€4.90', '€50.00', 10_000],
    ['Standard delivery', '€9.90', '€50.00', 31_500],
    ['Freight', '€39.00', undefined, null],
    ['Express delivery', '€12.90', undefined, 31_500],
  ]);
});

test('[F44] a country of several zones belongs to the area of the first one, with its transit days', async () => {
  await db.prisma.shippingZone.create({
    data: {
      name: 'Islands',
      countries: ['MT', 'DE'],
      position: -1,
      rates: { create: { code: 'boat', name: 'Boat', priceMinor: 0, minTransitDays: 3, maxTransitDays: 6 } },
    },
  });
  const { deliveryAreas } = await readAreas();
  expect(deliveryAreas[0]).toEqual({
    countries: [{ code: 'DE' }, { code: 'MT' }],
    rates: [{ name: 'Boat', price: { formatted: '€0.00' }, freeFrom: null, maxWeightGrams: null, maxTransitDays: 6 }],
  });
  expect(deliveryAreas.slice(1).some(({ countries }) => countries.some(({ code }) => code === 'DE'))).toBe(false);
});
