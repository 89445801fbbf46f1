import { none } from '../../../shared/attribution/records.ts';
import { deviceType } from '../attribution/attribution.ts';

// What is reported about pages and actions (row 116). Pure.

/** The events, by their names in analytics tools. */
const eventNames = [
  'page_view',
  'view_item',
  'view_item_list',
  'view_cart',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
  'purchase',
] as const;

export type EventName = (typeof eventNames)[number];

/** The shop's time zone, in the format of the page properties. */
export const storeTimezone = '+00:00';

/** Maximum number of reported products of a list. */
export const maxListed = 50;
/** No human visit has more events than this; later ones are ignored. */
export const maxEventsOfVisit = 500;
const visitForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a visit key created by a browser: a random UUID. */
export function isVisitKey(text: string): boolean {
  return visitForm.test(text);
}

/** The visitor's device type, from the browser's user agent. */
export function deviceOf(userAgent: string): 'desktop' | 'tablet' | 'mobile' {
  return deviceType(userAgent).toLowerCase() as 'desktop' | 'tablet' | 'mobile';
}

/** Query parameters that identify pages or traffic sources; all others may contain keys and email addresses, and are never reported. */
const reportedParameters = /^(product_cat|s|orderby|page|paged|category|merchant|sort|utm_[a-z_]{1,30})$/;
const maxUrl = 2_000;

/** The kinds of pages that events are derived for. */
type PageKind = 'product' | 'listing' | 'deals' | 'cart' | 'checkout' | 'order' | 'account' | 'other';

/** What the URL of a page tells about it. */
export interface KnownPage {
  kind: PageKind;
  /** The reported URL, without keys and other secrets. */
  url: string;
  path: string;
  slug: string | null;
  category: string | null;
  orderNumber: number | null;
  /** Access key of an order's page; never reported. */
  key: string | null;
}

const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/product\/([^/]+)\/?$/, 'product'],
  [/^\/(?:shop|search)\/?$/, 'listing'],
  [/^\/deals(?:\/([^/]+))?\/?$/, 'deals'],
  [/^\/cart\/?$/, 'cart'],
  [/^\/checkout\/?$/, 'checkout'],
  [/^\/checkout\/order-received\/(\d{1,9})\/?$/, 'order'],
  [/^\/(?:account|my-account)(?:\/.*)?$/, 'account'],
];

/** Paths that grant access to anyone who knows them. */
const secretPaths: readonly (readonly [RegExp, string])[] = [
  [/^\/wishlist\/(?!mails\b)[^/]+/, '/wishlist/(key)'],
  [/^\/checkout\/order-received\/[^/]+/, '/checkout/order-received/(number)'],
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param given absolute URL of a page
 * @returns null for an invalid URL
 */
export function readPage(given: string): KnownPage | null {
  if (given.length > maxUrl || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol)) return null;
  let found: RegExpExecArray | null = null;
  const kind = kinds.find(([form]) => (found = form.exec(url.pathname)) !== null)?.[1] ?? 'other';
  const part = (found as RegExpExecArray | null)?.[1];
  const path = secretPaths.reduce((text, [form, shown]) => text.replace(form, shown), url.pathname);
  const told = new URLSearchParams([...url.searchParams].filter(([name]) => reportedParameters.test(name)));
  const search = told.size === 0 ? '' : `?${told}`;
  return {
    kind,
    url: `${url.origin}${path}${search}`,
    path,
    slug: (kind === 'product' || kind === 'deals') && part !== undefined ? decoded(part) : null,
    category: url.searchParams.get('product_cat') ?? url.searchParams.get('category'),
    orderNumber: kind === 'order' && part !== undefined ? Number(part) : null,
    key: url.searchParams.get('key'),
  };
}

/** The traffic source of a visit, from the tracker's cookie. */
export interface VisitSource {
  sourceType: string | null;
  source: string | null;
  medium: string | null;
  campaign: string | null;
}

const maxValue = 255;

/** @param cookie value of sbjs_current or sbjs_first: key=value pairs joined by |||. Untrusted input */
export function sourceOf(cookie: string | undefined): VisitSource {
  const pairs = decoded((cookie ?? '').slice(0, 8_000))
    .split('|||')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  const valueOf = (name: string) => {
    const text = decoded(pairs.find(([key]) => key === name)?.[1] ?? '')
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, maxValue)
      .replace(/[\ud800-\udbff]$/, '');
    return text === '' || text === none ? null : text;
  };
  return { sourceType: valueOf('typ'), source: valueOf('src'), medium: valueOf('mdm'), campaign: valueOf('cmp') };
}

/** A cart for comparison: quantities by product. */
export type CartSnapshot = Readonly<Record<string, number>>;

/** The items added to and removed from a cart. */
export function cartChanges(before: CartSnapshot, now: CartSnapshot): { added: [number, number][]; removed: [number, number][] } {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])].map(Number).toSorted((a, b) => a - b);
  const changes = ids.map((id): [number, number] => [id, (now[id] ?? 0) - (before[id] ?? 0)]);
  return {
    added: changes.filter(([, count]) => count > 0),
    removed: changes.filter(([, count]) => count < 0).map(([id, count]) => [id, -count]),
  };
}
