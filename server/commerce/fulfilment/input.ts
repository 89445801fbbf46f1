import { z } from 'zod';
import { idempotencyKey, optionalLine } from '../../platform/inputs/inputs.ts';
import { isCarrierCode } from '../../../shared/fulfilment/carriers.ts';

// Validates the form of a shipment. The messages are shown next to the fields.

const maxUrl = 500;

/** Only https: the link is shown to customers. */
function isSafeLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

const trackingFields = {
  carrier: z.string().refine(isCarrierCode, 'Select a carrier.'),
  carrierName: optionalLine(60),
  service: optionalLine(60),
  trackingNumber: optionalLine(60),
  trackingUrl: optionalLine(maxUrl).refine((text) => text === '' || isSafeLink(text), 'Enter a link that starts with https://.'),
};

/** Another carrier needs a name; those with a code have theirs. */
const namedCarrier = ({ carrier, carrierName }: { carrier: string; carrierName: string }) => carrier !== 'OTHER' || carrierName !== '';
const missingName = { path: ['carrierName'], message: 'Enter the carrier’s name.' };
const withoutSpareName = <Facts extends { carrier: string; carrierName: string }>(facts: Facts): Facts => ({
  ...facts,
  carrierName: facts.carrier === 'OTHER' ? facts.carrierName : '',
});

const flag = (byDefault: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? byDefault);

export const createInput = z
  .object({
    orderId: z.int(),
    lines: z
      .array(z.object({ lineId: z.int(), quantity: z.int().min(1, 'The quantity must be at least 1.') }))
      .min(1, 'Select the items in this shipment.')
      .max(500, 'Select at most 500 lines.')
      .nullish()
      .transform((lines) => lines?.toSorted((a, b) => a.lineId - b.lineId) ?? null)
      .refine((lines) => new Set(lines?.map(({ lineId }) => lineId)).size === (lines?.length ?? 0), 'List each line only once.'),
    ...trackingFields,
    notifyCustomer: flag(true),
    confirmUnpaid: flag(false),
    completeOrder: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    idempotencyKey,
  })
  .refine(namedCarrier, missingName)
  .transform(withoutSpareName);

export const updateInput = z
  .object({ shipmentId: z.int(), expectedVersion: z.int().nullish(), ...trackingFields, notifyCustomer: flag(false) })
  .refine(namedCarrier, missingName)
  .transform(withoutSpareName);

export type CreateShipmentInput = z.input<typeof createInput>;
export type NewShipment = z.output<typeof createInput>;
export type UpdateShipmentInput = z.input<typeof updateInput>;
