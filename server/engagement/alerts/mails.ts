import { createHash } from 'node:crypto';
import { mailShop } from '../../foundation/settings/settings.ts';
import { productPath } from '../../catalogue/products/products.ts';
import type { Db } from '../../platform/database/db.ts';
import type { StockAlertMail } from '../../platform/jobs/outbox.ts';
import type { MailShop } from '../../platform/mail/layout.ts';
import { wasSent } from '../../platform/mail/sendOnce.ts';
import { isSuppressed, linkKey } from '../newsletter/newsletter.ts';
import { alertProduct } from './links.ts';
import { alertsOffPath, confirmAlertPath } from './rules.ts';

/** All data of an email. Contains nothing that the person who filled in the form entered, except for the address. */
export interface StockAlertMailFacts {
  kind: StockAlertMail['kind'];
  /** Unique and stable across retries: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  shop: MailShop;
  productName: string;
  productUrl: string;
  confirmUrl: string;
  offUrl: string;
}

/**
 * Reads the content of an email at the time of sending.
 * @param publicUrl the shop's URL, for links
 * @returns null when the email must not be sent (any longer): the request was confirmed or cancelled, the address was erased, or it was
 * sent before, or the product has sold out again or is hidden, for which the request then goes on waiting
 */
export async function readStockAlertMail(
  db: Db,
  { alertId, kind, at }: StockAlertMail,
  publicUrl: string,
): Promise<StockAlertMailFacts | null> {
  const alert = await db.prisma.stockAlert.findUnique({ where: { id: alertId }, include: alertProduct });
  if (!alert || (await isSuppressed(db, alert.email))) return null;
  const { email, product, notifiedAt } = alert;
  if (kind === 'confirm' && alert.confirmedAt !== null) return null;
  const key = `stock-alert-${kind}-${alertId}-${Date.parse(at)}`;
  if (kind === 'restocked') {
    // A job that runs again must not ask for another email.
    if (notifiedAt?.toISOString() !== at || (await wasSent(db, key))) return null;
    if (!product.isAvailable || product.status !== 'PUBLISHED' || (product.parent && product.parent.status !== 'PUBLISHED')) {
      await db.prisma.stockAlert.updateMany({ where: { id: alertId, notifiedAt }, data: { notifiedAt: null } });
      return null;
    }
  }
  const link = (path: string) => `${publicUrl}${path}?key=${linkKey(alert)}`;
  return {
    kind,
    key,
    // The secret's hash makes the ID differ from that of another shop's alert with the same key.
    messageId: `${key}.${createHash('sha256').update(`${key} ${alert.key}`).digest('hex').slice(0, 16)}`,
    email,
    shop: await mailShop(db, `alert.${kind}`),
    productName: product.name,
    productUrl: `${publicUrl}${productPath(product.parent ?? product)}`,
    confirmUrl: link(confirmAlertPath),
    offUrl: link(alertsOffPath),
  };
}
