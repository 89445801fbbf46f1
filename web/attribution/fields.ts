import { createSignal } from '../kit/signal.ts';

// Passes the tracker's attribution data for an order to the checkout's form.

/** Values by field; null without consent. */
export type KnownFields = Readonly<Record<string, string>> | null;

const changes = createSignal<KnownFields>();
let known: KnownFields = null;

export function publishFields(fields: KnownFields): void {
  known = fields;
  changes.emit(fields);
}

/**
 * Writes the known values into the hidden inputs of an element, now and on every change. Other inputs are not touched: an input without its
 * element is reported when the order is placed.
 * @param prefix of the inputs' names
 * @returns a function that stops it
 */
export function syncHiddenInputs(element: Element, prefix: string): () => void {
  const fill = (fields: KnownFields) => {
    for (const input of element.querySelectorAll('input')) {
      if (input.name.startsWith(prefix)) input.value = fields?.[input.name.slice(prefix.length)] ?? '';
    }
  };
  // Before anything is known, scripts may have written values of their own.
  if (known) fill(known);
  return changes.listen(fill);
}
