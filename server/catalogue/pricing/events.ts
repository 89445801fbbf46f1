/** Data of a price event. */
export interface PriceFacts {
  productId: number;
  /** In minor units, as entered: with or without tax. */
  priceMinor: number;
  /** Whether it is a sale price. */
  isSale: boolean;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** A product or variation that can be bought got another price or its first one, or the price became or stopped being a sale price. */
    priceChanged: PriceFacts;
  }
}
