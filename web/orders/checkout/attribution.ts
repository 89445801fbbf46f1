import { attributionNamespace, attributionPrefix } from '../../../shared/attribution/form.ts';

// A visitor's attribution is sent with the order in hidden inputs of the checkout form (rows 45 to 47). The form does not fill them: it
// sends their values, and reports missing inputs.

/** The sixteen fields, in the order in which the form has them. */
export const attributionFields = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
] as const;

export type AttributionField = (typeof attributionFields)[number];

/** Name of the hidden input. */
export function attributionInputName(field: AttributionField): string {
  return attributionPrefix + field;
}

/** Values of the hidden inputs. */
export interface AttributionInputs {
  /** Values of the inputs that were present. */
  values: { key: AttributionField; value: string }[];
  /** Fields whose input was not in the form. */
  missing: AttributionField[];
}

export function readAttribution(form: FormData): AttributionInputs {
  const inputs: AttributionInputs = { values: [], missing: [] };
  for (const key of attributionFields) {
    const value = form.get(attributionInputName(key));
    if (typeof value === 'string') inputs.values.push({ key, value });
    else inputs.missing.push(key);
  }
  return inputs;
}

/** The values as extension data of an order. */
export function attributionExtension({ values }: AttributionInputs) {
  return { namespace: attributionNamespace, values };
}

const warned = new Set<AttributionField>();

/** Warns in the console about each missing input, once, however often the form is sent. The checkout continues. */
export function warnOfMissing({ missing }: AttributionInputs): void {
  for (const field of missing) {
    if (warned.has(field)) continue;
    warned.add(field);
    console.warn(
      `The hidden input “${attributionInputName(field)}” of the checkout form is missing: the element <wc-order-attribution-inputs> was manipulated.`,
    );
  }
}
