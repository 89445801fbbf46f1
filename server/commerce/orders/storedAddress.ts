import { z } from 'zod';

const stored = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** An address as stored with an order. */
export type StoredAddress = z.output<typeof stored>;

/** Parses an order's billing address; null if there is none. */
export function parseAddress(address: unknown): StoredAddress | null {
  return stored.safeParse(address).data ?? null;
}
