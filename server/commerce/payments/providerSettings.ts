import type { z } from 'zod';
import type { SecretBox } from '../../platform/crypto/secrets.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { formOf, type SettingsSchema, type SettingValues } from '../../platform/forms/settingsForm.ts';
import { resealedSecrets, valuesOf, type SettingsKeys, type StoredSettings } from '../../platform/forms/storedSettings.ts';

// Staff settings of the payment extensions.

/** The keys that encrypt the secrets of payment methods. */
export function paymentKeys(keys: SecretBox): SettingsKeys {
  return { keys, kind: 'payment' };
}

/** All values of a schema; missing ones are ''. */
export function completeValues(schema: SettingsSchema, values: SettingValues): SettingValues {
  return Object.fromEntries(formOf(schema).map(({ name }) => [name, values[name] ?? '']));
}

/** The stored settings of a method; empty before the first save. */
export async function storedSettingsOf({ prisma }: { prisma: Tx }, method: string): Promise<StoredSettings> {
  const row = await prisma.paymentMethodSettings.findUnique({ where: { method }, select: { settings: true, secrets: true } });
  return row ?? { settings: {}, secrets: {} };
}

/**
 * Reads the settings of a method for its provider.
 * @throws Error when they are invalid, SecretsKeyError
 */
export async function readSettings<Schema extends SettingsSchema>(
  db: Db,
  keys: SecretBox,
  method: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(completeValues(schema, valuesOf(await storedSettingsOf(db, method), paymentKeys(keys))));
  // The message omits the values, which may be secret.
  if (!result.success) throw new Error(`The settings for the payment method ${method} are incomplete. See Settings > Payment.`);
  return result.data;
}

/**
 * Re-encrypts secrets of payment methods that don't use the newest key. Safe to repeat, also by several servers.
 * @throws SecretsKeyError
 */
export async function sealPaymentSecrets({ prisma }: Db, keys: SecretBox): Promise<void> {
  for (const { method, secrets } of await prisma.paymentMethodSettings.findMany({ select: { method: true, secrets: true } })) {
    const sealed = resealedSecrets({ secrets }, paymentKeys(keys));
    // Secrets that staff have changed in the meantime already use the newest key.
    if (sealed)
      await prisma.paymentMethodSettings.updateMany({ where: { method, secrets: { equals: secrets ?? {} } }, data: { secrets: sealed } });
  }
}
