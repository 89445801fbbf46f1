import { z } from 'zod';
import { archiveDocuments, issueDocuments, issueDueDocuments } from '../../commerce/invoices/invoices.ts';
import { removeOldCarts } from '../../commerce/cart/cart.ts';
import { readShipmentMail, renderShipmentMail } from '../../commerce/fulfilment/fulfilment.ts';
import {
  readOrderMail,
  recordMailed,
  recordOtherMail,
  cancelUnpaid,
  sweepPayments,
  readAuthorizationMail,
  renderAuthorizationMail,
  renderOrderMail,
  warnOfAuthorizations,
} from '../../commerce/orders/orders.ts';
import { readReturnMail, renderReturnMail } from '../../commerce/returns/returns.ts';
import { readTestMail } from '../../foundation/settings/settings.ts';
import type { Tx } from '../../platform/database/db.ts';
import { removeOldCompareLists } from '../../engagement/compare/compare.ts';
import { noticeRestocked, readStockAlertMail, removeOldStockAlerts, renderStockAlertMail } from '../../engagement/alerts/alerts.ts';
import { contactMail, readContactMail, renderContactMail } from '../../engagement/contact/contact.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { sendOnce } from '../../platform/mail/sendOnce.ts';
import { renderWishlistMail, readWishlistMail, noticeNews, deleteOldWishlists } from '../../engagement/wishlist/wishlist.ts';
import { queueReviewRequests, readReviewMail, renderReviewMail } from '../../engagement/reviews/reviews.ts';
import type { ExecuteAdminQuery } from '../../backoffice/integrations/integrations.ts';
import { noEffects, type Shop } from '../../platform/operation/shop.ts';
import { removeOldAgentCheckouts } from '../../backoffice/integrations/integrations.ts';
import { removeOldRequests } from '../../platform/idempotency/idempotency.ts';
import { removeOldAttempts } from '../../platform/limits/throttle.ts';
import { accountJobs } from './accountJobs.ts';
import { catalogJobs } from './catalogueJobs.ts';
import { exportJobs } from './exportJobs.ts';
import { dealJobs } from './dealJobs.ts';
import { eventJobs } from './eventJobs.ts';
import { marketplaceJobs } from './marketplaceJobs.ts';
import { newsletterJobs } from './newsletterJobs.ts';
import { orderMailKinds, returnMailKinds, type CatalogJob, type Job, type NewsletterJob } from '../../platform/jobs/outbox.ts';
import { reportJobs } from './reportJobs.ts';
import { shipmentJobs } from './shipmentJobs.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import type { JobDefinition, JobLog } from '../../platform/jobs/job.ts';

/** What the shop's jobs depend on. */
export interface JobTools extends Pick<Shop, 'db' | 'catalog' | 'payments' | 'keys'> {
  mailer: Mailer;
  files: FileStorage;
  /** The shop's URL, for links in emails. */
  publicUrl: string;
  /** Directory of the external shops' availability files; undefined when there are none. */
  availabilityDir?: string;
  /** Runs queries of the Admin API, for bulk exports. */
  execute: ExecuteAdminQuery;
  log: JobLog;
}

const orderMail = z.object({ orderId: z.int(), kind: z.enum(orderMailKinds), refundId: z.int().optional(), again: z.int().optional() });
const shipmentMail = z.object({ shipmentId: z.int(), again: z.int().optional() });
const returnMail = z.object({ returnId: z.int(), kind: z.enum(returnMailKinds), toBuyer: z.boolean() });
const testMail = z.object({ kind: z.string(), accountId: z.int(), askedAt: z.iso.datetime() });
const wishNews = z.object({ productId: z.int(), fromMinor: z.int().nullable(), isBack: z.boolean() });
const stockAlertMail = z.object({ alertId: z.int(), kind: z.enum(['confirm', 'restocked']), at: z.iso.datetime() });
const authorizationMail = z.object({ paymentId: z.int(), captureBefore: z.iso.datetime() });
const reviewMail = z.object({ orderId: z.int() });
const wishlistMail = z.object({ listId: z.int(), noticedAt: z.iso.datetime(), news: z.array(wishNews) });

