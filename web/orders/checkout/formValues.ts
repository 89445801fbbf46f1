import { textOf, textsOf } from '../../kit/forms/fieldText.ts';
import { positiveInteger } from '../../cart/formFields.ts';
import type { PlaceOrderInput } from '../../__generated__/usePlaceOrderMutation.graphql.ts';
import { attributionExtension, readAttribution, type AttributionInputs } from './attribution.ts';

/** Fields of every address, by name of the mutation's input field. */
export const addressFields = ['firstName', 'lastName', 'company', 'address1', 'address2', 'postcode', 'city', 'country'] as const;

export type AddressField = (typeof addressFields)[number];
type BillingField = `billing${Capitalize<AddressField>}`;

/** The form field of an address: the fields of the delivery address have no prefix. */
export function addressFieldName(field: AddressField, isBilling: boolean): AddressField | BillingField {
  return isBilling ? (`billing${field.charAt(0).toUpperCase()}${field.slice(1)}` as BillingField) : field;
}

const billingFields = addressFields.map((field) => addressFieldName(field, true) as BillingField);

/** The fields that a shopper fills in, from top to bottom. */
export const checkoutFields = [
  'email',
  'phone',
  ...addressFields,
  'shippingMethod',
  'paymentMethod',
  'paymentToken',
  'billingDiffers',
  ...billingFields,
  'vatId',
  'note',
  'giftMessage',
  'confirmedAge',
  'acceptsTerms',
  'wantsReviewRequest',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** The form's input as text; an unticked checkbox is ''. A refused form is shown with it again. */
export type CheckoutValues = Record<CheckoutField, string>;

/** Values of the buttons that do not place the order: recalculate shipping, or show the review. */
export const formIntents = { update: 'update', review: 'review' } as const;

/** The form's hidden values: which request it is, and what the shopper saw. */
interface CheckoutHidden {
  idempotencyKey: string;
  cartVersion: string;
  expectedTotal: string;
  /** The payment method that the token belongs to: the form sends the token whichever method is chosen. */
  paymentTokenMethod: string;
  /** The cart as the form showed it: see useSeenCart.ts. */
  seen: string;
}

export function isCheckoutField(name: string | undefined): name is CheckoutField {
  return checkoutFields.some((field) => field === name);
}

/** All data of the form. */
export interface CheckoutFormData {
  values: CheckoutValues;
  hidden: CheckoutHidden;
  attribution: AttributionInputs;
}

export function readCheckoutForm(form: FormData): CheckoutFormData {
  return {
    values: textsOf(form, checkoutFields),
    hidden: {
      idempotencyKey: textOf(form, 'idempotencyKey'),
      cartVersion: textOf(form, 'cartVersion'),
      expectedTotal: textOf(form, 'expectedTotal'),
      paymentTokenMethod: textOf(form, 'paymentTokenMethod'),
      seen: textOf(form, 'seen'),
    },
    attribution: readAttribution(form),
  };
}

function addressOf(values: CheckoutValues, isBilling: boolean): Record<AddressField, string> {
  const entries = addressFields.map((field) => [field, values[addressFieldName(field, isBilling)]]);
  return Object.fromEntries(entries) as Record<AddressField, string>;
}

/** The mutation's input. The server validates it, field by field. */
export function placeOrderInput({ values, hidden, attribution }: CheckoutFormData): PlaceOrderInput {
  const { email, phone, vatId, note, giftMessage, shippingMethod, paymentMethod, paymentToken } = values;
  return {
    email,
    phone,
    ...addressOf(values, false),
    billing: values.billingDiffers === '' ? null : addressOf(values, true),
    shippingMethod,
    paymentMethod,
    vatId,
    paymentToken: (hidden.paymentTokenMethod === paymentMethod && paymentToken) || null,
    note,
    giftMessage,
    acceptsTerms: values.acceptsTerms !== '',
    confirmedAge: positiveInteger(values.confirmedAge),
    wantsReviewRequest: values.wantsReviewRequest !== '',
    idempotencyKey: hidden.idempotencyKey,
    // No cart has version 0: a form without a version gets the current cart in response.
    cartVersion: positiveInteger(hidden.cartVersion) ?? 0,
    expectedTotal: positiveInteger(hidden.expectedTotal),
    extensions: [attributionExtension(attribution)],
  };
}
