import { textOf } from '../kit/forms/fieldText.ts';
import type { ChosenOption } from '../__generated__/useAddToCartMutation.graphql.ts';

// Parses the cart's forms without scripts. All values are untrusted text; the server validates quantities.

const optionPrefix = 'attribute_';

/** Parses a whole number as typed; null for anything else, so that 1.5 never silently becomes 1. */
export function positiveInteger(value: string): number | null {
  return /^[+-]?\d{1,9}$/.test(value) ? Number(value) : null;
}

export interface AddToCartForm {
  productId: string;
  /** Null if it is not a whole number. */
  quantity: number | null;
  options: ChosenOption[];
}

/** Reads product, quantity and attribute_{slug}; a form without a quantity means one item. */
export function readAddToCartForm(form: FormData): AddToCartForm {
  return {
    productId: textOf(form, 'product').trim(),
    quantity: form.has('quantity') ? positiveInteger(textOf(form, 'quantity').trim()) : 1,
    options: [...form]
      .filter((entry): entry is [string, string] => entry[0].startsWith(optionPrefix) && typeof entry[1] === 'string' && entry[1] !== '')
      .map(([name, term]) => ({ attribute: name.slice(optionPrefix.length), term })),
  };
}

/** What a form of the cart page requests; null for any other form. */
export type CartIntent =
  | { intent: 'remove'; key: string }
  | { intent: 'update'; key: string; quantity: number | null }
  | { intent: 'applyCoupon' | 'removeCoupon'; code: string };

export function readCartForm(form: FormData): CartIntent | null {
  const key = textOf(form, 'key').trim();
  const intent = textOf(form, 'intent').trim();
  switch (intent) {
    case 'remove':
      return { intent, key };
    case 'update':
      return { intent, key, quantity: positiveInteger(textOf(form, 'quantity').trim()) };
    case 'applyCoupon':
    case 'removeCoupon':
      return { intent, code: textOf(form, 'coupon').trim() };
    default:
      return null;
  }
}
