import type { Db } from '../../server/platform/database/db.ts';
import { emitEvents } from '../../server/platform/events/domainEvents.ts';
import { theShopsJobs } from '../jobs/workshop.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

const errors = '... on UserError { code message path }';
const webhookFields = 'id databaseId state failingSince parkedCount version isEnabled url events';

const documents = {
  createWebhook: `CreateWebhookPayload { secret webhook { ${webhookFields} } }`,
  updateWebhook: `UpdateWebhookPayload { webhook { ${webhookFields} } }`,
  rotateWebhookSecret: `RotateWebhookSecretPayload { secret webhook { formerUntil } }`,
  deleteWebhook: 'DeleteWebhookPayload { deletedId }',
  testWebhook: 'TestWebhookPayload { delivery { status event body failure } }',
  resendWebhookDelivery: 'ResendWebhookDeliveryPayload { delivery { status attempts } }',
} as const;

/** The result of a mutation. */
export interface WebhookAnswer {
  __typename: string;
  code?: string;
  message?: string;
  secret?: string;
  webhook?: WebhookNow;
  delivery?: { status: string; event: string; body: string; failure: string };
}

/** A webhook as the API returns it. */
export interface WebhookNow {
  id: string;
  databaseId: number;
  state: string;
  failingSince: string | null;
  parkedCount: number;
  version: number;
}

/** Executes one of the mutations. */
export async function change(who: Visitor, mutation: keyof typeof documents, input: object): Promise<WebhookAnswer> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { __typename ... on ${documents[mutation]} ${errors} } }`;
  return (await who.query<{ result: WebhookAnswer }>(document, { input })).result;
}

/** Creates a webhook. */
export async function madeWebhook(who: Visitor, url: string, events: readonly string[]): Promise<WebhookNow & { secret: string }> {
  const { webhook, secret, message } = await change(who, 'createWebhook', { description: 'ERP', url, events, isEnabled: true });
  if (!webhook || secret === undefined) throw new Error(message);
  return { ...webhook, secret };
}

/** Reads a webhook. */
export async function webhookNow(who: Visitor, id: string): Promise<WebhookNow | null> {
  return (await who.query<{ webhook: WebhookNow | null }>(`query ($id: ID!) { webhook(id: $id) { ${webhookFields} } }`, { id })).webhook;
}

/** A message in the delivery log. */
export interface LogRow {
  id: string;
  event: string;
  status: string;
  attempts: number;
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  responseStatus: number | null;
  responseBody: string;
  failure: string;
  body: string;
}

/** Reads the delivery log, oldest first. */
export async function deliveryLog(who: Visitor, status?: string): Promise<LogRow[]> {
  const fields = 'id event status attempts nextAttemptAt lastAttemptAt responseStatus responseBody failure body';
  const { webhookDeliveries } = await who.query<{ webhookDeliveries: { edges: { node: LogRow }[] } }>(
    `query ($filter: WebhookDeliveryFilter) { webhookDeliveries(last: 100, filter: $filter) { edges { node { ${fields} } } } }`,
    { filter: { status } },
  );
  return webhookDeliveries.edges.map(({ node }) => node).toReversed();
}

const noMail = { send: () => Promise.resolve() };

/** Runs a job of the server, `seconds` after the tests' current time. */
export async function runJob(db: Db, name: string, seconds = 0): Promise<void> {
  const jobs = await theShopsJobs(db, noMail);
  const now = new Date(testNow.getTime() + seconds * 1_000);
  await jobs.get(name)?.run(null, { now, signal: new AbortController().signal });
}

/** Emits one event for each account number. */
export async function erased(db: Db, ...accountIds: number[]): Promise<void> {
  for (const accountId of accountIds) await emitEvents(db.prisma, 'accountErased', [{ accountId }], testNow);
}
