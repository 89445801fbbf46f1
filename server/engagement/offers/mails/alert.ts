import { createHash } from 'node:crypto';
import { mailShop } from '../../../foundation/settings/settings.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { DealAlertMail } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { isSuppressed } from '../../newsletter/newsletter.ts';
import { dealAlertsOffPath, ownAlertsPath } from '../alerts/alertRules.ts';
import { offerPrice, pricedColumns } from '../offerFacts.ts';
import { dealsPath, isOver, offerPath } from '../rules.ts';

/** A deal of an email. */
export interface AlertedDeal {
  title: string;
  merchantName: string;
  url: string;
  /** Null if the deal has no price. */
  priceMinor: number | null;
  /** Of the alert that it matches. */
  keyword: string;
}

/** All data of the email about new deals. Texts are unescaped. */
export interface DealAlertMailFacts {
  /** Unique and stable across retries: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  shop: MailShop;
  /** At least one; newest first. */
  deals: readonly AlertedDeal[];
  /** Number of other deals that matched. */
  more: number;
  dealsUrl: string;
  manageUrl: string;
  /** The unsubscribe page. */
  offUrl: string;
}

/**
 * Reads the content of the email at the time of sending: deals that have ended or cost more than the alert allows, and those of deleted and
 * paused alerts are left out.
 * @param publicUrl the shop's URL, for links
 * @returns null when nothing is left, or when the account was erased or blocked or its address may not be written to
 */
export async function readDealAlertMail(
  db: Db,
  { accountId, at, deals, more }: DealAlertMail,
  publicUrl: string,
  now: Date,
): Promise<DealAlertMailFacts | null> {
  const select = { mailKey: true, account: { select: { email: true, emailVerifiedAt: true, lockedAt: true } } } as const;
  const mailing = await db.prisma.dealAlertMailing.findUnique({ where: { accountId }, select });
  if (!mailing || mailing.account.emailVerifiedAt === null || mailing.account.lockedAt !== null) return null;
  const { email } = mailing.account;
  if (await isSuppressed(db, email)) return null;
  const alertIds = deals.map(({ alertId }) => alertId);
  const alerts = await db.prisma.dealAlert.findMany({ where: { id: { in: alertIds }, accountId, isPaused: false } });
  const offers = await db.prisma.offer.findMany({
    where: { id: { in: deals.map(({ offerId }) => offerId) }, status: 'PUBLISHED', pendingStartsAt: null },
    select: {
      id: true,
      title: true,
      slug: true,
      endsAt: true,
      ...pricedColumns,
      merchant: { select: { name: true, isOwnShop: true } },
    },
  });
  const alertOf = new Map(alerts.map((alert) => [alert.id, alert]));
  const live = new Map(offers.filter((offer) => !isOver(offer, now)).map((offer) => [offer.id, offer]));
  const listed = deals.flatMap(({ offerId, alertId }) => {
    const [offer, alert] = [live.get(offerId), alertOf.get(alertId)];
    if (!offer || !alert) return [];
    const { title, merchant } = offer;
    const { priceMinor } = offerPrice(offer);
    const { keyword, maxPriceMinor } = alert;
    if (maxPriceMinor !== null && (priceMinor === null || priceMinor > maxPriceMinor)) return [];
    return [{ title, merchantName: merchant.name, url: `${publicUrl}${offerPath(offer)}`, priceMinor, keyword }];
  });
  if (listed.length === 0) return null;
  const key = `deal-alert-${accountId}-${Date.parse(at)}`;
  return {
    key,
    // The secret's hash makes the ID differ from that of another shop's email with the same key.
    messageId: `${key}.${createHash('sha256').update(`${key} ${mailing.mailKey}`).digest('hex').slice(0, 16)}`,
    email,
    shop: await mailShop(db, 'deal.alert'),
    deals: listed,
    more,
    dealsUrl: `${publicUrl}${dealsPath}`,
    manageUrl: `${publicUrl}${ownAlertsPath}`,
    offUrl: `${publicUrl}${dealAlertsOffPath}?key=${mailing.mailKey}`,
  };
}
