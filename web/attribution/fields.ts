import { createSignal } from '../kit/signal.ts';

// What the tracker knows for an order, between it and the checkout's form.

/** By field; null while nothing may be known. */
export type KnownFields = Readonly<Record<string, string>> | null;

const changes = createSignal<KnownFields>();
let known: KnownFields = null;

export function tellFields(fields: KnownFields): void {
  known = fields;
  changes.tell(fields);
}

/**
 * Writes what is known into the hidden inputs of an element, now and whenever it changes. What stands there otherwise is left alone:
 * an input whose element is gone is told of when the order is sent.
 * @param prefix of the inputs' names
 * @returns ends it
 */
export function keepInputsFilled(element: Element, prefix: string): () => void {
  const fill = (fields: KnownFields) => {
    for (const input of element.querySelectorAll('input')) {
      if (input.name.startsWith(prefix)) input.value = fields?.[input.name.slice(prefix.length)] ?? '';
    }
  };
  fill(known);
  return changes.listen(fill);
}
