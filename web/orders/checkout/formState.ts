import type { CheckoutField } from './formValues.ts';

/** Initial values and problems of the form's fields. */
export interface FormState {
  /** The initial value of a field. */
  valueOf: (field: CheckoutField) => string;
  /** The problem of a field; null if none is known. */
  problemOf: (field: CheckoutField) => string | null;
}

/** A field's name, initial value and problem, for the components that show it. */
export function stateOf(name: CheckoutField, { valueOf, problemOf }: FormState) {
  return { name, defaultValue: valueOf(name), problem: problemOf(name) };
}
