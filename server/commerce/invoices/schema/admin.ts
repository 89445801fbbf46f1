import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import type { InvoiceSettings } from '../../../generated/prisma/client.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, nodesQuery, pageArguments } from '../../../platform/graphql/listFields.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { orderPayload } from '../../orders/schema/orderId.ts';
import { InvoiceNotPossibleError, type InvoiceObstacle } from '../errors.ts';
import { correctInvoice } from '../correct.ts';
import { issueInvoice } from '../issue.ts';
import { invoiceList } from '../list.ts';
import { readInvoiceSettings, updateInvoiceSettings } from '../settings.ts';
import { vatReport, type VatReport, type VatRow, type VatScope } from '../vatReport.ts';
import { InvoiceKindEnum, InvoiceNode } from './invoice.ts';

// Documents, their settings and the VAT report, for staff.

const description = 'The mutation’s input.';

const InvoiceSortEnum = describedEnum('InvoiceSort', 'Sort order of the list of documents.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first. New documents are added at the end.',
});

const InvoiceFilterInput = builder.inputType('InvoiceFilter', {
  description: 'Filters for the list of documents. Omitted fields apply no filter.',
  fields: (t) => ({
    search: t.string({
      description: 'Beginning of a document’s number, or an order number, with or without #. Case-insensitive. At most 200 characters.',
    }),
    kind: t.field({ type: InvoiceKindEnum, description: 'Returns only documents of this kind.' }),
    issuedFrom: t.field({ type: 'DateTime', description: 'Returns only documents issued at or after this time.' }),
    issuedBefore: t.field({ type: 'DateTime', description: 'Returns only documents issued before this time.' }),
  }),
});

const InvoiceConnection = listConnection(InvoiceNode, {
  name: 'Invoice',
  description: 'Page of the shop’s invoices and credit notes.',
  edge: 'A document and its cursor in the list.',
  total: true,
});

const VatScopeEnum = describedEnum<VatScope>('VatScope', 'Where turnover is declared.', {
  DOMESTIC: 'In the VAT return of the shop’s own country.',
  OSS: 'In the One Stop Shop return, for other countries of the European Union.',
  EXPORT: 'Exports, which are exempt from VAT.',
});

const VatReportRow = builder.objectRef<VatRow>('VatReportRow').implement({
  description: 'Totals for documents with the same country, rate and quarter. Staff only.',
  fields: (t) => ({
    scope: t.expose('scope', { type: VatScopeEnum, description: 'Where the turnover is declared.' }),
    country: t.field({
      type: CountryType,
      description: 'Country that the goods were delivered to.',
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
    basisPoints: t.exposeInt('vatBasisPoints', { description: 'VAT rate in hundredths of a per cent: 1900 is 19%.' }),
    correctionOf: t.exposeString('correctionOf', {
      nullable: true,
      description:
        'Quarter of the invoices that the credit notes of this row correct, such as "2026-Q1"; null for this quarter’s documents.',
    }),
    documents: t.exposeInt('documents', { description: 'Number of documents.' }),
    net: t.field({
      type: Money,
      description: 'Turnover without VAT: invoices less credit notes. Negative for corrections.',
      resolve: ({ netMinor }) => ({ amount: netMinor }),
    }),
    vat: t.field({ type: Money, description: 'VAT: invoices less credit notes.', resolve: ({ vatMinor }) => ({ amount: vatMinor }) }),
    gross: t.field({ type: Money, description: 'Turnover including VAT.', resolve: ({ grossMinor }) => ({ amount: grossMinor }) }),
  }),
});

const VatReportType = builder.objectRef<VatReport>('VatReport').implement({
  description: 'Turnover and VAT of a quarter by country and rate, from invoices and credit notes. Staff only.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'Year of the report.' }),
    quarter: t.exposeInt('quarter', { description: 'Quarter of the report, 1 to 4.' }),
    rows: t.field({
      type: [VatReportRow],
      description: 'Rows: first this quarter’s documents, then corrections of earlier quarters.',
      extensions: { listLength: 60 },
      resolve: ({ rows }) => rows,
    }),
  }),
});

