import type { Db } from '../../../platform/database/db.ts';
import type { Integration, IntegrationDelivery } from '../../../generated/prisma/client.ts';
import type { DeliveredSubscriber } from './deliveries.ts';
import { OutgoingError, type Reach } from '../../../platform/http/outgoing.ts';
import { caller, findMailingService, isAccepted, isWorthRetry, type MailingMessage, type MailingService } from './mailingService.ts';
import type { SecretBox } from '../../../platform/crypto/secrets.ts';
import { valuesOf } from '../../../platform/forms/storedSettings.ts';
import { integrationKeys } from './sealing.ts';
import { inDefaultLanguage } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

/** A message fails after this many attempts, over some two hours. The job (jobs/newsletterJobs.ts) has the same limit. */
export const maxAttempts = 9;

/** The outcome of an attempt. */
interface Outcome {
  isDelivered: boolean;
  isWorthRetry: boolean;
  responseStatus: number | null;
  failure: string;
}

const methods = {
  'subscriber.confirmed': 'subscribe',
  'subscriber.unsubscribed': 'unsubscribe',
  'subscriber.erased': 'erase',
} as const satisfies Record<MailingMessage['event'], keyof MailingService>;

interface Delivering {
  db: Db;
  keys: SecretBox;
  now: Date;
}

async function tryOnce(
  service: MailingService,
  integration: Integration,
  { eventId, event: stored, payload }: IntegrationDelivery,
  { keys, now }: Delivering,
  { reach, signal }: DeliverOptions,
): Promise<Outcome> {
  // Both were stored in this form when the event was recorded, and no other code writes them.
  const event = stored as MailingMessage['event'];
  const subscriber = payload as unknown as DeliveredSubscriber;
  const connection = { settings: valuesOf(integration, integrationKeys(keys)), call: caller(reach ?? {}, signal), now };
  try {
    const answer = await service[methods[event]](connection, { eventId, event, subscriber });
    const isDelivered = isAccepted(answer);
    const failure = isDelivered ? '' : inDefaultLanguage(says((t) => t.serviceRespondedWithStatus({ status: answer.status })));
    return { isDelivered, isWorthRetry: isWorthRetry(answer), responseStatus: answer.status, failure };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { isDelivered: false, isWorthRetry: error.isWorthRetry, responseStatus: null, failure: error.message };
  }
}

/** Options of a delivery. */
export interface DeliverOptions {
  signal?: AbortSignal;
  /** Redirects calls in tests. */
  reach?: Reach;
}

/** A later message about the same subscriber has the current state, which is all that services store unless they keep a history. */
async function isOutdated(
  { prisma }: Db,
  { keepsHistory = false }: MailingService,
  { id, integrationId, subscriberId }: IntegrationDelivery,
): Promise<boolean> {
  if (keepsHistory || subscriberId === null) return false;
  const later = await prisma.integrationDelivery.findFirst({
    where: { integrationId, subscriberId, id: { gt: id } },
    select: { id: true },
  });
  return later !== null;
}

/**
 * Sends a message, again if necessary; a message already sent is skipped.
 * @throws Error when it should be retried after a pause
 */
export async function deliver({ db, keys, now }: Delivering, deliveryId: number, options: DeliverOptions): Promise<void> {
  const found = await db.prisma.integrationDelivery.findUnique({ where: { id: deliveryId }, include: { integration: true } });
  if (found?.status !== 'WAITING') return;
  const { integration, ...delivery } = found;
  const note = (data: Partial<IntegrationDelivery> & { payload?: object }) =>
    db.prisma.integrationDelivery.updateMany({ where: { id: deliveryId, status: 'WAITING' }, data });
  if (!integration.isEnabled) {
    await note({ status: 'FAILED', failure: inDefaultLanguage(says((t) => t.theIntegrationWasDisabled)) });
    return;
  }
  const service = findMailingService(integration.kind);
  if (!service) {
    await note({ status: 'FAILED', failure: inDefaultLanguage(says((t) => t.mailingServiceKindIsGone({ kind: integration.kind }))) });
    return;
  }
  if (await isOutdated(db, service, delivery)) {
    await note({ status: 'DELIVERED', failure: inDefaultLanguage(says((t) => t.replacedByALaterMessage)), payload: {} });
    return;
  }
  const attempts = delivery.attempts + 1;
  const { isDelivered, isWorthRetry: mayRetry, ...outcome } = await tryOnce(service, integration, delivery, { db, keys, now }, options);
  const facts = { ...outcome, attempts, lastAttemptAt: now };
  if (isDelivered) await note({ ...facts, status: 'DELIVERED', payload: {} });
  else if (!mayRetry || attempts >= maxAttempts) await note({ ...facts, status: 'FAILED' });
  else {
    await note(facts);
    throw new Error(`A message to integration ${integration.id} was not accepted: ${outcome.failure}`);
  }
}
