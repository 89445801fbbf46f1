import { z } from 'zod';
import { addressFields, checkAddress, checkLocker, phone, withLocker, withPostcode } from './addressFields.ts';

/** Schema of a saved address; it accepts the same addresses as the checkout. */
export const addressInput = z
  .object({ ...addressFields, phone })
  .superRefine(checkAddress)
  .superRefine(checkLocker)
  .transform((address) => withLocker(withPostcode(address)));

/** The address as the entry points receive it. */
export type AddressRequest = z.input<typeof addressInput>;
/** The validated address in the form in which it is stored. */
export type AddressDetails = z.output<typeof addressInput>;