const InvoiceMomentEnum = describedEnum('InvoiceMoment', 'When invoices are issued automatically.', {
  PAYMENT: 'When an order is paid, or when it is completed if that is earlier.',
  DELIVERY: 'When an order is completed.',
});

const InvoiceSettingsType = builder.objectRef<InvoiceSettings>('InvoiceSettings').implement({
  description: 'Settings for invoices and credit notes. Changes apply to documents issued from then on. Requires the SETTINGS permission.',
  fields: (t) => ({
    invoicePrefix: t.exposeString('invoicePrefix', { description: 'Beginning of invoice numbers, such as INV.' }),
    creditNotePrefix: t.exposeString('creditNotePrefix', { description: 'Beginning of credit note numbers, such as CN.' }),
    moment: t.expose('moment', { type: InvoiceMomentEnum, description: 'When invoices are issued automatically.' }),
    exemptionNote: t.exposeString('exemptionNote', {
      description: 'Reason shown on documents without VAT, such as a small business scheme; empty for "No VAT is charged."',
    }),
    footer: t.exposeString('footer', { description: 'Text at the end of each document; may be empty.' }),
    version: t.exposeInt('version', { description: 'Current version of the settings. Pass it as `expectedVersion` when updating.' }),
  }),
});

builder.queryFields((t) => ({
  invoices: t.field({
    type: InvoiceConnection,
    authScopes: { staff: 'ORDERS' },
    description:
      'Invoices and credit notes of the shop. Requires the ORDERS permission; other callers get a FORBIDDEN error. Errors: INVALID_INPUT for an invalid page size, cursor or search term.',
    args: {
      filter: t.arg({ type: InvoiceFilterInput, description: 'Filters the list of documents.' }),
      sort: t.arg({
        type: InvoiceSortEnum,
        defaultValue: 'NEWEST',
        description: 'Sort order. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, invoiceList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.invoice.findMany(nodesQuery(context, info, 'Invoice', rows)),
      ),
  }),
  vatReport: t.field({
    type: VatReportType,
    authScopes: { staff: 'REPORTS' },
    description:
      'Turnover and VAT of a quarter by country and rate, for VAT and One Stop Shop returns. Requires the REPORTS permission. Errors: INVALID_INPUT for an unknown quarter.',
    args: {
      year: t.arg.int({ required: true, description: 'Year, such as 2026.' }),
      quarter: t.arg.int({ required: true, description: 'Quarter, 1 to 4.' }),
    },
    resolve: (_root, period, { shop, markPrivate }) => {
      markPrivate();
      return vatReport(shop, period);
    },
  }),
  invoiceSettings: t.field({
    type: InvoiceSettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'Settings for invoices and credit notes. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return readInvoiceSettings(shop.db.prisma);
    },
  }),
}));

const InvoiceObstacleEnum = describedEnum<InvoiceObstacle>('InvoiceObstacle', 'Why an invoice can’t be issued.', {
  UNPAID_ONLINE: 'The order’s online payment isn’t complete.',
  CLOSED: 'The order was cancelled, or its payment failed.',
  ERASED: 'The customer’s data was erased.',
  REPLACED: 'The invoice to correct isn’t the order’s current invoice.',
  CREDITED: 'Part of the order was refunded, or its invoice was cancelled.',
  NO_SELLER: 'The shop’s legal name or address is missing from its settings.',
});

builder.objectType(InvoiceNotPossibleError, {
  name: 'InvoiceNotPossibleError',
  description: 'Returned when an invoice can’t be issued for the order now. Code: INVOICE_NOT_POSSIBLE.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ reason: t.expose('reason', { type: InvoiceObstacleEnum, description: 'Why the invoice can’t be issued.' }) }),
});

const IssueInvoiceInput = builder.inputType('IssueInvoiceInput', {
  description: 'Input for `issueInvoice`: the order to invoice.',
  fields: (t) => ({ orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }) }),
});

