import type { CheckoutFailure } from './failure.ts';
import { isCheckoutField, type CheckoutField } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

/** Messages for empty fields, in the server's words; fields of the billing address have those of the delivery address. */
const whenEmpty: Partial<Record<CheckoutField, string>> = {
  email: t.enterEmailAddress,
  firstName: t.enterYourName,
  address1: t.enterStreetHouseNumber,
  postcode: t.enterYourPostcode,
  city: t.enterTownCity,
  paymentMethod: t.chooseHowToPay,
  shippingMethod: t.chooseHowWeDeliver,
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const messageOf = (control: Control, field: CheckoutField) => {
  const unprefixed = field.replace(/^billing(?=[A-Z])/, '');
  const plain = unprefixed.charAt(0).toLowerCase() + unprefixed.slice(1);
  const isEmpty = control.validity.valueMissing || control.validity.typeMismatch;
  return (isEmpty && isCheckoutField(plain) && whenEmpty[plain]) || control.validationMessage;
};

/** All fields of the form's first step that the browser finds invalid, each once, from top to bottom. */
export function invalidFields(form: HTMLFormElement): CheckoutFailure['issues'] {
  const controls = form.querySelectorAll<Control>('[data-details] :is(input, select, textarea):invalid');
  const issues = new Map<CheckoutField, string>();
  for (const control of controls)
    if (isCheckoutField(control.name) && !issues.has(control.name)) issues.set(control.name, messageOf(control, control.name));
  return [...issues].map(([field, message]) => ({ field, message }));
}
