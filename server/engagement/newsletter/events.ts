/** What an event of a subscriber tells. */
export interface SubscriberFacts {
  subscriberId: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    subscriberConfirmed: SubscriberFacts;
    subscriberUnsubscribed: SubscriberFacts;
    /** A subscriber was erased on their own wish or with their account. */
    subscriberErased: SubscriberFacts;
  }
}
