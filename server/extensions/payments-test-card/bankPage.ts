import { formatMoney } from '../../platform/operation/shop.ts';
import { html, type Html } from '../../platform/markup/html.ts';

// Pages of the test card's bank: plain documents without scripts, separate from the shop's own pages.

/** Path of the page's stylesheet: the site's Content-Security-Policy forbids inline styles. */
const bankStylePath = '/payments/test-card/bank.css';

export const bankStyle = `:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; color: #1f2937; background: #f3f4f6; }
body { margin: 0; padding: 1rem; }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border: 1px solid #d1d5db; border-radius: 0.75rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
.note { padding: 0.75rem 1rem; border-left: 4px solid #b45309; background: #fffbeb; color: #78350f; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { color: #4b5563; }
dd { margin: 0; font-weight: 600; text-align: right; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { flex: 1 1 10rem; min-height: 3rem; padding: 0 1rem; font: inherit; font-weight: 600; border: 2px solid #1d4ed8; border-radius: 0.5rem; background: #1d4ed8; color: #fff; cursor: pointer; }
button[value='refuse'] { background: #fff; color: #1d4ed8; }
button:focus-visible, a:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
`;

function bankPage(title: string, content: Html): string {
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${bankStylePath}" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.toString();
}

/** The payment that the cardholder is asked to confirm. */
export interface BankQuestion {
  action: string;
  /** Hidden fields, sent back unchanged. */
  fields: Readonly<Record<string, string>>;
  orderNumber: number;
  amountMinor: number;
  /** Name of the payee; may be empty. */
  merchant: string;
}

/** Renders the page on which the cardholder approves or declines the payment. */
export function confirmPage({ action, fields, orderNumber, amountMinor, merchant }: BankQuestion): string {
  const hidden = Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  return bankPage(
    'Confirm your payment – Test bank',
    html`<h1>Confirm your payment</h1>
      <p class="note">This is a test bank. No card is charged and no money moves.</p>
      <dl>
        ${
          merchant === ''
            ? ''
            : html`<dt>To</dt>
                <dd>${merchant}</dd>`
        }
        <dt>Order</dt>
        <dd>${orderNumber}</dd>
        <dt>Amount</dt>
        <dd>${formatMoney(amountMinor)}</dd>
      </dl>
      <form method="post" action="${action}">
        ${hidden}
        <button type="submit" name="decision" value="approve">Approve</button>
        <button type="submit" name="decision" value="refuse">Decline</button>
      </form>`,
  );
}

/** Renders the page for a URL that matches no payment. */
export function noPaymentPage(): string {
  return bankPage(
    'Payment not found – Test bank',
    html`<h1>Payment not found</h1>
      <p>This link doesn’t match any payment. Go back to your order and open the payment page from there.</p>
      <p><a href="/">Go to the shop</a></p>`,
  );
}
