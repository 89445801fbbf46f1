import type { z } from 'zod';
import type { SecretBox } from '../../platform/crypto/secrets.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { formOf, type SettingsSchema, type SettingValues } from '../../platform/forms/settingsForm.ts';
import { resealedSecrets, valuesOf, type SettingsKeys, type StoredSettings } from '../../platform/forms/storedSettings.ts';

// What staff have set of the extensions of payments.

/** With which the secrets of payment methods are sealed. */
export function paymentKeys(keys: SecretBox): SettingsKeys {
  return { keys, kind: 'payment' };
}

/** All values of a schema: what nobody has entered is ''. */
export function completeValues(schema: SettingsSchema, values: SettingValues): SettingValues {
  return Object.fromEntries(formOf(schema).map(({ name }) => [name, values[name] ?? '']));
}

/** The settings of a method as they are stored; empty before the first save. */
export async function storedSettingsOf({ prisma }: { prisma: Tx }, method: string): Promise<StoredSettings> {
  const row = await prisma.paymentMethodSettings.findUnique({ where: { method }, select: { settings: true, secrets: true } });
  return row ?? { settings: {}, secrets: {} };
}

/** Reads the settings of a method for its provider. @throws Error when they are not valid, SecretsKeyError */
export async function readSettings<Schema extends SettingsSchema>(
  db: Db,
  keys: SecretBox,
  method: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(completeValues(schema, valuesOf(await storedSettingsOf(db, method), paymentKeys(keys))));
  // Without the values, which may be secret.
  if (!result.success) throw new Error(`The settings of payment method ${method} are incomplete. See Settings > Payment.`);
  return result.data;
}

/** Seals the secrets of payment methods with the newest key where they are not. May be repeated, also by several servers. @throws SecretsKeyError */
export async function sealPaymentSecrets({ prisma }: Db, keys: SecretBox): Promise<void> {
  for (const { method, secrets } of await prisma.paymentMethodSettings.findMany({ select: { method: true, secrets: true } })) {
    const sealed = resealedSecrets({ secrets }, paymentKeys(keys));
    // What staff have changed meanwhile is sealed already.
    if (sealed)
      await prisma.paymentMethodSettings.updateMany({ where: { method, secrets: { equals: secrets ?? {} } }, data: { secrets: sealed } });
  }
}
