import type { EventListener } from '../../server/platform/events/domainEvents.ts';

/**
 * Reports a product's remaining stock to an external stock list.
 * @param endpoint URL that accepts changes
 */
export const stockPing = (endpoint: string): EventListener<'stockChanged' | 'orderCancelled'> => ({
  id: 'stock-ping',
  events: ['stockChanged', 'orderCancelled'],
  async handle({ id, type, payload }, signal) {
    const body = type === 'stockChanged' ? { product: payload.productId, left: payload.stock } : { cancelled: payload.number };
    const headers = { 'content-type': 'application/json', 'idempotency-key': id };
    const { ok, status } = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (!ok) throw new Error(`The stock list answered ${status}.`);
  },
});
