import { issueDocuments } from '../../server/commerce/invoices/invoices.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testNow, testPayments, type Visitor } from '../support/shopDriver.ts';

// Operations on invoices, as sent by clients and done by jobs.

export interface ShownInvoice {
  number: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  url: string;
  net: { amount: number };
  vat: { amount: number };
  total: { amount: number };
  taxes: { basisPoints: number; net: { amount: number }; vat: { amount: number }; gross: { amount: number } }[];
  invoice: { number: string } | null;
}

const fields = `number kind url net { amount } vat { amount } total { amount } invoice { number }
  taxes { basisPoints net { amount } vat { amount } gross { amount } }`;

/** Gives the shop what invoices must name. */
export async function nameSeller(db: Db): Promise<void> {
  const seller = { legalName: 'Souk GmbH', street: 'Lindenstraße 12', postcode: '10115', city: 'Berlin', vatId: 'DE123456789' };
  await db.prisma.shopIdentity.update({ where: { id: 1 }, data: seller });
}

/** Issues the documents that are due, as the job does. */
export async function issueDue(db: Db, orderId: number, now = testNow): Promise<boolean> {
  return issueDocuments({ db, now, payments: testPayments(db) }, orderId);
}

/** Returns the documents of an order, as its link shows them. */
export async function invoicesOf(visitor: Visitor, { number, url }: { number: number; url: string }): Promise<ShownInvoice[]> {
  const key = new URL(url, 'https://shop.example').searchParams.get('key');
  const document = `query ($number: Int!, $key: String!) { order(number: $number, key: $key) { invoices { ${fields} } } }`;
  const { order } = await visitor.query<{ order: { invoices: ShownInvoice[] } }>(document, { number, key });
  return order.invoices;
}

/** Corrects the buyer of an invoice. */
export async function correct(admin: Visitor, orderId: string, number: string, more: object = {}) {
  const buyer = { name: 'Ada King', company: '', address1: 'Neue Str. 2', address2: '', postcode: '10117', city: 'Berlin', country: 'DE' };
  const document = `mutation ($input: CorrectInvoiceInput!) { result: correctInvoice(input: $input) { __typename
    ... on UserError { code message } ... on InvoiceNotPossibleError { reason } ... on InvalidInputError { issues { path message } } } }`;
  const input = { orderId, number, ...buyer, vatId: '', reason: '', ...more };
  return (
    await admin.query<{ result: { __typename: string; code?: string; reason?: string; issues?: { path: string[] }[] } }>(document, {
      input,
    })
  ).result;
}

/** Issues an invoice by hand. */
export async function issueByHand(admin: Visitor, orderId: string) {
  const document = `mutation ($input: IssueInvoiceInput!) { result: issueInvoice(input: $input) { __typename
    ... on UserError { code message } ... on InvoiceNotPossibleError { reason } } }`;
  return (await admin.query<{ result: { __typename: string; code?: string; reason?: string } }>(document, { input: { orderId } })).result;
}
