import { describe, expect, it } from 'vitest';
import { messages } from '../../server/commerce/orders/__generated__/messages.ts';
import { mailDates } from '../../server/platform/mail/dates.ts';
import { orderMailKinds } from '../../server/platform/jobs/outbox.ts';
import { renderOrderMail } from '../../server/commerce/orders/mails/render.ts';
import { hostile, orderFacts } from './orderFacts.ts';

/** Returns the markup's text, with tags removed and entities decoded. */
function words(markup: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#96': '`' };
  return markup
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|#96);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
}

const tags = (markup: string) => [...markup.matchAll(/<\/?[a-z!][^\s>]*/gi)].map(([tag]) => tag);

describe('[F44] an order email', () => {
  it('lists the items, totals and bank transfer details in HTML and text', () => {
    const mail = renderOrderMail(orderFacts());
    expect(mail).toMatchObject({ subject: 'Your order 1001 at Souk', to: 'ada@example.com', fileName: '1001-placed' });
    for (const form of [words(mail.html.toString()), mail.text.replace(/\s+/g, ' ')]) {
      expect(form).toContain('Hello Ada,');
      expect(form).toMatch(/2 [×x] Mug Colour: Blue · SKU: MUG-1 €24\.00|2 [×x] Mug €24\.00 Colour: Blue · SKU: MUG-1/);
      expect(form).toMatch(/Steel pan €1,234\.50/);
      expect(form).toContain('Subtotal €1,258.50 Discount (SPRING) -€8.50 Delivery: Standard delivery €4.90 Total €1,254.90');
      expect(form).toContain('Includes 19% VAT €200.36 Includes 7% VAT €0.12');
      expect(form).toMatch(/Recipient:? Souk Demo Shop IBAN:? DE89 3704 0044 0532 0130 00 BIC:? COBADEFFXXX Reference:? SOUK-1001/);
      expect(form).toContain('Order 1001, placed on 1 March 2026');
      expect(form).toMatch(/Delivery and billing address:? Ada Byron 12 St James’s Square 10115 Berlin Germany/);
    }
    expect(mail.html.toString()).toContain('href="https://shop.example/checkout/order-received/1001/?key=abc&amp;x=1"');
    expect(mail.text).toContain('Your order: https://shop.example/checkout/order-received/1001/?key=abc&x=1');
  });

  it('loads no external resources, and supports dark mode', () => {
    const markup = renderOrderMail(orderFacts()).html.toString();
    expect(markup).not.toMatch(/<img|<link|<script|\burl\(|\bsrc=/i);
    expect([...markup.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => address)).toEqual([
      'https://shop.example/checkout/order-received/1001/?key=abc&amp;x=1',
    ]);
    expect(markup).toContain('prefers-color-scheme:dark');
  });

  it('has a subject per kind, and asks for payment only if one is due', () => {
    const payments = {
      cash: { state: 'cash', amountMinor: 125_490 },
      paid: { state: 'paid' },
      free: { state: 'nothing-to-pay' },
      over: { state: 'over' },
    } as const;
    const subjects = orderMailKinds.map((kind) => renderOrderMail(orderFacts({ kind })).subject);
    expect(new Set(subjects).size).toBe(orderMailKinds.length);
    for (const subject of subjects) expect(subject).toContain('order 1001 at Souk');
    for (const kind of orderMailKinds) {
      expect(renderOrderMail(orderFacts({ kind })).text.includes('IBAN')).toBe(kind === 'placed');
    }
    const text = (payment: (typeof payments)[keyof typeof payments]) => renderOrderMail(orderFacts({ payment })).text;
    expect(text(payments.cash)).toContain('Have €1,254.90 ready to pay the carrier on delivery.');
    expect(text(payments.paid)).toContain('Your payment is complete.');
    expect(text(payments.free)).toContain('There’s nothing to pay.');
    for (const payment of Object.values(payments)) expect(text(payment)).not.toContain('IBAN');
  });

  it('[I74] says when the order arrives, in a sentence of its language', () => {
    const deliveryEstimate = { earliest: '2026-11-27', latest: '2026-11-30' };
    const text = (more: object) => renderOrderMail(orderFacts({ deliveryEstimate, ...more })).text;
    const days = mailDates.en.range(deliveryEstimate);
    expect(days).toMatch(/^Fri 27 Nov.+Mon 30 Nov$/);
    expect(text({})).toContain(messages.en.arrivesIfPaidOnDay({ days }));
    expect(text({ payment: { state: 'paid' } })).toContain(messages.en.arrives({ days }));
  });

  it('explains what happens to the money of a refund or cancellation', () => {
    const refund = { name: '12', amountMinor: 500, refundedMinor: 1_700, isPartial: true, reason: '', lines: [], taxes: [] };
    const paid = { kind: 'refunded', paidMinor: 125_490 } as const;
    const refunded = renderOrderMail(orderFacts({ ...paid, refund }));
    expect(refunded.subject).toBe('Partial refund for your order 1001 at Souk');
    expect(refunded.text).toContain('So far, we’ve refunded €17.00 of the €1,254.90 you paid.');
    const lines = [{ name: 'Mug', quantity: 1 }];
    const pieces = renderOrderMail(
      orderFacts({ ...paid, refund: { ...refund, lines, taxes: [{ basisPoints: 1_900, amountMinor: 80 }] } }),
    ).text;
    expect(pieces).toMatch(/This refund: 1 × Mug +€5\.00\nIncludes 19% VAT +€0\.80\nRefunded so far/);
    const all = renderOrderMail(orderFacts({ ...paid, refund: { ...refund, isPartial: false } }));
    expect(all.subject).toBe('Refund for your order 1001 at Souk');
    expect(all.text).toContain('Your order is now fully refunded.');
    expect(all.text).not.toContain('partial');
    expect(refunded.text).toContain('We’ve refunded €5.00 for order 1001 to your original payment method.');
    expect(refunded.text).toMatch(/Refunded so far +€17\.00/);
    expect(refunded.text).not.toContain('Reason');
    expect(refunded.fileName).toBe('1001-refunded-12');
    const explained = renderOrderMail(orderFacts({ kind: 'refunded', refund: { ...refund, reason: 'Came <late>\r\nagain' } }));
    expect(explained.text).toContain('Reason: “Came <late> again”');
    expect(explained.html.toString()).toContain('Reason: “Came &lt;late&gt; again”');
    expect(renderOrderMail(orderFacts({ kind: 'cancelled' })).text).toContain('You don’t have to pay anything.');
    expect(renderOrderMail(orderFacts({ kind: 'cancelled', paidMinor: 5 })).text).toContain('We’ll refund your payment');
  });

  it('says that a completed order is on its way, unless nothing is shipped', () => {
    const sent = renderOrderMail(orderFacts({ kind: 'completed' }));
    expect([sent.subject, sent.text]).toEqual([
      'Your order 1001 at Souk is on its way',
      expect.stringContaining('Order 1001 has been handed over to the carrier.'),
    ]);
    const done = renderOrderMail(orderFacts({ kind: 'completed', needsShipping: false }));
    expect(done.subject).toBe('Your order 1001 at Souk is complete');
    expect(done.text).not.toMatch(/carrier|on its way/);
  });

  it('doesn’t promise to prepare an order that was paid on delivery', () => {
    const paid = (isBeingPrepared: boolean) =>
      renderOrderMail(orderFacts({ kind: 'paid', isBeingPrepared, payment: { state: 'paid' } })).text;
    expect(paid(true)).toContain('We’re preparing your order now.');
    expect(paid(false)).toContain('We’ve received your payment for order 1001.\n');
    expect(paid(false)).not.toContain('preparing');
  });

  it('shows both addresses if they differ, and no delivery address without shipping', () => {
    const billing = { ...orderFacts().delivery, name: 'Byron Ltd', company: 'Accounts', country: 'France' };
    const both = renderOrderMail(orderFacts({ billing, vatId: 'DE123456788' })).text;
    expect(both).toMatch(
      /Delivery address:\n {2}Ada Byron\n[\s\S]+Billing address:\n {2}Byron Ltd\n {2}Accounts\n[\s\S]+ {2}France\n {2}VAT ID: DE123456788\n/,
    );
    const virtual = renderOrderMail(orderFacts({ needsShipping: false, shippingName: '', shippingMinor: 0 })).text;
    expect(virtual).not.toMatch(/[Dd]elivery|Shipping/);
    expect(virtual).toContain('Billing address:\n  Ada Byron');
  });

  it('escapes names, addresses, options, coupons and notes', () => {
    const plain = tags(renderOrderMail(orderFacts({ note: 'x', billing: orderFacts().delivery })).html.toString());
    for (const text of hostile) {
      const address = { ...orderFacts().delivery, name: text, address1: text, city: text };
      const mail = renderOrderMail(
        orderFacts({
          firstName: text,
          couponCodes: [text],
          shippingName: text,
          paymentName: text,
          lines: orderFacts().lines.map((line) => ({
            ...line,
            name: text,
            sku: line.sku && text,
            options: line.options.map(() => ({ name: text, value: text })),
          })),
          delivery: address,
          billing: address,
          note: text,
        }),
      );
      const markup = mail.html.toString();
      expect(tags(markup)).toEqual(plain);
      expect(words(markup)).toContain(text.replace(/\s+/g, ' '));
      expect(mail.text).toContain(text);
    }
  });

  it('indents user text, so that it can’t imitate the shop’s', () => {
    const forged = 'Ring twice.\r\n\r\nIBAN: DE00 1234\nReference: EVIL\u202e\u0000';
    expect(renderOrderMail(orderFacts({ giftMessage: 'Dear Mary,\nhappy birthday!' })).text).toContain(
      'Gift message:\n  Dear Mary,\n  happy birthday!\n',
    );
    const { text } = renderOrderMail(orderFacts({ note: forged, firstName: 'Ada\nIBAN: DE00' }));
    expect(text).toContain('Your note:\n  Ring twice.\n  \n  IBAN: DE00 1234\n  Reference: EVIL\n');
    expect(text).toContain('Hello Ada IBAN: DE00,');
    expect(text.match(/^IBAN:/gm)).toHaveLength(1);
  });
});
