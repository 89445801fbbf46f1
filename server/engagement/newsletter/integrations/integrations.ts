import { requireStepUp } from '../../../platform/operation/rights.ts';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import type { Integration } from '../../../generated/prisma/client.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { UnknownIntegrationError } from '../errors.ts';
import { hasHidden } from '../rules.ts';
import { OutgoingError, type Reach } from '../../../platform/http/outgoing.ts';
import { caller, findMailingService, isAccepted } from './mailingService.ts';
import { mergedSettings, valuesOf, type GivenSetting, type MadeSecret } from '../../../platform/forms/storedSettings.ts';
import { integrationKeys } from './sealing.ts';
import type { Text } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// Configuration of integrations (row 107). API keys are write-only: the API returns only whether one is set. Changing where subscribers'
// addresses are sent requires re-authentication.

type Caller = Pick<Shop, 'db' | 'keys' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>;

/** What is set up: a new integration has the id of its mailing service, which stays. Absent values of an integration that exists stay as they are. */
export type IntegrationInput = (
  | {
      id: number;
      /** Of the integration as its editor has seen it; when left out, it is saved over whatever is there. */ expectedVersion?:
        | number
        | null;
    }
  | { id: null; kind: string }
) & {
  name: string;
  isEnabled: boolean;
  settings: readonly GivenSetting[];
};

/** A saved integration. */
export interface SavedIntegration {
  integration: Integration;
  /** Returned only this once. */
  newSecrets: MadeSecret[];
}

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

function checkName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100 || hasHidden(name))
    throw refuse(
      'name',
      says((t) => t.enterANameOfAtMost100Characters),
    );
  return name;
}

async function existing({ db }: Pick<Shop, 'db'>, id: number): Promise<Integration> {
  const integration = await db.prisma.integration.findUnique({ where: { id } });
  if (!integration) throw new UnknownIntegrationError();
  return integration;
}

/** @throws StepUpRequiredError, UnknownIntegrationError, InvalidInputError, StaleRecordError */
export async function saveIntegration(shop: Caller, input: IntegrationInput): Promise<SavedIntegration> {
  await requireStepUp(shop);
  const { isEnabled, settings: given } = input;
  const before = input.id === null ? null : await existing(shop, input.id);
  const version = (input.id === null ? null : input.expectedVersion) ?? before?.version;
  if (before && before.version !== version) throw new StaleRecordError({ name: before.name });
  const kind = input.id === null ? input.kind : (before?.kind ?? '');
  const service = findMailingService(kind);
  if (!service)
    throw refuse(
      'kind',
      says((t) => t.unknownMailingService),
    );
  const { settings, secrets, made, isSecretNew } = mergedSettings(
    { ...service, makesSecrets: true },
    given,
    before,
    integrationKeys(shop.keys),
  );
  const data = { kind, name: checkName(input.name), isEnabled, settings, secrets, updatedAt: shop.now };
  const actor = await actorOf(shop);
  const integration = await shop.db.prisma.$transaction(async (tx) => {
    const [saved] = before
      ? await tx.integration.updateManyAndReturn({ where: { id: before.id, version }, data: { ...data, version: { increment: 1 } } })
      : [await tx.integration.create({ data: { ...data, createdAt: shop.now } })];
    // Someone else was faster by a moment.
    if (!saved) throw new StaleRecordError({ name: before?.name });
    const details = { kind, isEnabled, isSecretNew };
    await recordAudit(tx, shop, actor, { action: 'integration.save', targetType: 'Integration', targetIds: [saved.id], details });
    return saved;
  });
  return { integration, newSecrets: made };
}

/**
 * Deletes an integration with its log; does nothing if it doesn't exist.
 * @throws StepUpRequiredError
 */
export async function deleteIntegration(shop: Caller, id: number): Promise<void> {
  await requireStepUp(shop);
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    const known = await tx.integration.findUnique({ where: { id }, select: { name: true } });
    const { count } = await tx.integration.deleteMany({ where: { id } });
    if (!known || count === 0) return;
    await recordAudit(tx, shop, actor, { action: 'integration.remove', targetType: 'Integration', targetIds: [id], details: known });
  });
}

/**
 * Enables these integrations and disables all others: the list's multi-select (row 107).
 * @throws StepUpRequiredError
 */
export async function setActiveIntegrations(shop: Caller, ids: readonly number[]): Promise<Integration[]> {
  await requireStepUp(shop);
  const actor = await actorOf(shop);
  return shop.db.prisma.$transaction(async (tx) => {
    const chosen = [...new Set(ids)];
    const changed = { updatedAt: shop.now, version: { increment: 1 } };
    await tx.integration.updateMany({ where: { id: { in: chosen }, isEnabled: false }, data: { isEnabled: true, ...changed } });
    await tx.integration.updateMany({ where: { id: { notIn: chosen }, isEnabled: true }, data: { isEnabled: false, ...changed } });
    await recordAudit(tx, shop, actor, { action: 'integration.choose', targetType: 'Integration', targetIds: chosen });
    return tx.integration.findMany({ orderBy: { id: 'asc' } });
  });
}

/** The result of a test. */
export interface IntegrationTest {
  isOk: boolean;
  /** HTTP status of the response; null if there was none. */
  responseStatus: number | null;
  message: Text;
}

/**
 * Checks with the service that API key and list are valid; a webhook gets a message of type test.
 * @throws UnknownIntegrationError
 */
export async function testIntegration(shop: Caller, id: number, reach: Reach = {}): Promise<IntegrationTest> {
  const integration = await existing(shop, id);
  await recordAudit(shop.db.prisma, shop, await actorOf(shop), { action: 'integration.test', targetType: 'Integration', targetIds: [id] });
  const service = findMailingService(integration.kind);
  if (!service) return { isOk: false, responseStatus: null, message: says((t) => t.mailingServiceIsGone) };
  try {
    const answer = await service.testConnection({
      settings: valuesOf(integration, integrationKeys(shop.keys)),
      call: caller(reach),
      now: shop.now,
    });
    const isOk = isAccepted(answer);
    return {
      isOk,
      responseStatus: answer.status,
      message: isOk ? says((t) => t.theConnectionWorks) : says((t) => t.serviceRespondedCheckKeyAndList({ status: answer.status })),
    };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { isOk: false, responseStatus: null, message: error.message };
  }
}

/**
 * Retries a failed message.
 * @returns whether there was one
 */
export async function retryDelivery(shop: Caller, id: number): Promise<boolean> {
  const actor = await actorOf(shop);
  return shop.db.prisma.$transaction(async (tx) => {
    // Messages about erased subscribers have no data left to send.
    const { count } = await tx.integrationDelivery.updateMany({
      where: { id, status: 'FAILED', failure: { not: 'Erased' } },
      data: { status: 'WAITING', attempts: 0 },
    });
    if (count === 0) return false;
    await enqueue(tx, { name: 'newsletter-delivery', payload: { deliveryId: id } });
    await recordAudit(tx, shop, actor, { action: 'integration.retry', targetType: 'IntegrationDelivery', targetIds: [id] });
    return true;
  });
}
