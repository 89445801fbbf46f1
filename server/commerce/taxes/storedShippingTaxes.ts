import { z } from 'zod';
import type { ShippingTax } from './deliveryVat.ts';

const stored = z.array(z.object({ vatBasisPoints: z.int(), grossMinor: z.int(), vatMinor: z.int() }));

/**
 * Parses the VAT parts of an order's shipping.
 * @throws when the stored value is invalid: its VAT must not be reported as zero
 */
export function parseShippingTaxes(taxes: unknown): ShippingTax[] {
  return stored.parse(taxes);
}
