import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../platform/crypto/secrets.ts';
import type { Db } from '../../platform/database/db.ts';

// Checkouts that assistants run for shoppers. What is known of the shopper is encrypted, and removed soon after the last change.

/** How long a checkout can be continued after its last change. */
const lifeMs = 24 * 60 * 60 * 1_000;
/** How long an expired checkout can still be read. */
const keptMs = 6 * 24 * 60 * 60 * 1_000;

const purposeOf = (id: string) => `agent checkout ${id}`;

interface Tools {
  db: Db;
  keys: SecretBox;
  now: Date;
}

/** A checkout with its state, which the caller defines. */
export interface AgentCheckout<State> {
  id: string;
  state: State;
  /** Version of the state. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/** Creates a checkout that only this key may use. */
export async function createAgentCheckout<State>(
  { db, keys, now }: Tools,
  { apiKeyId, state }: { apiKeyId: number; state: State },
): Promise<AgentCheckout<State>> {
  const id = `checkout_${randomBytes(18).toString('base64url')}`;
  const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + lifeMs) };
  await db.prisma.agentCheckout.create({ data: { id, apiKeyId, state: keys.seal(JSON.stringify(state), purposeOf(id)), ...times } });
  return { id, state, version: 0, ...times };
}

/** Finds a checkout of this key; null if it has none with this ID. */
export async function findAgentCheckout<State>(
  { db, keys }: Tools,
  { apiKeyId, id }: { apiKeyId: number; id: string },
): Promise<AgentCheckout<State> | null> {
  const row = await db.prisma.agentCheckout.findFirst({ where: { id, apiKeyId } });
  if (!row) return null;
  const { version, createdAt, updatedAt, expiresAt } = row;
  return { id, state: JSON.parse(keys.open(row.state, purposeOf(id))) as State, version, createdAt, updatedAt, expiresAt };
}

/**
 * Stores the state of a checkout.
 * @returns the checkout as stored; null if it was changed in the meantime
 */
export async function saveAgentCheckout<State>(
  { db, keys, now }: Tools,
  { id, version, createdAt, state }: Pick<AgentCheckout<State>, 'id' | 'version' | 'createdAt' | 'state'>,
): Promise<AgentCheckout<State> | null> {
  const times = { updatedAt: now, expiresAt: new Date(now.getTime() + lifeMs) };
  const sealed = keys.seal(JSON.stringify(state), purposeOf(id));
  const { count } = await db.prisma.agentCheckout.updateMany({
    where: { id, version },
    data: { state: sealed, version: version + 1, ...times },
  });
  return count === 0 ? null : { id, state, version: version + 1, createdAt, ...times };
}

/** Removes checkouts that have expired some days ago. @returns their number */
export async function removeOldAgentCheckouts(db: Db, now: Date): Promise<number> {
  const { count } = await db.prisma.agentCheckout.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - keptMs) } } });
  return count;
}
