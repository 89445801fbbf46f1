import { noticeDeals, readDealAlertMail, renderDealAlertMail } from '../../server/engagement/offers/offers.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { DealAlertMail } from '../../server/platform/jobs/outbox.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import { globalId } from '../../shared/globalId.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

// Operations of alerts about new deals, and their emails.

interface Result {
  __typename: string;
  code?: string;
  path?: string[];
  alert?: { id: string; keyword: string };
}

export const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

const run = async (who: Visitor, mutation: string, input: object, type: string): Promise<Result> =>
  (
    await who.query<{ result: Result }>(
      `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { __typename ... on UserError { code path } } }`,
      { input },
    )
  ).result;
export const create = (who: Visitor, keyword: string, maxPriceMinor?: number) =>
  run(who, 'createDealAlert', { keyword, maxPriceMinor }, 'CreateDealAlertInput');
export const pause = (who: Visitor, id: number, isPaused = true) =>
  run(who, 'updateDealAlert', { id: globalId('DealAlert', id), isPaused }, 'UpdateDealAlertInput');
export const remove = (who: Visitor, id: number) => run(who, 'deleteDealAlert', { id: globalId('DealAlert', id) }, 'DeleteDealAlertInput');
export const stop = (who: Visitor, key: string) => run(who, 'stopDealAlerts', { key }, 'StopDealAlertsInput');

interface Own {
  keyword: string;
  isPaused: boolean;
  maxPrice: { amount: number } | null;
}
export const own = async (who: Visitor) =>
  (await who.query<{ viewer: { dealAlerts: Own[] } }>('{ viewer { dealAlerts { keyword isPaused maxPrice { amount } } } }')).viewer
    .dealAlerts;
/** Runs the job, and returns the emails that it queued, as sent now. */
export async function sentMails(db: Db, now = testNow): Promise<Mail[]> {
  await noticeDeals(db, now);
  const jobs = await db.prisma.outbox.findMany({ where: { name: 'deal-alert-mail' }, orderBy: { id: 'asc' } });
  await db.prisma.outbox.deleteMany();
  const facts = [];
  for (const { payload } of jobs) facts.push(await readDealAlertMail(db, payload as DealAlertMail, 'https://shop.example', now));
  return facts.filter((one) => one !== null).map(renderDealAlertMail);
}
