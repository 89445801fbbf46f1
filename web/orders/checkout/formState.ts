import type { CheckoutField } from './formValues.ts';

/** What the form's fields start with, and what is wrong with them. */
export interface FormState {
  /** What a field starts with. */
  valueOf: (field: CheckoutField) => string;
  /** What is wrong with a field; null when nothing is known to be. */
  problemOf: (field: CheckoutField) => string | null;
}

/** A field's name, value and problem, for the components that show it. */
export function stateOf(name: CheckoutField, { valueOf, problemOf }: FormState) {
  return { name, defaultValue: valueOf(name), problem: problemOf(name) };
}
