import { wholeNumber } from '../cart/formFields.ts';

/** What the form of /find-order/ says. */
export interface FindOrderValues {
  number: string;
  email: string;
}

export function readFindOrderForm(form: FormData): FindOrderValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { number: text('number'), email: text('email') };
}

export const wrongNumberMessage = 'Enter your order number in digits, such as 1024.';

/** The number as people copy it: with # or with the beginning of a transfer's reference. Null for what is none. */
export function orderNumberOf(text: string): number | null {
  const number = wholeNumber(text.replace(/^(#|[A-Z0-9]{1,12}-)\s*/i, ''));
  return number !== null && number > 0 ? number : null;
}
