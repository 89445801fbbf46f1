import { randomUUID } from 'node:crypto';
import { consentOf } from '../consent/consent.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { eventsOfCart, eventsOfPage, type ShopEvent } from './derive.ts';
import { ConsentMissingError } from './errors.ts';
import { readProperties, type CommonProperties } from './properties.ts';
import { isVisitKey, maxEventsOfVisit } from './rules.ts';
import { analyticsSettings } from './settings.ts';
import { tableSink, type AnalyticsMessage } from './sinks.ts';
import { lockVisit, lookAtCart } from './visits.ts';

// Records page views and actions (row 116) of visitors who have consented. The page reports only its URL and that something may have
// happened; the events are derived on the server from the URL and the cart, so that client scripts needn't be trusted or informed.

/** A report from a page. */
export interface ReportInput {
  /** A random UUID for one visit, never reused. */
  visit: string;
  /** URL of the page. */
  url: string;
  /** Whether this is a new page view; otherwise the cart may have changed. */
  isPageView: boolean;
  /** Slugs of the products listed on the page. */
  listed: readonly string[];
}

/** The reported events, for the page's dataLayer. */
export interface Reported {
  properties: CommonProperties;
  events: ShopEvent[];
}

const limit = { scope: 'analytics', windowMs: 60_000, max: 240 } as const;
const dayMs = 24 * 60 * 60 * 1_000;
// Daily limits per network address: enough for a large office, but not for a program that fakes visits.
const dayLimit = { scope: 'analytics-day', windowMs: dayMs, max: 20_000 } as const;
const visitLimit = { scope: 'analytics-visits', windowMs: dayMs, max: 2_000 } as const;

/** @throws ThrottledError when a network address exceeds its limits */
async function countReport({ db, address, now }: Shop, visit: string): Promise<void> {
  const who = { subject: address, now };
  await countAttempt(db, { ...limit, ...who });
  await countAttempt(db, { ...dayLimit, ...who });
  const known = await db.prisma.analyticsVisit.findUnique({ where: { key: visit }, select: { key: true } });
  if (!known) await countAttempt(db, { ...visitLimit, ...who });
}

/**
 * Records a page's report.
 * @throws ConsentMissingError, InvalidInputError, ThrottledError, TryAgainError
 */
export async function reportPage(shop: Shop, input: ReportInput): Promise<Reported> {
  const [{ isEnabled }, { allowTracking }] = [await analyticsSettings(shop.db), await shopSettings(shop)];
  if (!isEnabled || !allowTracking || consentOf(shop) !== 'GRANTED') throw new ConsentMissingError();
  if (!isVisitKey(input.visit)) throw new InvalidInputError([{ path: ['input', 'visit'], message: 'The visit ID must be a random UUID.' }]);
  await countReport(shop, input.visit);
  const read = await readProperties(shop, input.url);
  const visitorId = await shop.visitor.current();
  const { cart, events, isFull } = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const visit = await lockVisit(tx, shop, input.visit);
      const seen = await lookAtCart(tx, visit, visitorId);
      const data = { seenAt: shop.now, events: { increment: 1 }, cartId: seen.cartId, cart: seen.cart };
      await tx.analyticsVisit.update({ where: { key: visit.key }, data, select: { key: true } });
      return { cart: seen.cart, events: seen, isFull: visit.events >= maxEventsOfVisit };
    }),
  );
  const { store_currency: currency } = read.properties;
  const found = await eventsOfCart(shop, currency, events);
  if (input.isPageView) found.push(...(await eventsOfPage(shop, read, cart, input.listed, input.visit)));
  const fresh = await withoutRepetitions(shop, found);
  const told = isFull ? fresh : await storeEvents(shop, input, { ...read, events: fresh });
  return { properties: read.properties, events: told };
}

async function withoutRepetitions(shop: Shop, events: ShopEvent[]): Promise<ShopEvent[]> {
  const keys = events.flatMap(({ onceKey }) => onceKey ?? []);
  if (keys.length === 0) return events;
  const known = await shop.db.prisma.analyticsEvent.findMany({ where: { onceKey: { in: keys } }, select: { onceKey: true } });
  const told = new Set(known.map(({ onceKey }) => onceKey));
  return events.filter(({ onceKey }) => onceKey === null || !told.has(onceKey));
}

/** @returns the events that were stored: of two windows that report the same event concurrently, one stores it */
async function storeEvents(
  shop: Shop,
  { visit, isPageView }: ReportInput,
  { page, properties, events }: { page: { path: string } } & Reported,
): Promise<ShopEvent[]> {
  const common = { at: shop.now, visitKey: visit, path: page.path };
  const messages: (AnalyticsMessage & { onceKey?: string | null })[] = events.map(({ name, ecommerce, onceKey }) => ({
    ...common,
    eventId: randomUUID(),
    name,
    onceKey,
    // The JSON round trip makes it plain data, as the column requires.
    payload: JSON.parse(JSON.stringify({ properties, ecommerce })) as AnalyticsMessage['payload'],
  }));
  if (isPageView) {
    const payload = JSON.parse(JSON.stringify({ properties })) as AnalyticsMessage['payload'];
    messages.unshift({ ...common, eventId: randomUUID(), name: 'page_view', payload });
  }
  if (messages.length > 0) await tableSink(shop.db.prisma).send(messages);
  const once = messages.filter(({ onceKey }) => typeof onceKey === 'string').map(({ eventId }) => eventId);
  if (once.length === 0) return events;
  const taken = await shop.db.prisma.analyticsEvent.findMany({ where: { eventId: { in: once } }, select: { onceKey: true } });
  return events.filter(({ onceKey }) => onceKey === null || taken.some((row) => row.onceKey === onceKey));
}
