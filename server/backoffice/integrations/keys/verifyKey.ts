import { createHash, timingSafeEqual } from 'node:crypto';
import { recordAudit } from '../../../foundation/audit/audit.ts';
import type { Db } from '../../../platform/database/db.ts';
import { clientNetwork } from '../../../platform/limits/clientNetwork.ts';
import { networkPrefix } from '../../../platform/limits/networkPrefix.ts';
import { tallyAttempt } from '../../../platform/limits/throttle.ts';
import type { ApiKeyCaller } from '../../../platform/operation/apiKey.ts';
import { refusalOf, tokenForm, type KeyRefusal } from './keyRules.ts';
import { isWithin } from './networks.ts';

/** The time of last use is stored to this precision. */
const usedEveryMs = 60_000;
/** A program that repeats itself must not fill the audit log: one entry in this time for each key, reason and network. */
const auditEveryMs = 10 * 60_000;

/** The hash of a secret. Secrets are random and long, so that a plain hash can't be reversed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A request that shows a key. */
export interface KeyRequest {
  token: string;
  /** As the connection or a trusted proxy has it. */
  address: string;
  requestId: string;
  now: Date;
}

/** @returns the caller, or why the key is refused, which is in the audit log as far as the key is known */
export async function verifyApiKey(db: Db, { token, address, requestId, now }: KeyRequest): Promise<ApiKeyCaller | KeyRefusal> {
  const [, publicId, secret = ''] = tokenForm.exec(token) ?? [];
  const key = publicId === undefined ? null : await db.prisma.apiKey.findUnique({ where: { publicId } });
  if (!key) return 'UNKNOWN';
  const given = Buffer.from(hashSecret(secret));
  const isHash = (hash: string) => hash.length === given.length && timingSafeEqual(Buffer.from(hash), given);
  const refusal = refusalOf(key, { isHash, isWithin: (networks) => isWithin(address, networks), now });
  const client = clientNetwork(address);
  const network = networkPrefix(client);
  if (refusal !== null) {
    const subject = `${key.id} ${refusal} ${network}`;
    if ((await tallyAttempt(db, { scope: 'api-key-refused', subject, now, windowMs: auditEveryMs, max: 1 })) === null)
      await recordAudit(
        db.prisma,
        { now },
        { accountId: null, apiKeyId: key.id, requestId, address: client },
        { action: 'apiKey.use', outcome: 'REFUSED', targetType: 'ApiKey', targetIds: [key.id], details: { reason: refusal } },
      );
    return refusal;
  }
  const { id, name, scopes, lastUsedAt } = key;
  const over = new Date(now.getTime() - usedEveryMs);
  if (lastUsedAt === null || lastUsedAt < over)
    await db.prisma.apiKey.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: over } }] },
      data: { lastUsedAt: now, lastNetwork: network },
    });
  return { id, name, scopes };
}
