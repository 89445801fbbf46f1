import { beforeEach, describe, expect, it } from 'vitest';
import { readOrderMail } from '../../server/commerce/orders/orderMail.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { testPayments } from '../support/shopDriver.ts';
import { details, detailsFor, place, placed, quoteOf, shopper } from '../orders/checkoutDocuments.ts';

// Shipping, tax and payment settings as edited by staff. Each change applies to carts at once.

let db: Db;
let staff: Staff;

beforeEach(async () => {
  db = await freshDb();
  staff = await openStaff(db, 'STAFF', ['SETTINGS'], { payments: testPayments(db) });
});

interface Answer {
  __typename: string;
  code?: string;
  issues?: { path: string[]; message: string }[];
  zone?: { databaseId: number };
  paymentMethods?: { code: string; version: number; isEnabled: boolean }[];
  bankAccount?: { iban: string; version: number };
}

const payloads: Readonly<Record<string, string>> = {
  createShippingZone: 'zone { databaseId }',
  updateShippingZone: 'zone { databaseId }',
  updatePaymentMethod: 'paymentMethods { code version isEnabled }',
  reorderPaymentMethods: 'paymentMethods { code version isEnabled }',
  updateBankAccount: 'bankAccount { iban version }',
};

async function act(name: string, input: object): Promise<Answer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on UserError { code }
    ... on InvalidInputError { issues { path message } } ${payloads[name] ? `... on ${type}Payload { ${payloads[name]} }` : ''} } }`;
  return (await staff.who.query<{ result: Answer }>(document, { input })).result;
}
const faults = ({ issues = [] }: Answer) => issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
const acts = async () =>
  (
    await db.prisma.auditEntry.findMany({
      where: { accountId: staff.accountId, action: { not: { startsWith: 'admin.' } } },
      orderBy: { id: 'asc' },
    })
  ).map(({ action }) => action);

interface Zone {
  databaseId: number;
  version: number;
  name: string;
  countries: { code: string }[];
  steps: { code: string; price: { amount: number } }[];
}
const zones = async () =>
  (
    await staff.who.query<{ shippingZones: Zone[] }>(
      '{ shippingZones { databaseId version name countries { code } steps { code price { amount } } } }',
    )
  ).shippingZones;
const step = { code: 'standard', name: 'Standard', priceMinor: 590, minWeightGrams: 0 };
const cart = async () => shopper(db, { [(await makeProduct(db, { regularPriceMinor: 2_000 })).id]: 1 });

describe('shipping zones', () => {
  it('are updated as a whole, and apply to carts at once', async () => {
    const visitor = await cart();
    expect((await quoteOf(visitor))?.shipping.amount).toBe(490);
    const [germany] = await zones();
    const input = { id: germany?.databaseId, expectedVersion: 1, name: 'Home', countries: ['DE', 'AT'] };
    const rates = [step, { ...step, code: 'bike', name: 'Bike', priceMinor: 200 }];
    expect((await act('updateShippingZone', { ...input, rates })).zone?.databaseId).toBe(germany?.databaseId);
    const quote = await quoteOf(visitor, { shippingMethod: 'standard' });
    expect([quote?.shipping.amount, quote?.shippingMethods.map(({ code }) => code)]).toEqual([590, ['standard', 'bike']]);
    expect((await zones())[0]).toMatchObject({ version: 2, name: 'Home', countries: [{ code: 'AT' }, { code: 'DE' }] });
    expect((await act('updateShippingZone', { ...input, rates })).code).toBe('STALE');
    expect(await acts()).toEqual(['shippingZone.save']);
  });

  it('are added last, and can be reordered and deleted', async () => {
    const visitor = await cart();
    const made = await act('createShippingZone', { name: 'Alps', countries: ['AT'], rates: [{ ...step, priceMinor: 100 }] });
    expect((await quoteOf(visitor, { country: 'AT' }))?.shipping.amount).toBe(790);
    const ids = (await zones()).map(({ databaseId }) => databaseId);
    expect(ids.at(-1)).toBe(made.zone?.databaseId);
    expect((await act('reorderShippingZones', { ids: ids.slice(1) })).code).toBe('STALE');
    expect((await act('reorderShippingZones', { ids: ids.toReversed() })).code).toBeUndefined();
    expect((await quoteOf(visitor, { country: 'AT' }))?.shipping.amount).toBe(100);
    expect((await act('deleteShippingZone', { id: made.zone?.databaseId, expectedVersion: 9 })).code).toBe('STALE');
    expect((await act('deleteShippingZone', { id: made.zone?.databaseId, expectedVersion: 1 })).code).toBeUndefined();
    expect((await quoteOf(visitor, { country: 'AT' }))?.shipping.amount).toBe(790);
    expect(await acts()).toEqual(['shippingZone.save', 'shippingZone.order', 'shippingZone.remove']);
  });

  it('report an error for each invalid field', async () => {
    const wrong = { ...step, code: 'Stand ard', name: '', priceMinor: -1, freeFromMinor: 0, minWeightGrams: 5, maxWeightGrams: 5 };
    expect(faults(await act('createShippingZone', { name: ' ', countries: [], rates: [wrong] }))).toEqual([
      'name: This field is required.',
      'countries: Choose at least one country.',
      'rates.0.code: Use up to 30 lowercase letters, digits and hyphens.',
      'rates.0.name: This field is required.',
      'rates.0.priceMinor: Enter an amount. 0 means free.',
      'rates.0.freeFromMinor: Enter an amount above €0, or leave this field empty to never offer free delivery.',
      'rates.0.maxWeightGrams: Enter more than the minimum weight.',
    ]);
    const overlapping = [
      { ...step, minWeightGrams: 900 },
      { ...step, maxWeightGrams: 1_000 },
    ];
    expect(faults(await act('createShippingZone', { name: 'A', countries: ['DE'], rates: overlapping }))).toEqual([
      'rates.0.minWeightGrams: Another rate for this delivery method already covers these weights.',
    ]);
    expect(faults(await act('createShippingZone', { name: 'A', countries: ['US'], rates: [] }))).toEqual([
      'countries.0: Enter a supported country code, such as DE.',
    ]);
    expect(await acts()).toEqual([]);
  });
});

describe('VAT rates', () => {
  it('apply to carts at once but not to placed orders, and reject stale versions', async () => {
    const visitor = await cart();
    const before = await placed(await cart(), { ...details(), cartVersion: null });
    const rates = { country: 'DE', standardBasisPoints: 1_600, reducedBasisPoints: 500 };
    expect((await act('updateTaxRates', { ...rates, expectedVersion: 1 })).code).toBeUndefined();
    expect((await quoteOf(visitor))?.taxes.map(({ basisPoints }) => basisPoints)).toEqual([1_600]);
    expect((await db.prisma.orderLine.findFirstOrThrow({ where: { order: { number: before.number } } })).vatBasisPoints).toBe(1_900);
    expect((await act('updateTaxRates', { ...rates, expectedVersion: 1 })).code).toBe('STALE');
    expect(
      faults(await act('updateTaxRates', { country: 'US', expectedVersion: 0, standardBasisPoints: 10_001, reducedBasisPoints: -1 })),
    ).toEqual([
      'country: Enter a supported country code, such as DE.',
      'standardBasisPoints: Enter at most 100%.',
      'reducedBasisPoints: Enter 0% or more.',
    ]);
    const { countryTaxes } = await staff.who.query<{ countryTaxes: object }>(
      '{ countryTaxes(country: "DE") { standardBasisPoints reducedBasisPoints version } }',
    );
    expect(countryTaxes).toEqual({ standardBasisPoints: 1_600, reducedBasisPoints: 500, version: 2 });
    expect(await acts()).toEqual(['taxRate.save']);
  });
});

describe('payment methods', () => {
  const cash = { code: 'CASH_ON_DELIVERY', isEnabled: false, name: 'At the door', description: '' };

  it('can be disabled, renamed and reordered, and orders reject disabled ones', async () => {
    const visitor = await cart();
    const offered = async () => (await quoteOf(visitor))?.paymentMethods.map(({ code }) => code);
    expect(await offered()).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'TEST_CARD']);
    await act('reorderPaymentMethods', { codes: ['TEST_CARD', 'stripe', 'mollie', 'paypal', 'CASH_ON_DELIVERY', 'BANK_TRANSFER'] });
    expect(await offered()).toEqual(['TEST_CARD', 'CASH_ON_DELIVERY', 'BANK_TRANSFER']);
    expect((await act('updatePaymentMethod', { ...cash, expectedVersion: 0 })).paymentMethods?.[4]).toMatchObject({
      version: 1,
      isEnabled: false,
    });
    expect(await offered()).toEqual(['TEST_CARD', 'BANK_TRANSFER']);
    const accepted = '{ checkout { acceptedPaymentMethods { code name } } }';
    expect(await visitor.query(accepted)).toEqual({
      checkout: {
        acceptedPaymentMethods: [
          { code: 'TEST_CARD', name: 'Test card' },
          { code: 'BANK_TRANSFER', name: 'Bank transfer' },
        ],
      },
    });
    expect(await place(visitor, await detailsFor(visitor, { paymentMethod: 'CASH_ON_DELIVERY' }))).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await act('updatePaymentMethod', { ...cash, expectedVersion: 0 })).code).toBe('STALE');
    expect((await act('reorderPaymentMethods', { codes: ['TEST_CARD'] })).code).toBe('STALE');
    expect(await acts()).toEqual(['paymentMethod.order', 'paymentMethod.save']);
  });

  it('keep their old name on earlier orders after renaming', async () => {
    const visitor = await cart();
    const { number } = await placed(visitor, await detailsFor(visitor));
    const { id } = await db.prisma.order.findUniqueOrThrow({ where: { number } });
    const transfer = { code: 'BANK_TRANSFER', isEnabled: true, name: 'Prepayment', description: 'In advance.' };
    expect((await act('updatePaymentMethod', { ...transfer, expectedVersion: 0 })).code).toBeUndefined();
    const orders = await openStaff(db, 'STAFF', ['ORDERS']);
    const nameOf = async (of: number) =>
      (await orders.who.query<{ order: object }>(`{ order: orderByNumber(number: ${of}) { paymentMethod { code name } } }`)).order;
    expect(await nameOf(number)).toEqual({ paymentMethod: { code: 'BANK_TRANSFER', name: 'Bank transfer' } });
    expect(
      (await readOrderMail({ db, payments: testPayments(db) }, { orderId: id, kind: 'placed' }, 'https://shop.example'))?.paymentName,
    ).toBe('Bank transfer');
    const later = await cart();
    expect(await nameOf((await placed(later, await detailsFor(later))).number)).toMatchObject({ paymentMethod: { name: 'Prepayment' } });
  });

  it('can’t all be disabled', async () => {
    const off = (code: string) => act('updatePaymentMethod', { ...cash, code, expectedVersion: 0 });
    expect((await off('TEST_CARD')).code).toBeUndefined();
    expect((await off('BANK_TRANSFER')).code).toBeUndefined();
    expect(faults(await off('CASH_ON_DELIVERY'))).toEqual([
      'isEnabled: At least one payment method must stay enabled. Enable another one first.',
    ]);
  });
});

describe('the bank account', () => {
  it('is validated, and shown on the page and in the email of orders awaiting transfer', async () => {
    const account = { accountName: 'Souk Ltd', iban: 'at61 1904 3002 3457 3201', bic: 'bkauatww' };
    const wrong = await act('updateBankAccount', { ...account, expectedVersion: 0, iban: 'AT61 1904 3002 3457 3202', bic: 'BANK' });
    expect(faults(wrong)).toEqual([
      'iban: The check digits of this IBAN are wrong. Check for typos.',
      'bic: Enter a BIC of 8 or 11 letters and digits, such as COBADEFFXXX.',
    ]);
    expect((await act('updateBankAccount', { ...account, expectedVersion: 0 })).bankAccount).toEqual({
      iban: 'AT61 1904 3002 3457 3201',
      version: 1,
    });
    expect((await act('updateBankAccount', { ...account, expectedVersion: 0 })).code).toBe('STALE');
    const visitor = await cart();
    const order = await placed(visitor, await detailsFor(visitor));
    const shown = { accountName: 'Souk Ltd', iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW' };
    expect(order).toMatchObject({ bankTransfer: shown });
    const { id } = await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } });
    expect(
      (await readOrderMail({ db, payments: testPayments(db) }, { orderId: id, kind: 'placed' }, 'https://shop.example'))?.payment,
    ).toMatchObject(shown);
    expect(await acts()).toEqual(['bankAccount.save']);
  });
});
