import type { Shop } from '../../platform/operation/shop.ts';
import { isSameKey, masked, readLinkKey } from '../newsletter/newsletter.ts';
import { productPath } from '../../catalogue/products/products.ts';
import { StockAlertLinkError } from './errors.ts';

/** What a request waits for. */
export type StockAlertState = 'PENDING' | 'WAITING' | 'SENT';

/** A request, as shown to anyone with a link of its emails. */
export interface ShownStockAlert {
  id: number;
  email: string;
  maskedEmail: string;
  state: StockAlertState;
  productName: string;
  /** Path of the product's page. */
  productUrl: string;
}

/** @returns null when no request has the key */
export async function findStockAlert({ db }: Pick<Shop, 'db'>, text: string): Promise<ShownStockAlert | null> {
  const given = readLinkKey(text);
  const alert = given && (await db.prisma.stockAlert.findUnique({ where: { id: given.id }, include: alertProduct }));
  if (!alert || !isSameKey(given.key, alert.key)) return null;
  const { id, email, confirmedAt, notifiedAt, product } = alert;
  const state = confirmedAt === null ? 'PENDING' : notifiedAt === null ? 'WAITING' : 'SENT';
  return { id, email, maskedEmail: masked(email), state, productName: product.name, productUrl: productPath(product.parent ?? product) };
}

/** Columns of the alert's product. */
export const alertProduct = {
  product: { select: { name: true, slug: true, isAvailable: true, status: true, parent: { select: { slug: true, status: true } } } },
} as const;

/**
 * Confirms a request for the owner of the mailbox that the key was sent to. Repeating it changes nothing.
 * @throws StockAlertLinkError
 */
export async function confirmStockAlert(shop: Pick<Shop, 'db' | 'now'>, key: string): Promise<ShownStockAlert> {
  const alert = await findStockAlert(shop, key);
  if (!alert) throw new StockAlertLinkError();
  await shop.db.prisma.stockAlert.updateMany({ where: { id: alert.id, confirmedAt: null }, data: { confirmedAt: shop.now } });
  return (await findStockAlert(shop, key)) ?? alert;
}

/** Deletes all requests of the address that the key was sent to. An unknown key changes nothing. */
export async function cancelStockAlerts({ db }: Pick<Shop, 'db'>, key: string): Promise<void> {
  const alert = await findStockAlert({ db }, key);
  if (alert) await db.prisma.stockAlert.deleteMany({ where: { email: alert.email } });
}
