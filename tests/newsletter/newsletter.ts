import { createHash } from 'node:crypto';
import type { Db } from '../../server/platform/database/db.ts';
import type { StaffRight } from '../../server/generated/prisma/client.ts';
import { newSubscriberKey } from '../../server/engagement/newsletter/links.ts';
import { readNewsletterMail } from '../../server/engagement/newsletter/mails.ts';
import { newVisitor, testKeys, testNow, type Visitor, type VisitorOptions } from '../support/shopDriver.ts';

// GraphQL operations of newsletter subscribers, their email clients and administrators.

/** Returns the tests' current time plus `seconds`. */
export const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

export interface Result {
  __typename: string;
  message?: string;
  reason?: string;
  path?: string[];
  retryAfterSeconds?: number;
  preferences?: { maskedEmail: string; status: string; isSubscribed: boolean; url: string };
}

const subscribeDocument = `mutation ($input: SubscribeInput!) { result: subscribe(input: $input) {
  __typename ... on SubscribePayload { message } ... on UserError { message path } ... on ThrottledError { retryAfterSeconds }
} }`;

/** Submits a form unchanged. */
export async function sendForm(visitor: Visitor, input: object): Promise<Result> {
  return (await visitor.query<{ result: Result }>(subscribeDocument, { input })).result;
}

/** Fills in a form and submits it `seconds` after the tests' current time. */
export async function signUp(visitor: Visitor, input: object, seconds = 10): Promise<Result> {
  visitor.at(after(seconds));
  return sendForm(visitor, input);
}

/** Creates a visitor on their own network, so that network limits aren't reached by chance. */
let networks = 0;
export function newSubscriber(db: Db, options: VisitorOptions = {}): Visitor {
  networks += 1;
  return newVisitor(db, { address: `198.51.${100 + Math.floor(networks / 250)}.${(networks % 250) + 1}`, endpoint: 'page', ...options });
}

/** Runs a mutation that takes an email's key. */
export async function byKey(visitor: Visitor, mutation: string, key: string): Promise<Result> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const more = mutation === 'deleteSubscriptionData' ? '' : `... on ${type}Payload { preferences { maskedEmail status isSubscribed url } }`;
  const { result } = await visitor.query<{ result: Result }>(
    `mutation ($input: ${type}Input!) { result: ${mutation}(input: $input) { __typename ${more} ... on UserError { message path } ... on SubscriptionLinkError { reason } } }`,
    { input: { key } },
  );
  return result;
}

/** Returns the queued newsletter emails. */
export async function queuedMails(db: Db) {
  const rows = await db.prisma.outbox.findMany({ where: { name: 'newsletter-mail' }, orderBy: { id: 'asc' } });
  return rows.map(({ payload }) => payload as { subscriberId: number; kind: 'confirm' | 'welcome'; askedAt: string });
}

/** Returns the content of the queued emails, except for those that are no longer to be sent. */
export async function mailsToSend(db: Db) {
  const asked = await queuedMails(db);
  const facts = await Promise.all(asked.map((mail) => readNewsletterMail(db, testKeys, mail, 'https://shop.example')));
  return facts.filter((mail) => mail !== null);
}

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

/** Returns the key in the latest confirmation email. */
export async function confirmationKey(db: Db): Promise<string> {
  const mail = (await mailsToSend(db)).findLast(({ kind }) => kind === 'confirm');
  if (mail?.kind !== 'confirm') throw new Error('No mail asks to confirm');
  return keyOf(mail.confirmUrl);
}

/** Creates a subscriber, and returns the key of their links. */
export async function makeSubscriber(db: Db, facts: { email: string; status?: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'; name?: string }) {
  const { email, status = 'CONFIRMED', name = null } = facts;
  const subscriber = await db.prisma.subscriber.create({
    data: {
      email,
      emailShown: email,
      name,
      status,
      key: newSubscriberKey(),
      createdAt: testNow,
      pendingSince: testNow,
      confirmedAt: status === 'PENDING' ? null : testNow,
      unsubscribedAt: status === 'UNSUBSCRIBED' ? testNow : null,
    },
  });
  return { ...subscriber, linkKey: `${subscriber.id}-${subscriber.key}` };
}

/** Creates an administrator, or a staff member with these rights. */
export async function member(db: Db, role: 'ADMINISTRATOR' | 'STAFF' | 'CUSTOMER' = 'ADMINISTRATOR', rights: StaffRight[] = []) {
  const token = createHash('sha256').update(`${role} ${rights.join()} ${Math.random()}`).digest('base64url');
  const account = await db.prisma.account.create({ data: { email: `${token.toLowerCase()}@example.com`, role, rights } });
  await db.prisma.visitor.create({
    data: {
      tokenHash: createHash('sha256').update(token).digest('hex'),
      createdAt: testNow,
      seenAt: testNow,
      account: { connect: { id: account.id } },
    },
  });
  return { visitor: newVisitor(db, { token }), accountId: account.id, token };
}

/** Returns the list of subscribers, sorted by email address. */
export async function listed(db: Db) {
  const rows = await db.prisma.subscriber.findMany({ orderBy: { email: 'asc' } });
  return rows.map(({ email, status }) => `${email} ${status}`);
}
