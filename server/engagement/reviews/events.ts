/** Data of a review event. */
export interface ReviewFacts {
  reviewId: number;
  productId: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** A review was approved, or written by someone whose reviews need no approval. */
    reviewPublished: ReviewFacts;
  }
}
