import { wholeNumber } from '../cart/formFields.ts';
import type { PlaceOrderInput } from '../__generated__/usePlaceOrderMutation.graphql.ts';

/** The fields that a shopper fills in, by name of the form field and of the mutation's input field alike. */
export const checkoutFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'postcode',
  'city',
  'country',
  'shippingMethod',
  'paymentMethod',
  'note',
  'acceptsTerms',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** What the form says, as text; a form that fails is shown with it again. */
export type CheckoutValues = Record<CheckoutField, string>;

/** What the form says without the shopper: which request it is, and what they saw. */
export interface CheckoutHidden {
  idempotencyKey: string;
  cartVersion: string;
  expectedTotal: string;
}

export function isCheckoutField(name: string | undefined): name is CheckoutField {
  return checkoutFields.some((field) => field === name);
}

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export function readCheckoutForm(form: FormData): { values: CheckoutValues; hidden: CheckoutHidden } {
  return {
    values: Object.fromEntries(checkoutFields.map((field) => [field, text(form, field)])) as CheckoutValues,
    hidden: {
      idempotencyKey: text(form, 'idempotencyKey'),
      cartVersion: text(form, 'cartVersion'),
      expectedTotal: text(form, 'expectedTotal'),
    },
  };
}

/** A form that names another way to pay is not ours. */
const paymentMethods = ['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'TEST_CARD'] as const;

/** The mutation's input. What is wrong in it the server says, field by field. */
export function placeOrderInput(values: CheckoutValues, hidden: CheckoutHidden): PlaceOrderInput {
  return {
    ...values,
    acceptsTerms: values.acceptsTerms !== '',
    paymentMethod: paymentMethods.find((method) => method === values.paymentMethod) ?? 'BANK_TRANSFER',
    idempotencyKey: hidden.idempotencyKey,
    // Version 0 is no cart's: a form without it is answered with the cart as it is now.
    cartVersion: wholeNumber(hidden.cartVersion) ?? 0,
    expectedTotal: wholeNumber(hidden.expectedTotal),
  };
}
