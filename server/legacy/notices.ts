import { html, type Html } from '../platform/markup/html.ts';
import { shopPath } from './paths.ts';

/** A notice that something was done. */
export function successNotice(text: string): Html {
  return html`<div class="woocommerce-message" role="alert">${text}</div>`;
}

/** What went wrong. With a field's name, the scripts lead from the text to the field. */
export interface Complaint {
  message: string | Html;
  field?: string | null;
}

/** A notice of what went wrong. */
export function errorNotice(complaints: readonly Complaint[]): Html {
  const items = complaints.map(({ message, field }) => html`<li${field && html` data-id="${field}"`}>${message}</li>`);
  return html`<ul class="woocommerce-error" role="alert">
    ${items}
  </ul>`;
}

/** What the old shop says of a checkout with nothing in the cart. */
export const expired: Complaint = {
  message: html`Sorry, your session has expired. <a href="${shopPath}" class="wc-backward">Return to shop</a>`,
};
