import type { SecretBox } from '../../../platform/crypto/secrets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { resealedSecrets, type SettingsKeys } from '../../../platform/forms/storedSettings.ts';

/** The keys that encrypt the secrets of integrations. */
export function integrationKeys(keys: SecretBox): SettingsKeys {
  return { keys, kind: 'integration' };
}

/**
 * Re-encrypts secrets of integrations that don't use the newest key. Safe to repeat, also by several servers.
 * @throws SecretsKeyError
 */
export async function sealIntegrationSecrets({ prisma }: Db, keys: SecretBox): Promise<void> {
  for (const { id, secrets } of await prisma.integration.findMany({ select: { id: true, secrets: true } })) {
    const sealed = resealedSecrets({ secrets }, integrationKeys(keys));
    // Secrets that staff have changed in the meantime already use the newest key.
    if (sealed) await prisma.integration.updateMany({ where: { id, secrets: { equals: secrets ?? {} } }, data: { secrets: sealed } });
  }
}
