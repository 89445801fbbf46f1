import '../../platform/events/domainEvents.ts';

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** An account was erased with its personal data: what others hold about it must go too. */
    accountErased: { accountId: number };
  }
}
