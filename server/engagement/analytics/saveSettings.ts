import { requireStepUp } from '../../platform/operation/rights.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { AnalyticsSettings } from '../../generated/prisma/client.ts';
import { changesOf, differing, saveArea, type Changes, type StaffShop, type SettingFact } from '../../foundation/settings/settings.ts';
import { callableMessage, isCallable, newWebhookSecret } from '../../platform/http/webhookSigning.ts';
import { analyticsSettings } from './settings.ts';

/** Settings to change; absent values stay unchanged. */
export interface AnalyticsSettingsInput {
  isEnabled?: boolean | null;
  keepDays?: number | null;
  /** '' for none. */
  webhookUrl?: string | null;
  /** Generates a new secret, which is returned only once. */
  renewsSecret?: boolean | null;
  /** The version that the form was loaded with; if absent, the save overwrites any version. */
  expectedVersion?: number | null;
}

type Written = Pick<AnalyticsSettings, 'isEnabled' | 'keepDays' | 'webhookUrl' | 'webhookSecret'>;

/** Visits are stored as long as their day may still be recounted. */
const daysAllowed = { min: 7, max: 396 };

/** Metadata of these settings for staff, besides their values. */
export const analyticsFacts: readonly SettingFact[] = [
  { name: 'isEnabled', initial: true },
  { name: 'keepDays', initial: 90, unit: 'days', ...daysAllowed },
];

/**
 * Changes what is measured and where it is sent. A new webhook URL receives only events from now on.
 * @returns the settings, a new secret if one was generated (returned only once), and the version of the area
 * @throws StepUpRequiredError, InvalidInputError, StaleRecordError, TryAgainError
 */
export async function updateAnalyticsSettings(
  shop: StaffShop,
  input: AnalyticsSettingsInput,
): Promise<{ settings: AnalyticsSettings; newSecret: string | null; version: number }> {
  await requireStepUp(shop);
  const before = await analyticsSettings(shop.db);
  const keepDays = input.keepDays ?? before.keepDays;
  if (keepDays < daysAllowed.min || keepDays > daysAllowed.max) {
    const message = `Visits can be kept for ${daysAllowed.min} to ${daysAllowed.max} days.`;
    throw new InvalidInputError([{ path: ['input', 'keepDays'], message }]);
  }
  const webhookUrl = input.webhookUrl?.trim() ?? before.webhookUrl;
  const isNewUrl = webhookUrl !== before.webhookUrl;
  const needsSecret = webhookUrl !== '' && (isNewUrl || before.webhookSecret === '' || input.renewsSecret === true);
  const newSecret = needsSecret ? newWebhookSecret() : null;
  const webhookSecret = webhookUrl === '' ? '' : (newSecret ?? before.webhookSecret);
  if (webhookUrl !== '' && !isCallable(webhookUrl))
    throw new InvalidInputError([{ path: ['input', 'webhookUrl'], message: callableMessage }]);
  const save = {
    area: 'ANALYTICS',
    action: 'analytics.save',
    targetType: 'AnalyticsSettings',
    expectedVersion: input.expectedVersion,
  } as const;
  const version = await saveArea(shop, save, async (tx) => {
    const last = isNewUrl ? await tx.analyticsEvent.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }) : null;
    const started = isNewUrl && { webhookSentId: last?.id ?? 0n, webhookFailures: 0, webhookFailure: '', webhookNextAt: null };
    const values = { isEnabled: input.isEnabled ?? before.isEnabled, keepDays, webhookUrl, webhookSecret };
    // Write only changed values: another request may have changed the others since they were read.
    await tx.analyticsSettings.update({ where: { id: 1 }, data: { ...differing<Written>(before, values), ...started } });
    return auditChanges(before, values);
  });
  return { settings: await analyticsSettings(shop.db), newSecret, version };
}

/** The changes for the audit log, without the secret and the webhook's full URL: its path may be secret too. */
function auditChanges(before: AnalyticsSettings, { isEnabled, keepDays, webhookUrl, webhookSecret }: Written): Changes {
  const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');
  return {
    ...changesOf(before, differing<Pick<Written, 'isEnabled' | 'keepDays'>>(before, { isEnabled, keepDays })),
    ...(webhookUrl !== before.webhookUrl && { webhookHost: { from: hostOf(before.webhookUrl), to: hostOf(webhookUrl) } }),
    ...(webhookSecret !== before.webhookSecret && {
      webhookSecret: { from: before.webhookSecret === '' ? 'none' : 'old', to: webhookSecret === '' ? 'none' : 'new' },
    }),
  };
}
