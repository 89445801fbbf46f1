import { opensOrder } from '../orders/orders.ts';
import { mayUse } from '../../platform/operation/rights.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { InvoiceNotFoundError } from './errors.ts';

// Who may download documents: holders of the order's link, and staff.

/** Pattern of the path for shoppers; the query parameter `key` is that of the order's page. */
export const documentRoute = '/checkout/order-received/:order/documents/:file';

/** Pattern of the path for staff with the permission ORDERS, and for API keys with ORDERS_READ. */
export const staffDocumentRoute = '/admin/invoices/files/:file';

/** @returns path of a document's PDF for anyone with the order's link; its key is its only secret */
export function documentPath(order: { number: number; accessKey: string }, number: string): string {
  return `/checkout/order-received/${order.number}/documents/${number}.pdf?key=${order.accessKey}`;
}

/** @returns path of a document's PDF for staff */
export const staffDocumentPath = (number: string): string => `/admin/invoices/files/${number}.pdf`;

/** The number in a file's name, such as INV-2026-00001.pdf. @throws InvoiceNotFoundError */
function numberOf(file: string): string {
  const [, number] = /^([A-Z0-9-]{1,40})\.pdf$/.exec(file) ?? [];
  if (number === undefined) throw new InvoiceNotFoundError();
  return number;
}

/** A document that the caller may download. */
export interface FoundDocument {
  id: number;
  number: string;
}

/**
 * Finds a document of an order by the order's link.
 * @throws InvoiceNotFoundError for a wrong key as well as for a document of another order
 */
export async function documentByLink(
  { db }: Pick<Shop, 'db'>,
  { order, file, key }: { order: string; file: string; key: string },
): Promise<FoundDocument> {
  const number = numberOf(file);
  const found = await db.prisma.invoice.findUnique({
    where: { number },
    select: { id: true, order: { select: { number: true, accessKey: true } } },
  });
  if (!found || String(found.order.number) !== order || !opensOrder(found.order, key)) throw new InvoiceNotFoundError();
  return { id: found.id, number };
}

/**
 * Finds a document for staff.
 * @returns null for callers without the permission
 * @throws InvoiceNotFoundError
 */
export async function documentForStaff(shop: Shop, file: string): Promise<FoundDocument | null> {
  if (!(await mayUse(shop, 'ORDERS', ['ORDERS_READ']))) return null;
  const number = numberOf(file);
  const found = await shop.db.prisma.invoice.findUnique({ where: { number }, select: { id: true } });
  if (!found) throw new InvoiceNotFoundError();
  return { id: found.id, number };
}
