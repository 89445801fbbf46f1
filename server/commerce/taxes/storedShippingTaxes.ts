import { z } from 'zod';
import type { ShippingTax } from './deliveryVat.ts';

const stored = z.array(z.object({ vatBasisPoints: z.int(), grossMinor: z.int(), vatMinor: z.int() }));

/** Reads the parts of an order's shipping by rate. @throws when the row holds something else: its VAT must not be told as none */
export function parseShippingTaxes(taxes: unknown): ShippingTax[] {
  return stored.parse(taxes);
}
