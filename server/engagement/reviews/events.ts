declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** A review was approved, or written by someone whose reviews need no approval. */
    reviewPublished: { reviewId: number; productId: number };
  }
}

export {};
