import { html } from '../../../server/platform/markup/html.ts';
import { formatMoney } from '../../../server/platform/operation/shop.ts';
import type { FakeSession } from './objects.ts';

// The payment page of the fake Stripe: no scripts, a field for one of Stripe's documented test cards.

/** What a test card does. */
export const testCards: Readonly<Record<string, 'pays' | 'declines' | 'asks' | 'asksThenDeclines'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000002760003184': 'asks',
  '4000008400001629': 'asksThenDeclines',
};

const page = (title: string, body: unknown) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><main>${String(body)}</main></html>`;

export function payPage({ id, amount_total: amount, cancel_url: back, customer_email: email }: FakeSession, problem: string): string {
  return page(
    'Pay - test of Stripe',
    html`<h1>Pay ${formatMoney(amount)}</h1>
      <p>This page stands in for Stripe’s. No money moves.</p>
      ${problem === '' ? '' : html`<p role="alert">${problem}</p>`}
      <p>${email ?? ''}</p>
      <form method="post" action="/c/pay/${id}">
        <label>Card number <input name="card" value="4242424242424242" autocomplete="off" /></label>
        <button>Pay</button>
      </form>
      <p><a href="${back}">Back to the shop</a></p>`.toString(),
  );
}

export function securePage(id: string, card: string): string {
  return page(
    '3-D Secure - test of Stripe',
    html`<h1>3-D Secure</h1>
      <p>Your bank asks you to approve this payment.</p>
      <form method="post" action="/c/secure/${id}">
        <input type="hidden" name="card" value="${card}" />
        <button name="answer" value="complete">Complete</button> <button name="answer" value="fail">Fail</button>
      </form>`.toString(),
  );
}

export const endedPage = () => page('Ended - test of Stripe', html`<h1>This payment has ended</h1>`.toString());
