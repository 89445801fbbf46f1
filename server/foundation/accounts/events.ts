/** Payload of an account's events. */
export interface AccountFacts {
  accountId: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** A customer signed up and confirmed their email address. */
    accountCreated: AccountFacts;
    /** An account was erased with its personal data; subscribers must delete their data about it too. */
    accountErased: AccountFacts;
  }
}