/** A few emails are sent concurrently, so that one slow mail server doesn't hold up all of them. */
const mailRules = { maxAttempts: 5, pauseSeconds: 60, longestSeconds: 120, atOnce: 3 };

/** Recurring jobs need no retry. */
const maintenanceRules = { maxAttempts: 1, pauseSeconds: 1, longestSeconds: 300, atOnce: 1 };

const minute = 60;
const hour = 60 * minute;

/** A job that waits in the outbox for longer has no handler. */
const leftOverMs = 10 * minute * 1_000;

function mailJobs({
  db,
  mailer,
  payments,
  publicUrl,
}: JobTools): Record<
  Exclude<
    Job['name'],
    CatalogJob['name'] | NewsletterJob['name'] | 'account-mail' | 'bulk-export' | 'shipment-import' | 'deal-mail' | 'deal-alert-mail'
  >,
  JobDefinition
> {
  /** Sends an email if there still is a reason to: `read` returns null otherwise. */
  const mailOf = <Facts>(read: (payload: unknown) => Promise<Facts | null>, render: (facts: Facts) => Mail): JobDefinition => ({
    ...mailRules,
    async run(payload, { now, signal }) {
      const facts = await read(payload);
      if (facts) await sendOnce(db, mailer, render(facts), { now, signal });
    },
  });
  return {
    'order-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const request = orderMail.parse(payload);
        // First, so that the email links to them.
        await issueDocuments({ db, now, payments }, request.orderId);
        const facts = await readOrderMail({ db, payments }, request, publicUrl);
        if (!facts) return;
        await sendOnce(db, mailer, renderOrderMail(facts), { now, signal, onSent: (tx) => recordMailed(tx, request, now) });
      },
    },
    'shipment-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const facts = await readShipmentMail(db, shipmentMail.parse(payload), publicUrl);
        if (!facts) return;
        const onSent = (tx: Tx) => recordOtherMail(tx, facts.orderId, 'shipment', now);
        await sendOnce(db, mailer, renderShipmentMail(facts), { now, signal, onSent });
      },
    },
    'return-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const facts = await readReturnMail(db, returnMail.parse(payload), publicUrl);
        if (!facts) return;
        const onSent = (tx: Tx) => recordOtherMail(tx, facts.orderId, 'return', now);
        await sendOnce(db, mailer, renderReturnMail(facts), { now, signal, onSent });
      },
    },
    'test-mail': mailOf(
      (payload) => readTestMail(db, testMail.parse(payload), publicUrl),
      (mail) => mail,
    ),
    'wishlist-mail': mailOf((payload) => readWishlistMail(db, wishlistMail.parse(payload), publicUrl), renderWishlistMail),
    'stock-alert-mail': mailOf((payload) => readStockAlertMail(db, stockAlertMail.parse(payload), publicUrl), renderStockAlertMail),
    'authorization-mail': mailOf(
      (payload) => readAuthorizationMail(db, authorizationMail.parse(payload), publicUrl),
      renderAuthorizationMail,
    ),
    'review-mail': mailOf((payload) => readReviewMail(db, reviewMail.parse(payload), publicUrl), renderReviewMail),
    'contact-mail': mailOf((payload) => readContactMail(db, contactMail.parse(payload)), renderContactMail),
  };
}

/** Logs once that invoices wait, not with each run. */
let isWaitingLogged = false;

