import type { Webhook } from '../../../generated/prisma/client.ts';
import type { SecretBox } from '../../../platform/crypto/secrets.ts';
import type { Db } from '../../../platform/database/db.ts';

const purpose = 'webhook.secret';

/** Encrypts a signing secret for the database. */
export const sealSecret = (keys: SecretBox, secret: string): string => keys.seal(secret, purpose);

/** The secrets that a message is signed with now: the current one, and during the overlap the one before. @throws SecretsKeyError */
export function signingSecrets(keys: SecretBox, webhook: Pick<Webhook, 'secret' | 'formerSecret' | 'formerUntil'>, now: Date): string[] {
  const { secret, formerSecret, formerUntil } = webhook;
  const isFormerUsed = formerSecret !== '' && formerUntil !== null && formerUntil > now;
  return [secret, ...(isFormerUsed ? [formerSecret] : [])].map((sealed) => keys.open(sealed, purpose));
}

/**
 * Re-encrypts secrets of webhooks that don't use the newest key. Safe to repeat, also by several servers.
 * @throws SecretsKeyError
 */
export async function sealWebhookSecrets({ prisma }: Db, keys: SecretBox): Promise<void> {
  for (const { id, secret, formerSecret } of await prisma.webhook.findMany({ select: { id: true, secret: true, formerSecret: true } })) {
    if (keys.isCurrent(secret) && keys.isCurrent(formerSecret)) continue;
    const again = (sealed: string) => sealSecret(keys, keys.open(sealed, purpose));
    // A secret that was rotated in the meantime already uses the newest key.
    const where = { id, secret, formerSecret };
    await prisma.webhook.updateMany({ where, data: { secret: again(secret), formerSecret: again(formerSecret) } });
  }
}
