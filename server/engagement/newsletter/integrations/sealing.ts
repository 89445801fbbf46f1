import type { SecretBox } from '../../../platform/crypto/secrets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { resealedSecrets, type SettingsKeys } from '../../../platform/forms/storedSettings.ts';

/** With which the secrets of integrations are sealed. */
export function integrationKeys(keys: SecretBox): SettingsKeys {
  return { keys, kind: 'integration' };
}

/** Seals the secrets of integrations with the newest key where they are not. May be repeated, also by several servers. @throws SecretsKeyError */
export async function sealIntegrationSecrets({ prisma }: Db, keys: SecretBox): Promise<void> {
  for (const { id, secrets } of await prisma.integration.findMany({ select: { id: true, secrets: true } })) {
    const sealed = resealedSecrets({ secrets }, integrationKeys(keys));
    // What staff have changed meanwhile is sealed already.
    if (sealed) await prisma.integration.updateMany({ where: { id, secrets: { equals: secrets ?? {} } }, data: { secrets: sealed } });
  }
}
