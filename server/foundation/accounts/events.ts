/** What an event of an account tells. */
export interface AccountFacts {
  accountId: number;
}

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** An account was erased with its personal data: what others hold about it must go too. */
    accountErased: AccountFacts;
  }
}
