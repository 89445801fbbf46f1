import { html, type Html } from '../platform/markup/html.ts';

type Shown = { readonly amount: { readonly formatted: string } } | null | undefined;

/** The deposit beside a price. It has no amount element, which old scripts would read as the price. */
export function depositNote(deposit: Shown): Html | null {
  return deposit ? html` <small class="souk-deposit">plus ${deposit.amount.formatted} deposit</small>` : null;
}

/** The deposit beside the price of several units. */
export function depositEachNote(deposit: Shown): Html | null {
  return deposit ? html` <small class="souk-deposit">plus ${deposit.amount.formatted} deposit each</small>` : null;
}
