import type { StockReason } from '../../generated/prisma/client.ts';

declare module '../../platform/events/domainEvents.ts' {
  interface DomainEventPayloads {
    /** A tracked stock quantity changed. */
    stockChanged: { productId: number; stock: number; delta: number; reason: StockReason };
  }
}
