import type { Tx } from '../database/db.ts';

// Transactional outbox: a job that must follow a change is written in the change's transaction, so that a rolled back change sends no
// email, and no confirmed change is forgotten when the process is killed. A runner (runner.ts) moves jobs to the queue.

/** Kinds of emails about an order. */
export const orderMailKinds = ['placed', 'paid', 'cancelled', 'refunded', 'completed', 'failed'] as const;

/** One of `orderMailKinds`. */
export type OrderMailKind = (typeof orderMailKinds)[number];

/** Kinds of emails about a return. */
export const returnMailKinds = ['requested', 'received', 'rejected'] as const;

/** An email about a return. `toBuyer` sends it to the order's address instead of the one that the statement names. */
export type ReturnMail = { returnId: number; kind: (typeof returnMailKinds)[number]; toBuyer: boolean };

/** A sample of an email, which staff send to their own address. `askedAt` (ISO 8601) distinguishes it from earlier ones. */
export type TestMail = { kind: string; accountId: number; askedAt: string };

/** A wishlist email: its news and their time (ISO 8601), which distinguishes it from the list's other emails. */
export type WishlistMail = {
  listId: number;
  noticedAt: string;
  /** `fromMinor` is the price that the owner knew, if the price has dropped; `isBack` means back in stock. */
  news: { productId: number; fromMinor: number | null; isBack: boolean }[];
};

/** A message of the contact form, with a hash of its content. It is stored nowhere else. */
export type ContactMail = {
  id: string;
  sentAt: string;
  name: string;
  email: string;
  orderNumber: string;
  topic: string;
  message: string;
};

/** A back-in-stock email. `at` (ISO 8601), the time of the request or of the return to stock, distinguishes it from others of the request. */
export type StockAlertMail = { alertId: number; kind: 'confirm' | 'restocked'; at: string };

/** An email about the decision on a submitted deal. */
export type DealMail = { submissionId: number };

/**
 * An email about new deals that match an account's alerts: the newest ones, and the number of others. `at` (ISO 8601) distinguishes it from
 * the account's other emails.
 */
export type DealAlertMail = { accountId: number; at: string; deals: { offerId: number; alertId: number }[]; more: number };

/** A newsletter email: the confirmation request or the welcome email. `askedAt` (ISO 8601) distinguishes it from earlier ones. */
export type NewsletterMail = { subscriberId: number; kind: 'confirm' | 'welcome'; askedAt: string };

/** A warning to the shop that the authorisation of a payment expires. `captureBefore` (ISO 8601) distinguishes it from renewed ones. */
export type AuthorizationMail = { paymentId: number; captureBefore: string };

/** Jobs of the newsletter. */
export type NewsletterJob =
  | { name: 'newsletter-mail'; payload: NewsletterMail }
  | { name: 'newsletter-delivery'; payload: { deliveryId: number } }
  | { name: 'subscriber-deletion'; payload: { deletionId: number } }
  | { name: 'subscriber-import'; payload: { importId: number } };

/** Jobs of the catalogue. */
export type CatalogJob =
  | { name: 'product-picture'; payload: { uploadId: number } }
  | { name: 'offer-cover'; payload: { mediaId: number } }
  | { name: 'catalogue-import'; payload: { importId: number } }
  | { name: 'import-pictures'; payload: Record<string, never> }
  | { name: 'bulk-edit'; payload: { bulkEditId: number } }
  | { name: 'bulk-action'; payload: { bulkActionId: number } }
  | { name: 'waiting-products'; payload: Record<string, never> };

/**
 * A job in the outbox.
 * An order may be refunded more than once: `refundId` identifies the refund, so that each gets its email. An email that staff resend has
 * `again`, the minute of their request; so has an email about a shipment. An account email with `isHeld` is not sent.
 */
export type Job =
  | { name: 'order-mail'; payload: { orderId: number; kind: OrderMailKind; refundId?: number; again?: number } }
  | { name: 'shipment-mail'; payload: { shipmentId: number; again?: number } }
  | { name: 'shipment-import'; payload: { importId: number } }
  | { name: 'return-mail'; payload: ReturnMail }
  | { name: 'test-mail'; payload: TestMail }
  | { name: 'wishlist-mail'; payload: WishlistMail }
  | { name: 'stock-alert-mail'; payload: StockAlertMail }
  | { name: 'deal-mail'; payload: DealMail }
  | { name: 'deal-alert-mail'; payload: DealAlertMail }
  | { name: 'authorization-mail'; payload: AuthorizationMail }
  | { name: 'review-mail'; payload: { orderId: number } }
  | { name: 'contact-mail'; payload: ContactMail }
  | { name: 'account-mail'; payload: { requestId: number; isHeld: boolean } }
  | { name: 'bulk-export'; payload: { bulkExportId: number } }
  | CatalogJob
  | NewsletterJob;

/**
 * Queues a job to run after the transaction: within seconds, at least once, and retried with growing pauses if it fails.
 * @param tx the transaction of the change that causes the job
 */
export async function enqueue(tx: Tx, job: Job): Promise<void> {
  await tx.outbox.create({ data: { name: job.name, payload: job.payload }, select: { id: true } });
}