function maintenanceJobs({ db, catalog, payments, files, log }: JobTools): Record<string, JobDefinition> {
  return {
    'due-invoices': {
      ...maintenanceRules,
      everySeconds: 30,
      async run(_payload, { now, signal }) {
        const { waiting } = await issueDueDocuments({ db, now, payments }, signal);
        if (waiting > 0 && !isWaitingLogged) log.warn({ orders: waiting }, 'Invoices are waiting for the shop’s legal name and address');
        isWaitingLogged = waiting > 0;
        await archiveDocuments({ db, now, files }, signal);
      },
    },
    'open-payments': {
      ...maintenanceRules,
      everySeconds: minute,
      async run(_payload, { now, signal }) {
        const shop = { db, now, catalog, payments, effects: noEffects };
        const logFault = (err: unknown) => log.warn({ err, job: 'open-payments' }, 'Payment or refund is still pending');
        let hasMore = true;
        while (hasMore && !signal.aborted) ({ hasMore } = await sweepPayments(shop, logFault));
      },
    },
    'authorization-warnings': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const mails = await warnOfAuthorizations(db, now, signal);
        if (mails > 0) log.info({ mails }, 'Queued warnings about payment authorisations that will expire soon');
      },
    },
    'review-requests': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const mails = await queueReviewRequests(db, now, signal);
        if (mails > 0) log.info({ mails }, 'Queued emails that ask for reviews');
      },
    },
    'unpaid-orders': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const shop = { db, now, catalog, payments, effects: noEffects };
        let total = 0;
        for (let hasMore = true; hasMore && !signal.aborted;) {
          const done = await cancelUnpaid(shop);
          total += done.cancelled;
          ({ hasMore } = done);
        }
        if (total > 0) log.info({ orders: total }, 'Cancelled orders whose bank transfer did not arrive');
      },
    },
    // Runs before the carts: a visitor is not deleted while they have a list.
    'old-lists': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const gone = { ...(await deleteOldWishlists(db, now, signal)), compareLists: await removeOldCompareLists(db, now, signal) };
        if (gone.wishlists + gone.wishes + gone.compareLists > 0) log.info(gone, 'Removed abandoned guest lists');
      },
    },
    'old-carts': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const gone = await removeOldCarts(db, now, signal);
        if (gone.carts + gone.visitors > 0) log.info(gone, 'Removed abandoned carts and visitors');
      },
    },
    'wishlist-news': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const mails = await noticeNews(db, now, signal);
        if (mails > 0) log.info({ mails }, 'Queued wishlist emails about price drops and restocked products');
      },
    },
    'stock-alerts': {
      ...maintenanceRules,
      everySeconds: minute,
      async run(_payload, { now, signal }) {
        const mails = await noticeRestocked(db, now, signal);
        if (mails > 0) log.info({ mails }, 'Queued emails about restocked products');
      },
    },
    'old-stock-alerts': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now, signal }) {
        const alerts = await removeOldStockAlerts(db, now, signal);
        if (alerts > 0) log.info({ alerts }, 'Removed expired back-in-stock alerts');
      },
    },
    'old-attempts': {
      ...maintenanceRules,
      everySeconds: hour,
      async run(_payload, { now }) {
        await removeOldAttempts(db, now);
        await removeOldRequests(db, now);
        await removeOldAgentCheckouts(db, now);
      },
    },
    'left-overs': {
      ...maintenanceRules,
      everySeconds: 10 * minute,
      async run(_payload, { now }) {
        const where = { createdAt: { lt: new Date(now.getTime() - leftOverMs) } };
        const left = await db.prisma.outbox.groupBy({ by: ['name'], where, _count: true });
        const names = left.map(({ name, _count }) => `${name} (${_count})`);
        if (names.length > 0) log.warn({ names }, 'Outbox entries without a handler: is an older version running?');
      },
    },
  };
}

/** All background jobs of the program, by name. */
export function shopJobs(tools: JobTools): ReadonlyMap<string, JobDefinition> {
  return new Map(
    Object.entries({
      ...mailJobs(tools),
      ...accountJobs(tools),
      ...catalogJobs(tools),
      ...newsletterJobs(tools),
      ...dealJobs(tools),
      ...marketplaceJobs(tools),
      ...reportJobs(tools),
      ...eventJobs(tools),
      ...exportJobs(tools),
      ...shipmentJobs(tools),
      ...maintenanceJobs(tools),
    }),
  );
}
