import { z } from 'zod';
import { withRetry } from '../../platform/database/retry.ts';
import type { AnswerParticipant, Landing } from '../consent/consent.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { classify, isOwnHost, isTagged, type Rule } from '../../../shared/attribution/classify.ts';
import { addressText, fireDate } from '../../../shared/attribution/records.ts';
import { landingOf } from '../../../shared/attribution/visit.ts';
import { attributionSettings } from './settings.ts';

// The traffic sources of visitors who have consented to storing them, as the server sees them: for visitors without JavaScript, who left
// before the script ran, or who order without the checkout form. Nothing is stored about other visitors.

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

/** A traffic source, and when and where it was seen. */
type Touch = z.infer<typeof touch>;

/** The stored sources of a visitor. */
export interface Arrival {
  first: Touch;
  current: Touch;
}

const maxRead = 4_000;
/** Whether a rule denotes a new arrival; a stored source, or none, doesn't. */
const isNews = (rule: Rule) => rule !== 'KEPT' && rule !== 'TYPEIN';

/**
 * Records a visitor's traffic source. The caller has checked their consent.
 * @param landing untrusted texts from browsers and forms
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

/** URL of the shop's own page that led to this request, if the URL contains a traffic source; otherwise null. */
export function carriedLanding({ sent }: Pick<Shop, 'sent'>): string | null {
  const address = (sent?.referrer ?? '').slice(0, maxRead);
  const isOwn = URL.canParse(address) && isOwnHost(new URL(address).hostname, sent?.host ?? '');
  return isOwn && isTagged(address) ? address : null;
}

/** The stored sources of a visitor; null if there are none. */
export async function arrivalOf({ db }: Pick<Shop, 'db'>, visitorId: number): Promise<Arrival | null> {
  const row = await db.prisma.visitorArrival.findUnique({ where: { visitorId } });
  const [first, current] = [touch.safeParse(row?.first).data, touch.safeParse(row?.current).data];
  return first && current ? { first, current } : null;
}

async function forgetArrival(tx: Tx, visitorId: number): Promise<void> {
  await tx.visitorArrival.deleteMany({ where: { visitorId } });
}

/** Stores arrivals only of visitors who have consented. */
export const arrivalsByConsent: AnswerParticipant = { refused: forgetArrival, agreed: arrive };
