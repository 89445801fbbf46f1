import { z } from 'zod';
import type { VatIdCheck } from '../../server/commerce/orders/orders.ts';

const answer = z.object({ isValid: z.boolean(), userError: z.string() });

/** Asks VIES, the register of the European Commission. */
export const viesCheck = (api = 'https://ec.europa.eu/taxation_customs/vies/rest-api'): VatIdCheck => ({
  async isRegistered(vatId, signal) {
    const response = await fetch(`${api}/ms/${vatId.slice(0, 2)}/vat/${encodeURIComponent(vatId.slice(2))}`, { signal });
    if (!response.ok) throw new Error(`VIES answered ${response.status}.`);
    const { isValid, userError } = answer.parse(await response.json());
    // Such as MS_UNAVAILABLE: the member state's register doesn't answer.
    if (!isValid && userError !== 'INVALID') throw new Error(`VIES answered ${userError}.`);
    return isValid;
  },
});
