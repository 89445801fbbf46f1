import { discountPercent } from '../../../catalogue/products/products.ts';
import { stockStatus } from '../../../catalogue/inventory/inventory.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { hostOf, offerPrice, pricedColumns, totalPriceMinor } from '../offerFacts.ts';
import { OfferNode } from './offer.ts';

// Price, availability and target of an offer.

export const OfferAvailabilityEnum = builder.enumType('OfferAvailability', {
  description: 'Availability of an offer at the merchant.',
  values: {
    IN_STOCK: { description: 'In stock.' },
    LIMITED: { description: 'Low stock.' },
    PREORDER: { description: 'Can be ordered now and ships later.' },
    OUT_OF_STOCK: { description: 'Out of stock.' },
  } as const,
});

const amountOrNull = (amount: number | null) => (amount === null ? null : { amount });

builder.prismaObjectFields(OfferNode, (t) => ({
  price: t.field({
    type: Money,
    nullable: true,
    description: 'Price at the merchant, including VAT; null if the offer has no price of its own, such as a code for the whole range.',
    select: pricedColumns,
    resolve: (offer) => amountOrNull(offerPrice(offer).priceMinor),
  }),
  shipping: t.field({
    type: Money,
    nullable: true,
    description: 'Shipping cost; null if unknown.',
    select: { shippingMinor: true },
    resolve: ({ shippingMinor }) => amountOrNull(shippingMinor),
  }),
  totalPrice: t.field({
    type: Money,
    nullable: true,
    description: 'Price plus shipping, if shipping is known; null if the offer has no price.',
    select: pricedColumns,
    resolve: (offer) => amountOrNull(totalPriceMinor(offerPrice(offer))),
  }),
  priorPrice: t.field({
    type: Money,
    nullable: true,
    description:
      'Lowest price in the 30 days before the current price reduction, computed from the price ledger. Null if the price is not reduced.',
    select: pricedColumns,
    resolve: (offer) => amountOrNull(offerPrice(offer).priorPriceMinor),
  }),
  discountPercent: t.int({
    nullable: true,
    description: 'Discount off the prior price in whole per cent, rounded down; null if the price is not reduced.',
    select: pricedColumns,
    resolve: (offer) => {
      const { priceMinor, priorPriceMinor } = offerPrice(offer);
      return priceMinor === null ? null : discountPercent({ priceMinor, priorPriceMinor });
    },
  }),
  availability: t.field({
    type: OfferAvailabilityEnum,
    description: 'Availability of the offer.',
    select: pricedColumns,
    resolve: (offer) => offerPrice(offer).availability,
  }),
  remainingStock: t.int({
    nullable: true,
    description: 'Number of units left, for a product that this shop itself offers and that is low in stock; otherwise null.',
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
    description: 'Host that `outUrl` leads to, without “www.”, for display beside the link; null if it leads to a page of this shop.',
    select: { destinationUrl: true },
    resolve: ({ destinationUrl }) => hostOf(destinationUrl),
  }),
}));
