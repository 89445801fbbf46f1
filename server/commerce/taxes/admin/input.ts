import { z } from 'zod';
import { country } from '../../../foundation/settings/settings.ts';

const basisPoints = z.int('Use at most two digits behind the point.').min(0, 'Not below 0 %.').max(10_000, 'At most 100 %.');

/** The rates of VAT of a country. */
export const taxInput = z.object({ country, standardBasisPoints: basisPoints, reducedBasisPoints: basisPoints });
export type TaxInput = z.input<typeof taxInput>;
