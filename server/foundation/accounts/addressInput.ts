import { z } from 'zod';
import { addressFields, checkAddress, phone, withPostcode } from './addressFields.ts';

/** Schema of a saved address; it accepts the same addresses as the checkout. */
export const addressInput = z
  .object({ ...addressFields, phone })
  .superRefine(checkAddress)
  .transform(withPostcode);

/** The address as the entry points receive it. */
export type AddressRequest = z.input<typeof addressInput>;
/** The validated address in the form in which it is stored. */
export type AddressDetails = z.output<typeof addressInput>;
