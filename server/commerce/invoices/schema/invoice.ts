import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import { OrderNode } from '../../orders/schema/order.ts';
import { visibleOrders } from '../../orders/schema/orderOwner.ts';
import { taxLabel } from '../../taxes/taxes.ts';
import { documentPath, staffDocumentPath } from '../access.ts';
import type { RateSums } from '../rules.ts';
import { parseDocument, type DocumentAddress } from '../snapshot.ts';

export const InvoiceKindEnum = describedEnum('InvoiceKind', 'Kind of accounting document.', {
  INVOICE: 'Invoice for an order.',
  CREDIT_NOTE:
    'Credit note for a refund, for an order that was cancelled after its invoice was issued, or for an invoice that was replaced by a corrected one.',
});

const InvoiceTaxType = builder.objectRef<RateSums>('InvoiceTax').implement({
  description: 'Amounts of an invoice or credit note at one VAT rate, including 0%.',
  fields: (t) => ({
    label: t.string({ description: 'Label of the rate, such as "19% VAT".', resolve: ({ vatBasisPoints }) => taxLabel(vatBasisPoints) }),
    basisPoints: t.exposeInt('vatBasisPoints', { description: 'VAT rate in hundredths of a per cent: 1900 is 19%.' }),
    net: t.field({ type: Money, description: 'Amount without VAT.', resolve: ({ netMinor }) => ({ amount: netMinor }) }),
    vat: t.field({ type: Money, description: 'Amount of VAT.', resolve: ({ vatMinor }) => ({ amount: vatMinor }) }),
    gross: t.field({ type: Money, description: 'Amount including VAT.', resolve: ({ grossMinor }) => ({ amount: grossMinor }) }),
  }),
});

const InvoiceBuyerType = builder.objectRef<DocumentAddress & { vatId: string }>('InvoiceBuyer').implement({
  description: 'Buyer on an invoice or credit note, as printed. Staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'First and last name; may be empty.' }),
    company: t.exposeString('company', { description: 'Company; may be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and house number.' }),
    address2: t.exposeString('address2', { description: 'Second address line; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode; may be empty.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'Country of the address.',
      resolve: ({ country, countryName: name }) => countryByCode.get(country) ?? { code: country, name },
    }),
    vatId: t.exposeString('vatId', { description: 'VAT ID of the buyer; empty if none.' }),
  }),
});

export const InvoiceNode = builder.prismaNode('Invoice', {
  description:
    'An invoice or credit note as it was issued; it never changes. Visible to anyone who may view its order; for others, its ID resolves to null.',
  id: { field: 'id' },
  select: { id: true },
  nullable: true,
  findUnique: async (id, context) => ({ id: rowId(id), order: await visibleOrders(context) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID. Inputs take the global ID.' }),
    number: t.exposeString('number', {
      description: 'Number of the document, such as INV-2026-00001. Within a year, the numbers of each kind of document have no gaps.',
    }),
    kind: t.expose('kind', { type: InvoiceKindEnum, description: 'Whether it is an invoice or a credit note.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When the document was issued.' }),
    order: t.relation('order', { type: OrderNode, description: 'Order that the document is for.' }),
    invoice: t.relation('invoice', {
      nullable: true,
      description: 'Invoice that a credit note corrects; null for an invoice.',
    }),
    adminBuyer: t.field({
      type: InvoiceBuyerType,
      nullable: true,
      authScopes: { staff: 'ORDERS' },
      unauthorizedResolver: () => null,
      description: 'Who the document is addressed to. Requires the ORDERS permission; otherwise null.',
      select: { data: true },
      resolve: ({ data }) => {
        const { buyer, buyerVatId } = parseDocument(data);
        return { ...buyer, vatId: buyerVatId };
      },
    }),
    country: t.field({
      type: CountryType,
      description: 'Country that the goods were delivered to, which determines the VAT.',
      select: { country: true },
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
    net: t.field({
      type: Money,
      description: 'Amount without VAT. Amounts of credit notes are positive.',
      select: { netMinor: true },
      resolve: ({ netMinor }) => ({ amount: netMinor }),
    }),
    vat: t.field({
      type: Money,
      description: 'Amount of VAT.',
      select: { vatMinor: true },
      resolve: ({ vatMinor }) => ({ amount: vatMinor }),
    }),
    total: t.field({
      type: Money,
      description: 'Amount including VAT.',
      select: { totalMinor: true },
      resolve: ({ totalMinor }) => ({ amount: totalMinor }),
    }),
    taxes: t.field({
      type: [InvoiceTaxType],
      description: 'Amounts by VAT rate, highest first; they add up to the document’s amounts.',
      extensions: { listLength: 5 },
      select: { data: true },
      resolve: ({ data }) => parseDocument(data).taxes,
    }),
    url: t.string({
      description: 'Path of the PDF, with the key of the order’s link. Anyone with this link can download it.',
      select: { number: true, order: { select: { number: true, accessKey: true } } },
      resolve: ({ number, order }) => documentPath(order, number),
    }),
    adminUrl: t.string({
      nullable: true,
      authScopes: { staff: 'ORDERS' },
      unauthorizedResolver: () => null,
      description: 'Path of the PDF for staff and for API keys with the ORDERS_READ scope. Requires the ORDERS permission; otherwise null.',
      select: { number: true },
      resolve: ({ number }) => staffDocumentPath(number),
    }),
  }),
});

builder.prismaObjectFields(OrderNode, (t) => ({
  invoices: t.relation('invoices', {
    type: InvoiceNode,
    description:
      'Invoice and credit notes of the order, in the order in which they were issued; empty until the invoice is issued. The invoice is issued within a minute of payment or completion, depending on the shop’s settings; free orders have none unless staff issue one.',
    query: { orderBy: { id: 'asc' } },
  }),
}));
