import { discountPercent } from '../../../catalogue/products/products.ts';
import { stockStatus } from '../../../catalogue/inventory/inventory.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { hostOf, offerPrice, pricedColumns, totalPriceMinor } from '../offerFacts.ts';
import { OfferNode } from './offer.ts';

// What an offer costs, whether it can be had, and where it leads.

export const OfferAvailabilityEnum = builder.enumType('OfferAvailability', {
  description: 'Whether an offer can be had at its merchant’s.',
  values: {
    IN_STOCK: { description: 'Yes.' },
    LIMITED: { description: 'Yes, but not many are left.' },
    PREORDER: { description: 'It can be ordered and follows later.' },
    OUT_OF_STOCK: { description: 'No.' },
  } as const,
});

const amountOrNull = (amount: number | null) => (amount === null ? null : { amount });

builder.prismaObjectFields(OfferNode, (t) => ({
  price: t.field({
    type: Money,
    nullable: true,
    description: 'What it costs at the merchant’s, VAT included; null when it has no price of its own, such as a code for everything.',
    select: pricedColumns,
    resolve: (offer) => amountOrNull(offerPrice(offer).priceMinor),
  }),
  shipping: t.field({
    type: Money,
    nullable: true,
    description: 'What its delivery costs; null when unknown.',
    select: { shippingMinor: true },
    resolve: ({ shippingMinor }) => amountOrNull(shippingMinor),
  }),
  totalPrice: t.field({
    type: Money,
    nullable: true,
    description: 'Price and shipping together, as far as shipping is known; null when it has no price.',
    select: pricedColumns,
    resolve: (offer) => amountOrNull(totalPriceMinor(offerPrice(offer))),
  }),
  priorPrice: t.field({
    type: Money,
    nullable: true,
    description:
      'The lowest price of the 30 days before the current reduction; computed from the ledger of its prices. Null when the price is not reduced.',
    select: pricedColumns,
    resolve: (offer) => amountOrNull(offerPrice(offer).priorPriceMinor),
  }),
  discountPercent: t.int({
    nullable: true,
    description: 'Whole per cent off the prior price, rounded down; null when the price is not reduced.',
    select: pricedColumns,
    resolve: (offer) => {
      const { priceMinor, priorPriceMinor } = offerPrice(offer);
      return priceMinor === null ? null : discountPercent({ priceMinor, priorPriceMinor });
    },
  }),
  availability: t.field({
    type: OfferAvailabilityEnum,
    description: 'Whether it can be had.',
    select: pricedColumns,
    resolve: (offer) => offerPrice(offer).availability,
  }),
  remainingStock: t.int({
    nullable: true,
    description: 'How many are left, for a product that this shop itself offers and of which few are left; otherwise null.',
    select: {
      merchant: { select: { isOwnShop: true } },
      product: {
        select: { type: true, status: true, managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true },
      },
    },
    resolve: ({ merchant, product }) =>
      merchant.isOwnShop && product?.type === 'SIMPLE' && product.status === 'PUBLISHED' && stockStatus(product) === 'LOW_STOCK'
        ? product.stock
        : null,
  }),
  destinationHost: t.string({
    nullable: true,
    description: 'The host that outUrl leads to, without “www.”, to be shown beside the link; null when it leads to a page of this shop.',
    select: { destinationUrl: true },
    resolve: ({ destinationUrl }) => hostOf(destinationUrl),
  }),
}));
