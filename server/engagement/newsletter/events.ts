/** Data of a subscriber event. */
export interface SubscriberFacts {
  subscriberId: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    subscriberConfirmed: SubscriberFacts;
    subscriberUnsubscribed: SubscriberFacts;
    /** A subscriber was erased on request or with their account. */
    subscriberErased: SubscriberFacts;
  }
}
