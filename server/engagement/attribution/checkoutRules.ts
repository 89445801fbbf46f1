import { z } from 'zod';
import { attributionNamespace } from '../../../shared/attribution/form.ts';
import { none } from '../../../shared/attribution/records.ts';

// Where an order's visitor came from, as scripts of the checkout page say it. Whatever they say: an order is never refused for it.

/** Longest value kept, in characters. */
const maxLength = 255;
/** The same of addresses and browsers' names. */
const maxLongLength = 2_000;

/** The fields as scripts name them, with the columns that keep them. */
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
/** A column that keeps one of the fields. */
type AttributionColumn = (typeof fields)[FieldName];
/** The sixteen names of the fields, in the order in which forms carry them. */
export const attributionFields = Object.keys(fields) as readonly FieldName[];

/** What an order keeps: null where nothing is known. */
export type Attribution = Record<AttributionColumn, string | null> & { deviceType: string | null };

const longFields: readonly FieldName[] = ['referrer', 'session_entry', 'user_agent'];

/** What is longer is cut before anything is looked for in it. */
const maxRead = 4_000;

/** Markup may stand within markup so often. */
const maxDepth = 10;

/** Takes tags out until none is left: what is taken out may have held two halves of another one apart. */
function withoutTags(given: string): string {
  let text = given;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const next = text.replaceAll(/<(script|style)\b[^<>]*>[^]*?<\/\1\s*>/gi, '').replaceAll(/<[^<>]*>/g, '');
    if (next === text) return text;
    text = next;
  }
  return text.replaceAll(/[<>]/g, '');
}

/** The text without markup and characters that no column takes; null for nothing, and for what trackers write for nothing. */
export function plainText(value: string | null | undefined, max = maxLength): string | null {
  const text = withoutTags((value ?? '').slice(0, maxRead))
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
  return text === '' || text === none ? null : cut(text, max);
}

/** Never cuts a character in two. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

/** The kind of device that a browser's name speaks of: "Mobile", "Tablet" or "Desktop". */
export function deviceType(userAgent: string): 'Desktop' | 'Mobile' | 'Tablet' {
  const isAndroid = /android/i.test(userAgent);
  const saysMobile = /mobi/i.test(userAgent);
  if (/ipad|tablet|kindle|silk\/|playbook/i.test(userAgent) || (isAndroid && !saysMobile)) return 'Tablet';
  return saysMobile || /iphone|ipod|blackberry|opera mini|windows phone/i.test(userAgent) ? 'Mobile' : 'Desktop';
}

/** One namespace of extension data. */
export interface CheckoutExtension {
  namespace: string;
  values: readonly { key: string; value?: string | null }[];
}

/** @returns null when nothing is known. Of a field that is said twice the first value counts; other names are left out */
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

/** Reads the extension data of a checkout: what an order keeps of it. */
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
