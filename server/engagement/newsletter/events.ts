import '../../platform/events/domainEvents.ts';

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    subscriberConfirmed: { subscriberId: number };
    subscriberUnsubscribed: { subscriberId: number };
    /** A subscriber was erased on their own wish or with their account. */
    subscriberErased: { subscriberId: number };
  }
}
