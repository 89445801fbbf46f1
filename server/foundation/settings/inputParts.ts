import { z } from 'zod';
import { countryByCode } from '../../platform/i18n/countries.ts';

// Shared parts of the settings' inputs.

/** Schema of a country code that the shop knows. */
export const country = z.string().refine((code) => countryByCode.has(code), 'Enter a supported country code, such as DE.');
