import { defaultLanguage } from '../../../shared/languages.ts';
import { shopDay } from '../../../shared/clock/shopClock.ts';
import type { InvoiceSettings, ShopIdentity } from '../../generated/prisma/client.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import { parseAddress, parseOrderOptions } from '../orders/orders.ts';
import { parseShippingTaxes, vatOf } from '../taxes/taxes.ts';
import { logoKeyOfPath } from '../../foundation/media/media.ts';
import { messages } from './__generated__/messages.ts';
import type { InvoicedOrder } from './invoicedOrder.ts';
import { sumsByRate, totalOfRates, type RatePart } from './rules.ts';
import type { DocumentAddress, DocumentData, DocumentLine } from './snapshot.ts';

// Makes what an invoice says from its order. Pure.

/** What documents need to know of the shop. */
export interface DocumentShop {
  identity: ShopIdentity;
  timeZone: string;
  settings: InvoiceSettings;
}

/** Number and time of a document. */
export interface Issue {
  number: string;
  issuedAt: Date;
}

const nameOfCountry = (code: string) => countryByCode.get(code)?.name ?? code;

function sellerOf({ identity }: DocumentShop): DocumentData['seller'] {
  const { name: shopName, legalName, street, postcode, city, country, representative, registerEntry, vatId, email, phone } = identity;
  const logoKey = logoKeyOfPath(identity.logoPath);
  const register = { representative, registerEntry, vatId, email, phone, logoKey };
  return { shopName, legalName, street, postcode, city, country, countryName: nameOfCountry(country), ...register };
}

/** Whether the shop's details are what an invoice must have (Directive 2006/112/EC, article 226, 5). */
export function hasSeller({ legalName, street, city }: ShopIdentity): boolean {
  return legalName !== '' && street !== '' && city !== '';
}

type Addressed = Omit<DocumentAddress, 'name' | 'countryName'> & { firstName: string; lastName: string };

function addressOf({ firstName, lastName, company, address1, address2, postcode, city, country }: Addressed): DocumentAddress {
  const name = `${firstName} ${lastName}`.trim();
  return { name, company, address1, address2, postcode, city, country, countryName: nameOfCountry(country) };
}

function lineOf(line: InvoicedOrder['lines'][number]): DocumentLine {
  const { sku, name, quantity, unitMinor, depositMinor, lineMinor, discountMinor, vatBasisPoints, vatMinor } = line;
  return {
    sku,
    name,
    options: parseOrderOptions(line.options).map((option) => ({ name: option.name, value: option.value })),
    quantity,
    unitGrossMinor: unitMinor,
    depositMinor,
    unitNetMinor: unitMinor - vatOf(unitMinor, vatBasisPoints),
    grossMinor: lineMinor,
    discountMinor,
    vatBasisPoints,
    vatMinor,
  };
}

/** Everything that the order's total consists of, by rate. */
function partsOf({ lines, shippingTaxes }: InvoicedOrder): RatePart[] {
  const ofLines = lines.map(({ vatBasisPoints, lineMinor, discountMinor, vatMinor }) => ({
    vatBasisPoints,
    grossMinor: lineMinor - discountMinor,
    vatMinor,
  }));
  return [...ofLines, ...parseShippingTaxes(shippingTaxes)];
}

function exemptionOf({ exportTo, vatMinor, totalMinor }: InvoicedOrder, { settings }: DocumentShop): string {
  if (vatMinor > 0 || totalMinor === 0) return '';
  const t = messages[defaultLanguage];
  if (exportTo !== null) return t.exportOutsideVatArea({ destination: exportTo });
  return settings.exemptionNote || t.noVatIsCharged;
}

/** What all documents of an order have in common. */
export function commonParts(order: InvoicedOrder, shop: DocumentShop, { number, issuedAt }: Issue) {
  const dayOf = (instant: Date) => shopDay(instant, shop.timeZone);
  const recipient = addressOf(order);
  const billing = parseAddress(order.billingAddress);
  const [completed] = order.events;
  return {
    language: defaultLanguage,
    number,
    issuedOn: dayOf(issuedAt),
    currency: order.currency,
    seller: sellerOf(shop),
    buyer: billing ? addressOf(billing) : recipient,
    delivery: billing && order.shippingMethod !== '' ? recipient : null,
    order: { number: order.number, placedOn: dayOf(order.placedAt) },
    suppliedOn: completed ? dayOf(completed.at) : null,
    paidOn: order.paidAt && order.paidMinor >= order.totalMinor ? dayOf(order.paidAt) : null,
    exportTo: order.exportTo,
    exemption: exemptionOf(order, shop),
    footer: shop.settings.footer,
  } satisfies Partial<DocumentData>;
}

/**
 * Makes an invoice.
 * @param bank where the transfer of an unpaid order goes; null for other orders
 */
export function makeInvoice(order: InvoicedOrder, shop: DocumentShop, issue: Issue, bank: DocumentData['payment']['bank']): DocumentData {
  const taxes = sumsByRate(partsOf(order));
  const { subtotalMinor, discountMinor, shippingMinor } = order;
  const parts = parseShippingTaxes(order.shippingTaxes);
  return {
    kind: 'INVOICE',
    ...commonParts(order, shop, issue),
    payment: { name: order.paymentName || order.paymentMethod, bank },
    lines: order.lines.map(lineOf),
    shipping: order.shippingMethod === '' ? null : { name: order.shippingName || order.shippingMethod, parts },
    coupons: order.coupons.map(({ code }) => code),
    taxes,
    totals: { subtotalMinor, discountMinor, shippingMinor, ...totalOfRates(taxes) },
    corrects: null,
    replaces: null,
    isReplacement: false,
    buyerVatId: order.vatId,
    reason: '',
    refunded: '',
  };
}
