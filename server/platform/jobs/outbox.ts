import type { Tx } from '../database/db.ts';

// Work that must follow a change is written beside the change, in its transaction: what is rolled back sends no mail, and what was
// answered is not forgotten when the process is killed. A runner (runner.ts) moves it into the queue.

/** What a mail about an order tells. */
export const orderMailKinds = ['placed', 'paid', 'cancelled', 'refunded', 'completed', 'failed'] as const;

/** One of `orderMailKinds`. */
export type OrderMailKind = (typeof orderMailKinds)[number];

/** A mail about a wishlist: what was noticed, and when (ISO 8601), which tells it from the list's other mails. */
export type WishlistMail = {
  listId: number;
  noticedAt: string;
  /** `fromMinor` is the price that the owner knew, when it has fallen; `isBack` says that it can be had again. */
  news: { productId: number; fromMinor: number | null; isBack: boolean }[];
};

/** A mail of the newsletter: that asks to confirm, or that welcomes. `askedAt` (ISO 8601) tells it from earlier ones. */
export type NewsletterMail = { subscriberId: number; kind: 'confirm' | 'welcome'; askedAt: string };

/** What the newsletter wants done. */
export type NewsletterJob =
  | { name: 'newsletter-mail'; payload: NewsletterMail }
  | { name: 'newsletter-delivery'; payload: { deliveryId: number } }
  | { name: 'subscriber-deletion'; payload: { deletionId: number } }
  | { name: 'subscriber-import'; payload: { importId: number } };

/** What the catalogue wants done. */
export type CatalogJob =
  | { name: 'product-picture'; payload: { uploadId: number } }
  | { name: 'offer-cover'; payload: { mediaId: number } }
  | { name: 'catalogue-import'; payload: { importId: number } }
  | { name: 'import-pictures'; payload: Record<string, never> }
  | { name: 'bulk-edit'; payload: { bulkEditId: number } }
  | { name: 'bulk-action'; payload: { bulkActionId: number } }
  | { name: 'waiting-products'; payload: Record<string, never> };

/**
 * Work that is written into the outbox.
 * An order may be refunded more than once: each refund names itself in `refundId`, so that each gets its mail. A mail that the staff send
 * once more has `again`, the minute in which they asked for it. A mail about an account with `isHeld` does not go out.
 */
export type Job =
  | { name: 'order-mail'; payload: { orderId: number; kind: OrderMailKind; refundId?: number; again?: number } }
  | { name: 'wishlist-mail'; payload: WishlistMail }
  | { name: 'account-mail'; payload: { requestId: number; isHeld: boolean } }
  | CatalogJob
  | NewsletterJob;

/**
 * Has something done after the transaction: within seconds, at least once, again with growing pauses when it fails.
 * @param tx the transaction of the change that causes it
 */
export async function enqueue(tx: Tx, job: Job): Promise<void> {
  await tx.outbox.create({ data: { name: job.name, payload: job.payload }, select: { id: true } });
}
