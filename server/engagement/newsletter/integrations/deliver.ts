import type { Db } from '../../../platform/database/db.ts';
import type { Integration, IntegrationDelivery } from '../../../generated/prisma/client.ts';
import type { DeliveredSubscriber, SubscriberEvent } from './deliveries.ts';
import { OutgoingError, type Reach } from './outgoing.ts';
import { caller, isTaken, isWorthRetry } from './service.ts';
import { baseOf, services } from './services.ts';

/** After so many tries, some two hours, a message has failed. The job (jobs/newsletterJobs.ts) tries as often. */
export const maxAttempts = 9;

/** What came of a try. */
interface Outcome {
  isDelivered: boolean;
  isWorthRetry: boolean;
  responseStatus: number | null;
  failure: string;
}

async function tryOnce(
  { kind, ...settings }: Integration,
  { eventId, event, payload }: IntegrationDelivery,
  now: Date,
  { reach, signal }: DeliverOptions,
): Promise<Outcome> {
  const message = {
    eventId,
    event: event as Exclude<SubscriberEvent, 'test'>,
    now,
    // Stored as JSON in this form when the event was noted, and written by nobody else.
    subscriber: payload as unknown as DeliveredSubscriber,
  };
  try {
    const answer = await services[kind].send(settings, message, caller(reach ?? {}, signal), baseOf(kind, reach ?? {}));
    const isDelivered = isTaken(answer);
    const failure = isDelivered ? '' : `It answered ${answer.status}.`;
    return { isDelivered, isWorthRetry: isWorthRetry(answer), responseStatus: answer.status, failure };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { isDelivered: false, isWorthRetry: error.isWorthRetry, responseStatus: null, failure: error.message };
  }
}

/** What a delivery may be told besides its number. */
export interface DeliverOptions {
  signal?: AbortSignal;
  /** For tests: where calls may go. */
  reach?: Reach;
}

/** A later message about the same subscriber says how it stands now: services keep that, and no history. */
async function isOutdated(
  { prisma }: Db,
  { kind }: Integration,
  { id, integrationId, subscriberId }: IntegrationDelivery,
): Promise<boolean> {
  if (kind === 'WEBHOOK' || subscriberId === null) return false;
  const later = await prisma.integrationDelivery.findFirst({
    where: { integrationId, subscriberId, id: { gt: id } },
    select: { id: true },
  });
  return later !== null;
}

/**
 * Sends a message, once more if it must be; what has been sent is left alone.
 * @throws Error when it should be tried again after a pause
 */
export async function deliver({ db, now }: { db: Db; now: Date }, deliveryId: number, options: DeliverOptions): Promise<void> {
  const found = await db.prisma.integrationDelivery.findUnique({ where: { id: deliveryId }, include: { integration: true } });
  if (found?.status !== 'WAITING') return;
  const { integration, ...delivery } = found;
  const note = (data: Partial<IntegrationDelivery> & { payload?: object }) =>
    db.prisma.integrationDelivery.updateMany({ where: { id: deliveryId, status: 'WAITING' }, data });
  if (!integration.isEnabled) {
    await note({ status: 'FAILED', failure: 'The integration was switched off.' });
    return;
  }
  if (await isOutdated(db, integration, delivery)) {
    await note({ status: 'DELIVERED', failure: 'A later message says how it stands.', payload: {} });
    return;
  }
  const attempts = delivery.attempts + 1;
  const { isDelivered, isWorthRetry: mayRetry, ...outcome } = await tryOnce(integration, delivery, now, options);
  const facts = { ...outcome, attempts, lastAttemptAt: now };
  if (isDelivered) await note({ ...facts, status: 'DELIVERED', payload: {} });
  else if (!mayRetry || attempts >= maxAttempts) await note({ ...facts, status: 'FAILED' });
  else {
    await note(facts);
    throw new Error(`A message to integration ${integration.id} was not taken: ${outcome.failure}`);
  }
}
