declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /**
     * A product or variation that can be bought got another price or its first one, or the price became or stopped being a sale price.
     * @property priceMinor in minor units, as entered: with or without tax
     */
    priceChanged: { productId: number; priceMinor: number; isSale: boolean };
  }
}

export {};
