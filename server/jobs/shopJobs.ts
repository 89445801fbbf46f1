import { z } from 'zod';
import { readOrderMail, recordMailed } from '../checkout/orderMail.ts';
import type { Db } from '../db.ts';
import type { Mailer } from '../mail/mailer.ts';
import { renderOrderMail } from '../mail/order/render.ts';
import { sendOnce } from '../mail/sendOnce.ts';
import { orderMailKinds, type Job } from './outbox.ts';
import type { JobDefinition } from './runner.ts';

/** What the shop's jobs use. */
export interface JobTools {
  db: Db;
  mailer: Mailer;
  /** The shop's address, for links in mails. */
  publicUrl: string;
}

const orderMail = z.object({ orderId: z.int(), kind: z.enum(orderMailKinds), refundId: z.int().optional() });

/** Mails: a handful at the same time, so that a slow mail server does not hold up everybody. */
const mailRules = { tries: 5, pauseSeconds: 60, longestSeconds: 120, atOnce: 3 };

function mailJobs({ db, mailer, publicUrl }: JobTools): Record<Job['name'], JobDefinition> {
  return {
    'order-mail': {
      ...mailRules,
      async run(payload, { now, signal }) {
        const request = orderMail.parse(payload);
        const facts = await readOrderMail(db, request, publicUrl);
        if (!facts) return;
        await sendOnce(db, mailer, renderOrderMail(facts), { now, signal, onSent: (tx) => recordMailed(tx, request, now) });
      },
    },
  };
}

/** Everything that this program does beside answering requests, by name. */
export function shopJobs(tools: JobTools): ReadonlyMap<string, JobDefinition> {
  return new Map(Object.entries(mailJobs(tools)));
}
