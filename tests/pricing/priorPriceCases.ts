import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';

// The cases of docs/prices.md, one by one: a merchant's changes of a product's price, and the prior price that may be shown.

/** Returns midnight (UTC) of a day counted from 1 January 2026, or a time of that day such as '15:00' or '23:59:59.999'. */
export function at(day: number, time = '00:00'): Date {
  const midnight = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
  return new Date(`${midnight}T${time}Z`);
}

type Prices = Pick<ProductRecord, 'regularPriceMinor' | 'salePriceMinor' | 'saleStartsAt' | 'saleEndsAt'>;

/** An import of the shop's product file at a given time. */
export type Change = [when: Date, prices: Prices];

export interface PriceCase {
  name: string;
  /** Row in docs/prices.md. */
  row: number;
  changes: Change[];
  /** Current price and prior price at these times; the prior price is null if no discount is shown. */
  shown: [when: Date, price: number, prior: number | null][];
}

const regular = (when: Date, regularPriceMinor: number): Change => [when, { regularPriceMinor }];

/** A sale without dates, which starts at once. */
const sale = (when: Date, salePriceMinor: number, regularPriceMinor = 1000): Change => [when, { regularPriceMinor, salePriceMinor }];

function dated(when: Date, salePriceMinor: number, starts: Date, ends: Date): Change {
  return [when, { regularPriceMinor: 1000, salePriceMinor, saleStartsAt: starts.toISOString(), saleEndsAt: ends.toISOString() }];
}

/** The price is 10.00 from the first day. */
const start = regular(at(0), 1000);

