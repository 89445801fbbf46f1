import { z } from 'zod';
import { languages } from '../../../shared/languages.ts';

// What an invoice or credit note says, as it is stored when it is issued. Amounts are in minor units and include VAT unless named net;
// those of credit notes are positive. Days are those of the shop's time zone (YYYY-MM-DD).

const day = z.iso.date();
const minor = z.int();

const address = z.object({
  name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
});

const seller = z.object({
  shopName: z.string(),
  legalName: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
  representative: z.string(),
  registerEntry: z.string(),
  vatId: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Key of the logo's picture; null for none. */
  logoKey: z.string().nullable(),
});

const line = z.object({
  sku: z.string().nullable(),
  name: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity: z.int(),
  /** Before discounts; rounded, so for information only. */
  unitNetMinor: minor,
  unitGrossMinor: minor,
  /** Deposit on each unit, VAT included, on top of the unit price and part of the line. */
  depositMinor: minor.default(0),
  /** Of the whole line, before discounts. */
  grossMinor: minor,
  discountMinor: minor,
  vatBasisPoints: z.int(),
  /** VAT of the line after discounts. */
  vatMinor: minor,
});

const rate = z.object({ vatBasisPoints: z.int(), netMinor: minor, vatMinor: minor, grossMinor: minor });

const document = z.object({
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  // Documents from before languages were stored are in English.
  language: z.enum(languages).default('en'),
  number: z.string(),
  issuedOn: day,
  currency: z.string(),
  seller,
  buyer: address,
  /** The buyer's VAT ID; '' for none. */
  buyerVatId: z.string().default(''),
  /** Null where it is the buyer's address, or nothing was shipped. */
  delivery: address.nullable(),
  order: z.object({ number: z.int(), placedOn: day }),
  /** When the order was completed; null before then. */
  suppliedOn: day.nullable(),
  /** When all of it was paid; null before then. */
  paidOn: day.nullable(),
  payment: z.object({
    name: z.string(),
    /** Where an unpaid transfer goes; null for other methods. */
    bank: z.object({ accountName: z.string(), iban: z.string(), bic: z.string(), reference: z.string() }).nullable(),
  }),
  /** Of a credit note: the refunded pieces, or an amount for each rate. */
  lines: z.array(line),
  /** Null where nothing was shipped, and on credit notes for less than the whole order. */
  shipping: z
    .object({ name: z.string(), parts: z.array(z.object({ vatBasisPoints: z.int(), grossMinor: minor, vatMinor: minor })) })
    .nullable(),
  coupons: z.array(z.string()),
  /** By rate, highest first, including 0%. */
  taxes: z.array(rate),
  totals: z.object({
    subtotalMinor: minor,
    discountMinor: minor,
    shippingMinor: minor,
    netMinor: minor,
    vatMinor: minor,
    totalMinor: minor,
  }),
  /** The invoice that a credit note corrects. */
  corrects: z.object({ number: z.string(), issuedOn: day }).nullable(),
  /** The invoice that a corrected invoice replaces; null for the first invoice of an order. */
  replaces: z.object({ number: z.string(), issuedOn: day }).nullable().default(null),
  /** Whether a credit note cancels an invoice that is replaced by a corrected one, so that no money moves. */
  isReplacement: z.boolean().default(false),
  /** Why a credit note was issued; ''. */
  reason: z.string(),
  /** The refunded pieces where the refund's amount differs from what they cost; ''. */
  refunded: z.string(),
  /** Where the goods left the VAT area, such as "the Canary Islands"; null inside it. */
  exportTo: z.string().nullable(),
  /** Why there is no VAT; '' where there is. */
  exemption: z.string(),
  footer: z.string(),
});

/** An invoice or credit note as it was issued. */
export type DocumentData = z.output<typeof document>;
export type DocumentLine = DocumentData['lines'][number];
export type DocumentAddress = DocumentData['buyer'];

/** Parses a stored document. @throws when it is damaged: a wrong document must not be shown */
export function parseDocument(data: unknown): DocumentData {
  return document.parse(data);
}
