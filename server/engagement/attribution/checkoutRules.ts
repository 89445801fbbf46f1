import { cutText } from '../../platform/i18n/cutText.ts';
import { z } from 'zod';
import { attributionNamespace } from '../../../shared/attribution/form.ts';
import { none } from '../../../shared/attribution/records.ts';

// The traffic source of an order's visitor, as reported by scripts of the checkout page. Invalid data never causes an order to be rejected.

/** Maximum length of a stored value, in characters. */
const maxLength = 255;
/** Maximum length of stored URLs and user agents, in characters. */
const maxLongLength = 2_000;

/** The fields by their names in scripts, with their columns. */
const fields = {
  source_type: 'sourceType',
  referrer: 'referrer',
  utm_campaign: 'utmCampaign',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_content: 'utmContent',
  utm_id: 'utmId',
  utm_term: 'utmTerm',
  utm_source_platform: 'utmSourcePlatform',
  utm_creative_format: 'utmCreativeFormat',
  utm_marketing_tactic: 'utmMarketingTactic',
  session_entry: 'sessionEntry',
  session_start_time: 'sessionStartTime',
  session_pages: 'sessionPages',
  session_count: 'sessionCount',
  user_agent: 'userAgent',
} as const;

type FieldName = keyof typeof fields;
/** A column of one of the fields. */
type AttributionColumn = (typeof fields)[FieldName];
/** The names of the sixteen fields, in the order in which forms contain them. */
export const attributionFields = Object.keys(fields) as readonly FieldName[];

/** The attribution stored with an order: null for unknown values. */
export type Attribution = Record<AttributionColumn, string | null> & { deviceType: string | null };

const longFields: readonly FieldName[] = ['referrer', 'session_entry', 'user_agent'];

/** Longer texts are truncated before they are searched. */
const maxRead = 4_000;

/** Maximum depth of nested markup. */
const maxDepth = 10;

/** Removes tags until none are left: removing a tag may join two halves of another one. */
function withoutTags(given: string): string {
  let text = given;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const next = text.replaceAll(/<(script|style)\b[^<>]*>[^]*?<\/\1\s*>/gi, '').replaceAll(/<[^<>]*>/g, '');
    if (next === text) return text;
    text = next;
  }
  return text.replaceAll(/[<>]/g, '');
}

/** The text without markup and characters that columns can't store; null when it is empty or a tracker's placeholder for no value. */
export function plainText(value: string | null | undefined, max = maxLength): string | null {
  const text = withoutTags((value ?? '').slice(0, maxRead))
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  return text === '' || text === none ? null : cutText(text, max);
}

/** The device type of a user agent: "Mobile", "Tablet" or "Desktop". */
export function deviceType(userAgent: string): 'Desktop' | 'Mobile' | 'Tablet' {
  const isAndroid = /android/i.test(userAgent);
  const saysMobile = /mobi/i.test(userAgent);
  if (/ipad|tablet|kindle|silk\/|playbook/i.test(userAgent) || (isAndroid && !saysMobile)) return 'Tablet';
  return saysMobile || /iphone|ipod|blackberry|opera mini|windows phone/i.test(userAgent) ? 'Mobile' : 'Desktop';
}

/** Extension data of one namespace. */
export interface CheckoutExtension {
  namespace: string;
  values: readonly { key: string; value?: string | null }[];
}

/** @returns null when nothing is known. For duplicate fields the first value counts; unknown fields are ignored */
export function readAttribution(extensions: readonly CheckoutExtension[]): Attribution | null {
  const said = new Map<string, string | null | undefined>();
  for (const { key, value } of extensions.flatMap(({ values }) => values)) if (!said.has(key)) said.set(key, value);
  const known = attributionFields.map((name): [AttributionColumn, string | null] => [
    fields[name],
    plainText(said.get(name), longFields.includes(name) ? maxLongLength : maxLength),
  ]);
  if (known.every(([, value]) => value === null)) return null;
  const columns = Object.fromEntries(known) as Record<AttributionColumn, string | null>;
  return { ...columns, deviceType: columns.userAgent === null ? null : deviceType(columns.userAgent) };
}

/** Parses the extension data of a checkout into the attribution to store with the order. */
export const extensionsInput = z
  .array(
    z.object({
      namespace: z
        .string()
        .refine((name) => name === attributionNamespace, `An order accepts only the extension data “${attributionNamespace}”.`),
      values: z.array(z.object({ key: z.string(), value: z.string().nullish() })),
    }),
  )
  .nullish()
  .transform((extensions) => readAttribution(extensions ?? []));