export const priceCases: PriceCase[] = [
  { name: 'a plain sale', row: 1, changes: [start, sale(at(40), 800)], shown: [[at(40), 800, 1000]] },
  {
    name: 'a long sale keeps its prior price',
    row: 1,
    changes: [start, sale(at(40), 800)],
    shown: [[at(200), 800, 1000]],
  },
  {
    name: 'the same sale again within 30 days',
    row: 2,
    changes: [start, dated(at(39), 800, at(40), at(45)), dated(at(46), 800, at(60), at(65))],
    shown: [
      [at(41), 800, 1000],
      [at(46), 1000, null],
      [at(60), 800, null],
    ],
  },
  {
    name: 'a deeper sale within 30 days of another',
    row: 2,
    changes: [start, dated(at(39), 800, at(40), at(45)), dated(at(46), 700, at(60), at(65))],
    shown: [[at(60), 700, 800]],
  },
  {
    name: 'the same sale again after 30 whole days',
    row: 3,
    changes: [start, dated(at(39), 800, at(40), at(45)), dated(at(46), 800, at(75), at(80))],
    shown: [[at(75), 800, 1000]],
  },
  {
    name: 'the same sale again a millisecond before 30 whole days',
    row: 3,
    changes: [start, dated(at(39), 800, at(40), at(45, '00:00:00.001')), dated(at(46), 800, at(75), at(80))],
    shown: [[at(75), 800, null]],
  },
  {
    name: 'a sale that becomes deeper while it runs',
    row: 4,
    changes: [start, sale(at(40), 800), sale(at(45), 700)],
    shown: [
      [at(44), 800, 1000],
      [at(45), 700, 800],
    ],
  },
  {
    name: 'a sale that becomes shallower while it runs',
    row: 5,
    changes: [start, sale(at(40), 700), sale(at(45), 800)],
    shown: [
      [at(45), 800, null],
      [at(90), 800, null],
    ],
  },
  {
    name: 'a sale within a sale',
    row: 5,
    changes: [start, sale(at(40), 800), sale(at(45), 700), sale(at(48), 800)],
    shown: [
      [at(46), 700, 800],
      [at(48), 800, null],
    ],
  },
  {
    name: 'a sale extended before it ends',
    row: 6,
    changes: [start, dated(at(39), 800, at(40), at(45)), dated(at(44), 800, at(40), at(60))],
    shown: [
      [at(50), 800, 1000],
      [at(60), 1000, null],
    ],
  },
  {
    name: 'a sale extended after it has ended',
    row: 6,
    changes: [start, dated(at(39), 800, at(40), at(45)), dated(at(45, '00:00:01'), 800, at(40), at(60))],
    shown: [[at(50), 800, null]],
  },
  {
    name: 'a price raised before a sale',
    row: 7,
    changes: [regular(at(0), 800), regular(at(35), 1000), sale(at(40), 700)],
    shown: [[at(40), 700, 800]],
  },
  {
    name: 'a sale that is no lower than the price before a raise',
    row: 7,
    changes: [regular(at(0), 800), regular(at(35), 1000), sale(at(40), 800)],
    shown: [[at(40), 800, null]],
  },
  {
    name: 'a price raised 30 whole days before a sale',
    row: 7,
    changes: [regular(at(0), 800), regular(at(10), 1000), sale(at(40, '15:00'), 700)],
    shown: [[at(40, '15:00'), 700, 1000]],
  },
  {
    name: 'a price raised less than 30 whole days, but 720 hours before a sale',
    row: 7,
    changes: [regular(at(0), 800), regular(at(10, '00:00:00.001'), 1000), sale(at(40, '15:00'), 700)],
    shown: [[at(40, '15:00'), 700, 800]],
  },
  { name: 'a lower regular price', row: 8, changes: [start, regular(at(40), 800)], shown: [[at(40), 800, null]] },
  {
    name: 'a lower regular price that becomes a sale price later',
    row: 9,
    changes: [start, regular(at(40), 800), sale(at(50), 800)],
    shown: [
      [at(50), 800, null],
      [at(100), 800, null],
    ],
  },
  {
    name: 'a raised regular price while a sale runs',
    row: 10,
    changes: [start, sale(at(40), 800), sale(at(45), 800, 2000)],
    shown: [[at(45), 800, 1000]],
  },
  {
    name: 'a sale price that has become the regular one',
    row: 11,
    changes: [start, sale(at(40), 800), sale(at(45), 800, 800)],
    shown: [[at(45), 800, null]],
  },
  {
    name: 'a future sale',
    row: 12,
    changes: [start, dated(at(35), 800, at(40), at(50))],
    shown: [
      [at(39, '23:59:59.999'), 1000, null],
      [at(40), 800, 1000],
    ],
  },
  {
    name: 'a sale that ends',
    row: 12,
    changes: [start, dated(at(35), 800, at(40), at(50))],
    shown: [
      [at(49, '23:59:59.999'), 800, 1000],
      [at(50), 1000, null],
    ],
  },
  {
    name: 'a sale that starts at the clock change on 29 March, 30 days after a raise',
    row: 13,
    changes: [regular(at(0), 800), regular(at(57), 1000), dated(at(80), 700, at(87, '01:00'), at(95))],
    shown: [[at(87, '01:00'), 700, 1000]],
  },
  {
    name: 'a sale that starts at the clock change on 25 October, 30 days after a raise',
    row: 13,
    changes: [regular(at(0), 800), regular(at(267), 1000), dated(at(290), 700, at(297, '01:00'), at(300))],
    shown: [[at(297, '01:00'), 700, 1000]],
  },
  { name: 'a new product on sale', row: 14, changes: [sale(at(0), 800)], shown: [[at(90), 800, null]] },
  {
    name: 'a product added less than 30 whole days before its sale',
    row: 14,
    changes: [regular(at(0, '09:00'), 1000), sale(at(30, '18:00'), 800)],
    shown: [
      [at(30, '18:00'), 800, null],
      [at(90), 800, null],
    ],
  },
  {
    name: 'a product added 30 whole days before its sale',
    row: 14,
    changes: [regular(at(0, '09:00'), 1000), sale(at(31), 800)],
    shown: [[at(31), 800, 1000]],
  },
  {
    name: 'several prices on one day',
    row: 15,
    changes: [start, regular(at(38, '08:00'), 900), regular(at(38, '09:00'), 700), regular(at(38, '10:00'), 1000), sale(at(40), 650)],
    shown: [[at(40), 650, 700]],
  },
  {
    name: 'a price corrected at the same instant',
    row: 15,
    changes: [start, regular(at(38), 10), regular(at(38), 1000), sale(at(40), 650)],
    shown: [[at(40), 650, 1000]],
  },
  {
    name: 'a price raised at the instant at which the sale starts',
    row: 15,
    changes: [start, regular(at(40), 5000), sale(at(40), 800)],
    shown: [[at(40), 800, 1000]],
  },
];
