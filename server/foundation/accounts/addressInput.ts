import { z } from 'zod';
import { addressFields, checkAddress, phone, withPostcode } from './addressFields.ts';

/** An address that is kept for later orders: what the checkout takes, it takes. */
export const addressInput = z
  .object({ ...addressFields, phone })
  .superRefine(checkAddress)
  .transform(withPostcode);

/** What the doors hand over. */
export type AddressRequest = z.input<typeof addressInput>;
/** The same, checked and in the form in which it is stored. */
export type AddressDetails = z.output<typeof addressInput>;
