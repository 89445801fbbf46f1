import { z } from 'zod';
import { country } from '../../../foundation/settings/settings.ts';

const basisPoints = z.int('Use at most two decimal places.').min(0, 'Enter 0% or more.').max(10_000, 'Enter at most 100%.');

/** The VAT rates of a country. */
export const taxInput = z.object({ country, standardBasisPoints: basisPoints, reducedBasisPoints: basisPoints });
export type TaxInput = z.input<typeof taxInput>;
