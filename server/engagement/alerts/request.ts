import { isPriced } from '../../catalogue/products/products.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { countAttempt, tallyAttempt } from '../../platform/limits/throttle.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { EmailRequiredError, InvalidEmailError, mailboxOf, newSubscriberKey, readAddress } from '../newsletter/newsletter.ts';
import { AlertProductNotFoundError, NoStockAlertError, ProductInStockError } from './errors.ts';
import { confirmationMailLimit, dayLimit, repeatPause, requestLimit } from './rules.ts';

/** Input of the form on a product's page. */
export interface StockAlertRequest {
  /** A simple product, a variation, or a variable product without any variation in stock. */
  productId: number;
  email: string;
  /** Honeypot field, hidden from people. */
  website?: string | null;
}

/** @throws AlertProductNotFoundError, NoStockAlertError, ProductInStockError */
async function checkProduct({ db }: Shop, id: number): Promise<void> {
  const product = await db.prisma.product.findUnique({
    where: { id, status: 'PUBLISHED' },
    select: {
      type: true,
      isAvailable: true,
      regularPriceMinor: true,
      priceMaxMinor: true,
      parentId: true,
      parent: { select: { status: true } },
    },
  });
  if (!product || (product.parentId !== null && product.parent?.status !== 'PUBLISHED')) throw new AlertProductNotFoundError();
  if (product.type === 'EXTERNAL' || product.type === 'GROUPED') throw new NoStockAlertError();
  if (product.isAvailable && isPriced(product)) throw new ProductInStockError();
}

/**
 * Requests one email when a product is back in stock; an email asks the owner of the address to confirm. The response reveals nothing about
 * the address, and takes as long for one that is waiting already: whether an email is due is decided when it would be sent.
 * @throws EmailRequiredError, InvalidEmailError, ThrottledError, TryAgainError, and errors of `checkProduct`
 */
export async function requestStockAlert(shop: Shop, { productId, email: given, website }: StockAlertRequest): Promise<void> {
  if (given.trim() === '') throw new EmailRequiredError();
  const address = readAddress(given);
  if (!address) throw new InvalidEmailError();
  const { db, now } = shop;
  await countAttempt(db, { scope: 'stock-alert', subject: shop.address, now, ...requestLimit });
  await countAttempt(db, { scope: 'stock-alert-day', subject: shop.address, now, ...dayLimit });
  await checkProduct(shop, productId);
  // Only bots fill in the hidden field. They get the same response as everyone else.
  if ((website ?? '').trim() !== '') return;
  const { email } = address;
  const isRepeated = await tallyAttempt(db, { scope: 'stock-alert-repeat', subject: `${productId} ${email}`, now, ...repeatPause });
  if (isRepeated !== null) return;
  const isTooMuch = await tallyAttempt(db, { scope: 'stock-alert-mail', subject: mailboxOf(email), now, ...confirmationMailLimit });
  if (isTooMuch !== null) return;
  await withRetry(() => db.prisma.$transaction((tx) => writeRequest(tx, { email, productId, now })));
}

/** A request that was answered starts again, and must be confirmed again: it may come from a stranger. */
async function writeRequest(tx: Tx, { email, productId, now }: { email: string; productId: number; now: Date }): Promise<void> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "StockAlert" AS a ("email", "productId", "key", "requestedAt")
    VALUES (${email}, ${productId}::int, ${newSubscriberKey()}, ${now}::timestamptz)
    ON CONFLICT ("email", "productId") DO UPDATE SET
      "requestedAt" = CASE WHEN a."confirmedAt" IS NULL OR a."notifiedAt" IS NOT NULL THEN excluded."requestedAt" ELSE a."requestedAt" END,
      "confirmedAt" = CASE WHEN a."notifiedAt" IS NULL THEN a."confirmedAt" END,
      "notifiedAt" = NULL
    RETURNING "id"`;
  if (row) await enqueue(tx, { name: 'stock-alert-mail', payload: { alertId: row.id, kind: 'confirm', at: now.toISOString() } });
}
