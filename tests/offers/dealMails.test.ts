import { beforeEach, describe, expect, it } from 'vitest';
import { readDealMail, renderDealMail } from '../../server/engagement/offers/offers.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { DealMail } from '../../server/platform/jobs/outbox.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import { sendOnce } from '../../server/platform/mail/sendOnce.ts';
import { globalId } from '../../shared/globalId.ts';
import { act, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { makeMerchant } from './offerShop.ts';

// Emails about the decisions on submitted deals.

let db: Db;
let merchantId: number;
let staff: Visitor;
let sent: Mail[];
const mailer: Mailer = {
  send: (mail) => {
    sent.push(mail);
    return Promise.resolve();
  },
};
beforeEach(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db);
  ({ who: staff } = await openStaff(db, 'STAFF', ['DEALS']));
  sent = [];
});

const url = 'https://shop.example.com/lamp';

/** Creates a submission of an account with a confirmed address. */
async function submission({ title = 'Desk <b>lamp</b>', isVerified = true } = {}) {
  const accountId = await makeAccount(db, { email: 'grace@example.com', isVerified });
  const { id } = await db.prisma.dealSubmission.create({ data: { accountId, url, linkKey: url, title } });
  return { id, accountId };
}

async function publish(id: number, facts: object = {}, isDryRun = false): Promise<string | undefined> {
  const document = `mutation ($input: PublishDealSubmissionInput!, $isDryRun: Boolean!) {
    result: publishDealSubmission(input: $input, isDryRun: $isDryRun) { ... on UserError { code } } }`;
  const all = { title: 'Bright lamp', merchantId: globalId('Merchant', merchantId), destinationUrl: url, ...facts };
  const input = { id: globalId('DealSubmission', id), facts: all };
  return (await staff.query<{ result: { code?: string } }>(document, { input, isDryRun })).result.code;
}

async function reject(id: number, reason: string): Promise<string | undefined> {
  const document =
    'mutation ($input: RejectDealSubmissionInput!) { result: rejectDealSubmission(input: $input) { ... on UserError { code } } }';
  const input = { id: globalId('DealSubmission', id), reason };
  return (await staff.query<{ result: { code?: string } }>(document, { input })).result.code;
}

const queued = async () =>
  (await db.prisma.outbox.findMany({ where: { name: 'deal-mail' }, orderBy: { id: 'asc' } })).map(({ payload }) => payload as DealMail);

/** Runs the queued jobs, which stay, as when a job runs again. */
async function run(): Promise<void> {
  for (const job of await queued()) {
    const facts = await readDealMail(db, job, 'https://shop.example');
    if (facts) await sendOnce(db, mailer, renderDealMail(facts), { now: testNow, signal: new AbortController().signal });
  }
}

describe('[I93] the email about a decision', () => {
  it('says that a deal is published, with its link, once', async () => {
    const { id } = await submission();
    expect(await publish(id)).toBeUndefined();
    await run();
    await run();
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: 'grace@example.com', subject: 'Your deal “Desk <b>lamp</b>” is published' });
    expect(mail?.text).toContain('View deal: https://shop.example/deals/bright-lamp/');
    expect(mail?.html.toString()).toContain('href="https://shop.example/deals/bright-lamp/"');
    expect(mail?.html.toString()).not.toContain('<b>lamp');
  });

  it('states why a deal was rejected, also when the shop has its own introduction', async () => {
    const { id } = await submission();
    const texts = { kind: 'deal.rejected', subject: 'About {dealTitle}', introduction: 'Hello!', footer: '' };
    await db.prisma.mailText.create({ data: texts });
    await reject(id, 'The price is wrong.\n<script>It ended.');
    await run();
    expect(sent).toMatchObject([{ to: 'grace@example.com', subject: 'About Desk <b>lamp</b>' }]);
    expect(sent[0]?.text).toContain('Hello!\n\nReason: The price is wrong.\n\n<script>It ended.');
    expect(sent[0]?.text).toContain('View your deals: https://shop.example/deals/submit/');
    expect(sent[0]?.html.toString()).toContain('&lt;script&gt;It ended.');
  });

  it('is queued by the decision that counts only', async () => {
    const { id } = await submission();
    expect(await publish(id, {}, true)).toBeUndefined();
    expect(await publish(id, { title: '' })).toBe('INVALID_INPUT');
    expect(await reject(id, ' ')).toBe('INVALID_INPUT');
    expect(await queued()).toEqual([]);
    await Promise.all([publish(id), reject(id, 'No')]);
    expect(await queued()).toEqual([{ submissionId: id }]);
  });

  it('of a deal that starts later leads to the shopper’s deals, and is not sent for one that was withdrawn', async () => {
    const { id } = await submission();
    await publish(id, { startsAt: '2099-01-01' });
    await run();
    expect(sent[0]?.text).toContain('It appears on our site when it starts.');
    expect(sent[0]?.text).toContain('View your deals: https://shop.example/deals/submit/');
    await db.prisma.sentMail.deleteMany();
    await db.prisma.offer.updateMany({ data: { status: 'DRAFT', isListed: false } });
    await run();
    await db.prisma.offer.deleteMany();
    await run();
    expect(sent).toHaveLength(1);
  });
});

describe('[I93] privacy of the email about a decision', () => {
  it('is not sent to an address that its owner has not confirmed, nor to a blocked account', async () => {
    const { id, accountId } = await submission({ isVerified: false });
    await reject(id, 'Spam.');
    await run();
    await db.prisma.account.update({ where: { id: accountId }, data: { emailVerifiedAt: testNow, lockedAt: testNow } });
    await run();
    expect(sent).toEqual([]);
  });

  it('is not sent once the account is erased, and nothing of it remains in the queue', async () => {
    const { id } = await submission();
    await reject(id, 'The price of Grace is wrong.');
    const grace = newVisitor(db);
    await signIn(grace, 'grace@example.com');
    await act(grace, 'deleteMyAccount', { password });
    const jobs = JSON.stringify(await queued());
    expect(jobs).toBe(JSON.stringify([{ submissionId: id }]));
    await run();
    expect(sent).toEqual([]);
  });

  it('is sent to the address that the account has by then', async () => {
    const { id, accountId } = await submission();
    await reject(id, 'Too late.');
    await db.prisma.account.update({ where: { id: accountId }, data: { email: 'hopper@example.com' } });
    await run();
    expect(sent.map(({ to }) => to)).toEqual(['hopper@example.com']);
  });
});
