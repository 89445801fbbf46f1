import { requireStepUp } from '../accounts/rights.ts';
import { actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { InvalidInputError } from '../errors.ts';
import type { AnalyticsSettings } from '../generated/prisma/client.ts';
import type { Shop } from '../shop.ts';
import { newWebhookSecret, webhook } from '../subscribers/integrations/webhook.ts';
import { analyticsSettings } from './settings.ts';

/** What is set; absent values stay as they are. */
export interface AnalyticsSettingsInput {
  isEnabled?: boolean | null;
  keepDays?: number | null;
  /** '' for none. */
  webhookUrl?: string | null;
  /** Makes a new secret, which is told once. */
  renewsSecret?: boolean | null;
}

/** Visits are kept as long as their day may still be counted. */
const daysAllowed = { min: 7, max: 396 };

/**
 * Changes what is measured and where it is sent. A new address begins with what comes from now on.
 * @returns the settings, and a new secret when there is one: told this once
 * @throws StepUpRequiredError, InvalidInputError
 */
export async function saveAnalyticsSettings(
  shop: Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>,
  input: AnalyticsSettingsInput,
): Promise<{ settings: AnalyticsSettings; newSecret: string | null }> {
  await requireStepUp(shop);
  const before = await analyticsSettings(shop.db);
  const keepDays = input.keepDays ?? before.keepDays;
  if (keepDays < daysAllowed.min || keepDays > daysAllowed.max) {
    const message = `Visits are kept for ${daysAllowed.min} to ${daysAllowed.max} days.`;
    throw new InvalidInputError([{ path: ['input', 'keepDays'], message }]);
  }
  const webhookUrl = input.webhookUrl?.trim() ?? before.webhookUrl;
  const isNewUrl = webhookUrl !== before.webhookUrl;
  const needsSecret = webhookUrl !== '' && (isNewUrl || before.webhookSecret === '' || input.renewsSecret === true);
  const newSecret = needsSecret ? newWebhookSecret() : null;
  const webhookSecret = webhookUrl === '' ? '' : (newSecret ?? before.webhookSecret);
  const fault = webhookUrl === '' ? null : webhook.check({ url: webhookUrl, listId: '', secret: webhookSecret });
  if (fault) throw new InvalidInputError([{ path: ['input', 'webhookUrl'], message: fault.message }]);
  const actor = await actorOf(shop);
  const settings = await shop.db.prisma.$transaction(async (tx) => {
    const last = isNewUrl ? await tx.analyticsEvent.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }) : null;
    const started = isNewUrl && { webhookSentId: last?.id ?? 0n, webhookFailures: 0, webhookFailure: '', webhookNextAt: null };
    const data = { isEnabled: input.isEnabled ?? before.isEnabled, keepDays, webhookUrl, webhookSecret, ...started };
    const details = { isEnabled: data.isEnabled, keepDays, hasWebhook: webhookUrl !== '', isSecretNew: newSecret !== null };
    await recordAudit(tx, shop, actor, { action: 'analytics.save', details });
    return tx.analyticsSettings.update({ where: { id: 1 }, data });
  });
  return { settings, newSecret };
}
