import { html, type Html } from '../platform/markup/html.ts';
import { shopPath } from './paths.ts';

/** Returns a success notice. */
export function successNotice(text: string): Html {
  return html`<div class="woocommerce-message" role="alert">${text}</div>`;
}

/** An error message. With the name of a field, the scripts link the message to the field. */
export interface Complaint {
  message: string | Html;
  field?: string | null;
}

/** Returns an error notice. */
export function errorNotice(complaints: readonly Complaint[]): Html {
  const items = complaints.map(({ message, field }) => html`<li${field && html` data-id="${field}"`}>${message}</li>`);
  return html`<ul class="woocommerce-error" role="alert">
    ${items}
  </ul>`;
}

/** The old shop's message for a checkout with an empty cart. */
export const expired: Complaint = {
  message: html`Sorry, your session has expired. <a href="${shopPath}" class="wc-backward">Return to shop</a>`,
};
