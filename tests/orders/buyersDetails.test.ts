import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../../server/commerce/invoices/snapshot.ts';
import { vatIdChecks } from '../../server/commerce/orders/orders.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { issueDue, nameSeller } from '../invoices/invoiceDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { details, detailsFor, place, placed, shopper, type OrderResult } from './checkoutDocuments.ts';
import { act, administrator } from './orderDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
});
afterEach(() => vatIdChecks.setParticipants([]));

const issueAt = ({ issues }: OrderResult, field: string) => issues?.find(({ path }) => path.join('.') === `input.${field}`)?.message;
const withCart = async () => shopper(db, { [(await makeProduct(db)).id]: 1 });

describe('[I90] a Packstation', () => {
  it('is stored as DHL writes it, and reached by methods that name no other carrier', async () => {
    await db.prisma.shippingRate.updateMany({ where: { code: 'express' }, data: { name: 'DPD Express' } });
    await (await sharedRevision(db)).reload();
    const visitor = await withCart();
    const packstation = { address1: '1234567', address2: 'packstation 145' };
    expect(issueAt(await place(visitor, details({ address1: 'Packstation 145' })), 'address2')).toContain('6 to 10 digits');
    expect(issueAt(await place(visitor, details({ ...packstation, country: 'AT', postcode: '1010' })), 'address1')).toContain(
      'only available in Germany',
    );
    const byOther = { ...packstation, shippingMethod: 'express' };
    expect(issueAt(await place(visitor, details(byOther)), 'shippingMethod')).toContain('Only DHL delivers to Packstation 145');
    // The address of the invoice is none of a parcel.
    const billing = { lastName: 'Hopper', address1: 'Packstation 145', postcode: '10115', city: 'Berlin', country: 'DE' };
    expect(await placed(visitor, await detailsFor(visitor, { ...packstation, billing }))).toMatchObject({
      address1: 'Packstation 145',
      address2: '1234567',
      company: '',
    });
  });
});

describe('[I89] a gift message', () => {
  it('is stored with its lines, up to 300 characters', async () => {
    const visitor = await withCart();
    expect(issueAt(await place(visitor, details({ giftMessage: 'x'.repeat(301) })), 'giftMessage')).toContain('at most 300');
    expect(issueAt(await place(visitor, details({ giftMessage: 'Happy \u202ebirthday' })), 'giftMessage')).toContain('invisible');
    const order = await placed(visitor, await detailsFor(visitor, { giftMessage: ' Dear Mary,\r\nhappy birthday! ' }));
    expect(order).toMatchObject({ giftMessage: 'Dear Mary,\nhappy birthday!', note: '' });
    const other = await withCart();
    expect(await placed(other, await detailsFor(other))).toMatchObject({ giftMessage: '' });
  });
});

describe('[I88] the VAT ID of an order', () => {
  const billing = { lastName: 'Hopper', address1: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' };

  it('is stored in plain form, and named by the invoice and its credit note', async () => {
    await nameSeller(db);
    const visitor = await withCart();
    const order = await placed(visitor, await detailsFor(visitor, { vatId: ' u 1358.5627 ', billing }));
    expect(order).toMatchObject({ vatId: 'ATU13585627' });
    const { id } = await db.prisma.order.findFirstOrThrow();
    const admin = await administrator(db);
    await act(admin, 'markOrderPaid', { orderId: order.id });
    await issueDue(db, id);
    await act(admin, 'refundOrder', { orderId: order.id, amount: 100, idempotencyKey: 'refund-of-a-company' });
    await issueDue(db, id);
    const documents = await db.prisma.invoice.findMany({ orderBy: { id: 'asc' } });
    expect(documents.map(({ data }) => parseDocument(data))).toMatchObject([
      { kind: 'INVOICE', buyerVatId: 'ATU13585627' },
      { kind: 'CREDIT_NOTE', buyerVatId: 'ATU13585627' },
    ]);
  });

  it('is refused with the field if its form or check digits are wrong', async () => {
    const visitor = await withCart();
    expect(issueAt(await place(visitor, details({ vatId: '123' })), 'vatId')).toContain('such as DE123456788');
    expect(issueAt(await place(visitor, details({ vatId: 'ATU1' })), 'vatId')).toContain('such as ATU12345675');
    expect(issueAt(await place(visitor, details({ vatId: 'DE136695975' })), 'vatId')).toContain('At least one digit is wrong');
    expect(issueAt(await place(visitor, details({ vatId: 'x'.repeat(41) })), 'vatId')).toContain('at most 40');
    expect(await db.prisma.order.count()).toBe(0);
    expect(await placed(visitor, await detailsFor(visitor, { vatId: null }))).toMatchObject({ vatId: '' });
  });

  it('is checked by an extension, whose failure doesn’t stop the order', async () => {
    const asked: string[] = [];
    vatIdChecks.setParticipants([
      {
        isRegistered(vatId) {
          asked.push(vatId);
          return vatId === 'ATU13585627' ? Promise.resolve(false) : Promise.reject(new Error('The register is down.'));
        },
      },
    ]);
    const visitor = await withCart();
    expect(issueAt(await place(visitor, details({ vatId: 'ATU13585627' })), 'vatId')).toContain('isn’t registered');
    await placed(visitor, await detailsFor(visitor, { vatId: '136695976' }));
    const other = await withCart();
    await placed(other, await detailsFor(other));
    expect(asked).toEqual(['ATU13585627', 'DE136695976']);
    // An answer is remembered, a failure isn't, and without anything to order nobody is asked.
    expect(issueAt(await place(other, details({ vatId: 'ATU13585627' })), 'vatId')).toBeUndefined();
    const third = await withCart();
    expect(issueAt(await place(third, details({ vatId: 'ATU13585627' })), 'vatId')).toContain('isn’t registered');
    await placed(third, await detailsFor(third, { vatId: '136695976' }));
    expect(asked).toEqual(['ATU13585627', 'DE136695976', 'DE136695976']);
  });
});
