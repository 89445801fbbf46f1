import { z } from 'zod';
import { withRetry } from '../../platform/database/retry.ts';
import type { AnswerParticipant, Landing } from '../consent/consent.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { classify, isOwnHost, isTagged, type Rule } from '../../../shared/attribution/classify.ts';
import { addressText, fireDate } from '../../../shared/attribution/records.ts';
import { landingOf } from '../../../shared/attribution/visit.ts';
import { attributionSettings } from './settings.ts';

// Where visitors came from who have agreed that it is kept, as the server saw it: for those whose browser runs no script, who left before
// it did, or who order past the checkout's form. Nothing is kept here of anybody else.

const text = z.string();
const touch = z.object({
  source: z.object({
    typ: z.enum(['utm', 'organic', 'referral', 'typein']),
    src: text,
    mdm: text,
    cmp: text,
    cnt: text,
    trm: text,
    id: text,
    plt: text,
    fmt: text,
    tct: text,
  }),
  extra: z.object({ fd: text, ep: text, rf: text }),
});

/** A source, and when and where it was seen. */
type Touch = z.infer<typeof touch>;

/** What is kept of a visitor. */
export interface Arrival {
  first: Touch;
  current: Touch;
}

const maxRead = 4_000;
/** What brings somebody here anew; a kept source, or none, is no news. */
const isNews = (rule: Rule) => rule !== 'KEPT' && rule !== 'TYPEIN';

/**
 * Notes where a visitor came from. The caller has made sure that they have agreed.
 * @param landing as browsers and forms say it: nothing in it is believed but as a text
 */
export async function arrive(shop: Shop, visitorId: number, landing: Landing): Promise<void> {
  const { trafficSources, sessionMinutes } = await attributionSettings(shop);
  const ownHost = shop.sent?.host ?? '';
  const given = { url: landing.url.slice(0, maxRead), referrer: (landing.referrer ?? '').slice(0, maxRead), ownHost };
  if (!URL.canParse(given.url) || !isOwnHost(new URL(given.url).hostname, ownHost)) return;
  const { url, referrer } = landingOf(given);
  const known = await shop.db.prisma.visitorArrival.findUnique({ where: { visitorId } });
  const since = known ? shop.now.getTime() - known.currentAt.getTime() : Infinity;
  const hasSession = shop.sent?.cookie('sbjs_session') !== undefined || since < sessionMinutes * 60_000;
  const { rule, source } = classify({ url, referrer, ownHost, hasSession, current: null }, trafficSources);
  if (known && !isNews(rule)) return;
  const seen = touch.parse({ source, extra: { fd: fireDate(shop.now), ep: addressText(url), rf: addressText(referrer) } });
  const now = { current: seen, currentAt: shop.now };
  await withRetry(() =>
    shop.db.prisma.visitorArrival.upsert({
      where: { visitorId },
      create: { visitorId, first: seen, firstAt: shop.now, ...now },
      update: now,
    }),
  );
}

/** Address of the own page that led to this request, if it is one that tells where its visitor came from; otherwise null. */
export function carriedLanding({ sent }: Pick<Shop, 'sent'>): string | null {
  const address = (sent?.referrer ?? '').slice(0, maxRead);
  const isOwn = URL.canParse(address) && isOwnHost(new URL(address).hostname, sent?.host ?? '');
  return isOwn && isTagged(address) ? address : null;
}

/** What is kept of a visitor; null for nothing. */
export async function arrivalOf({ db }: Pick<Shop, 'db'>, visitorId: number): Promise<Arrival | null> {
  const row = await db.prisma.visitorArrival.findUnique({ where: { visitorId } });
  const [first, current] = [touch.safeParse(row?.first).data, touch.safeParse(row?.current).data];
  return first && current ? { first, current } : null;
}

async function forgetArrival(tx: Tx, visitorId: number): Promise<void> {
  await tx.visitorArrival.deleteMany({ where: { visitorId } });
}

/** Arrivals are kept of those who have agreed, and of nobody else. */
export const arrivalsByConsent: AnswerParticipant = { refused: forgetArrival, agreed: arrive };