const CorrectInvoiceInputType = builder.inputType('CorrectInvoiceInput', {
  description: 'Input for `correctInvoice`: the invoice to replace, and the buyer of the new one.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }),
    number: t.string({ required: true, description: 'Number of the invoice to correct, which must be the order’s current one.' }),
    name: t.string({ required: true, description: 'First and last name; may be empty if there is a company. At most 120 characters.' }),
    company: t.string({ required: true, description: 'Company; may be empty. At most 120 characters.' }),
    address1: t.string({ required: true, description: 'Street and house number; at most 120 characters.' }),
    address2: t.string({ required: true, description: 'Second address line; may be empty. At most 120 characters.' }),
    postcode: t.string({ required: true, description: 'Postcode; may be empty. At most 20 characters.' }),
    city: t.string({ required: true, description: 'Town or city; at most 80 characters.' }),
    country: t.string({ required: true, description: 'ISO 3166-1 alpha-2 code of the country, such as DE.' }),
    vatId: t.string({ required: true, description: 'VAT ID of the buyer with its country code; may be empty.' }),
    reason: t.string({
      required: true,
      description: 'Reason to print on the credit note; empty for the standard text. At most 200 characters.',
    }),
  }),
});

const UpdateInvoiceSettingsInput = builder.inputType('UpdateInvoiceSettingsInput', {
  description: 'Input for `updateInvoiceSettings`.',
  fields: (t) => ({
    expectedVersion: t.int({
      required: true,
      description: 'Version that was last read. If the server has a newer version, a StaleRecordError is returned.',
    }),
    invoicePrefix: t.string({ required: true, description: 'Beginning of invoice numbers; 1 to 10 letters and digits.' }),
    creditNotePrefix: t.string({
      required: true,
      description: 'Beginning of credit note numbers; 1 to 10 letters and digits, different from the invoice prefix.',
    }),
    moment: t.field({ type: InvoiceMomentEnum, required: true, description: 'When to issue invoices automatically.' }),
    exemptionNote: t.string({ required: true, description: 'Reason shown on documents without VAT; at most 500 characters.' }),
    footer: t.string({ required: true, description: 'Text at the end of each document; at most 1,000 characters.' }),
  }),
});

const UpdateInvoiceSettingsPayload = builder.objectRef<InvoiceSettings>('UpdateInvoiceSettingsPayload').implement({
  description: 'Result of `updateInvoiceSettings`: the settings were saved.',
  fields: (t) => ({
    settings: t.field({ type: InvoiceSettingsType, description: 'Settings after the change.', resolve: (settings) => settings }),
  }),
});

builder.mutationFields((t) => ({
  issueInvoice: t.field({
    type: orderPayload('IssueInvoicePayload', 'The invoice was issued.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Issues the invoice for an order that has none yet, such as a free order, an order placed before invoices were introduced, or one whose customer needs the invoice in order to pay. Credit notes for the order’s refunds are issued along with the invoice. Has no effect if the order already has an invoice. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, InvalidInputError, InvoiceNotPossibleError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvoiceNotPossibleError, TryAgainError],
      union: { description: 'The order with its invoice, or the error that prevented the invoice from being issued.' },
    },
    args: { input: t.arg({ type: IssueInvoiceInput, required: true, description }) },
    resolve: (_root, { input }, { shop }) => issueInvoice(shop, input),
  }),
  correctInvoice: t.field({
    type: orderPayload('CorrectInvoicePayload', 'The invoice was cancelled by a credit note and replaced by a new one.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Corrects the name, address or VAT ID of an issued invoice: a credit note cancels all of it, and a new invoice with the same goods, amounts and taxes replaces it. Not possible once part of the order has been refunded. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, InvalidInputError, InvoiceNotPossibleError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, InvalidInputError, InvoiceNotPossibleError, TryAgainError],
      union: { description: 'The order with its documents, or the error that prevented the correction.' },
    },
    args: { input: t.arg({ type: CorrectInvoiceInputType, required: true, description }) },
    resolve: (_root, { input }, { shop }) => correctInvoice(shop, input),
  }),
  updateInvoiceSettings: t.field({
    hasDryRun: true,
    type: UpdateInvoiceSettingsPayload,
    authScopes: { staff: 'SETTINGS' },
    description:
      'Updates the settings for invoices and credit notes. Issued documents stay as they are. Requires the SETTINGS permission. Errors: ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The new settings, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateInvoiceSettingsInput, required: true, description }) },
    resolve: (_root, { input: { expectedVersion, ...input } }, { shop }) => updateInvoiceSettings(shop, expectedVersion, input),
  }),
}));
