import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { commitLocalUpdate, createOperationDescriptor, getRequest, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { expect, test } from 'vitest';
import orderPageQuery from '../../web/__generated__/OrderPageQuery.graphql.ts';
import type { OrderTimeline_order$key } from '../../web/__generated__/OrderTimeline_order.graphql.ts';
import { OrderTimeline } from '../../web/orders/OrderTimeline.tsx';
import { createEnvironment } from '../../web/kit/relay/environment.ts';

interface Refund {
  state: string;
  reason: string;
  formatted: string;
  /** Number of mugs in the refund, and the VAT included. */
  mugs?: number;
  vat?: string;
}

interface History {
  events: string[];
  refunds: Refund[];
  refunded: number;
}

/** Renders the timeline of an order with this history on the server. */
function markupOf({ events, refunds, refunded }: History): string {
  const environment = createEnvironment(() => Promise.reject(new Error('Nothing is asked for')), true);
  const made = (store: RecordSourceProxy, id: string, type: string, facts: Record<string, unknown>): RecordProxy => {
    const record = store.create(id, type);
    for (const [name, value] of Object.entries(facts)) record.setValue(value as string, name);
    return record;
  };
  commitLocalUpdate(environment, (store) => {
    const order = made(store, 'order-1', 'Order', { id: 'order-1' });
    order.setLinkedRecord(made(store, 'sum', 'Money', { amount: refunded, formatted: `€${refunded / 100}` }), 'refunded');
    const happened = events.map((text, index) =>
      made(store, `event-${index}`, 'OrderEvent', { at: `2026-03-0${index + 1}T14:05:00Z`, text }),
    );
    order.setLinkedRecords(happened, 'events');
    const back = refunds.map(({ state, reason, formatted, mugs, vat }, index) => {
      const refund = made(store, `refund-${index}`, 'Refund', { createdAt: `2026-03-0${index + 1}T15:00:00Z`, state, reason });
      refund.setLinkedRecord(made(store, `amount-${index}`, 'Money', { formatted }), 'amount');
      const piece = made(store, `piece-${index}`, 'RefundLine', { quantity: mugs ?? 0 });
      piece.setLinkedRecord(made(store, `line-${index}`, 'OrderLine', { id: `line-${index}`, name: 'Mug' }), 'line');
      refund.setLinkedRecords(mugs === undefined ? [] : [piece], 'lines');
      const tax = made(store, `tax-${index}`, 'TaxLine', { label: '19% VAT' });
      tax.setLinkedRecord(made(store, `vat-${index}`, 'Money', { formatted: vat ?? '' }), 'amount');
      refund.setLinkedRecords(vat === undefined ? [] : [tax], 'taxes');
      return refund;
    });
    order.setLinkedRecords(back, 'refunds');
  });
  const key = {
    __id: 'order-1',
    __fragments: { OrderTimeline_order: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(orderPageQuery), { number: 1, key: 'k' }).request,
    // Fragment keys are opaque types: Relay creates this structure.
  } as unknown as OrderTimeline_order$key;
  return renderToStaticMarkup(
    <RelayEnvironmentProvider environment={environment}>
      <OrderTimeline order={key} />
    </RelayEnvironmentProvider>,
  );
}

test('[F44] the order page shows each event with its time, and no refunds section without refunds', () => {
  const markup = markupOf({ events: ['Order placed.', '€20.00 was paid.'], refunds: [], refunded: 0 });
  expect(markup).toContain('<time dateTime="2026-03-01T14:05:00Z">1 March 2026, 14:05 UTC</time><span>Order placed.</span>');
  expect(markup.indexOf('Order placed.')).toBeGreaterThan(-1);
  expect(markup.indexOf('Order placed.')).toBeLessThan(markup.indexOf('was paid'));
  expect(markup).not.toContain('Refunds');
});

test('[F44] refunds show their state, lines, VAT and escaped reason', () => {
  const refunds = [
    { state: 'SUCCEEDED', reason: 'Broken <handle>', formatted: '€5.00', mugs: 1, vat: '€0.80' },
    { state: 'PENDING', reason: '', formatted: '€3.00' },
    { state: 'FAILED', reason: '', formatted: '€2.00' },
  ];
  const markup = markupOf({ events: ['Order placed.'], refunds, refunded: 800 });
  for (const text of [
    '<strong>€5.00</strong> was refunded. For 1 × Mug.',
    'Includes 19% VAT of €0.80.',
    'Broken &lt;handle&gt;',
    'is on its way back',
    'couldn’t be refunded yet',
    'Total refunded: €8</p>',
  ])
    expect(markup).toContain(text);
});
