import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { actorOf, changesBetween, recordAudit, type Actor } from '../../../foundation/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, NotFoundError, parseInput, StaleRecordError } from '../../../platform/errors/errors.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import type { ApiKey } from '../../../generated/prisma/client.ts';
import { ApiScope } from '../../../generated/prisma/enums.ts';
import { completeScopes } from './keyRules.ts';
import { readNetwork } from './networks.ts';
import { hashSecret } from './verifyKey.ts';

/** What creating and changing keys needs: a request, or a command with its actor. */
export type KeyShop = Pick<Shop, 'db' | 'now'> & { actor: Actor };

/** The caller of a request, for these operations. */
export async function keyShop(shop: Shop): Promise<KeyShop> {
  return { db: shop.db, now: shop.now, actor: await actorOf(shop) };
}

const maxNetworks = 20;
const longestOverlapHours = 7 * 24;

const network = z.string().transform((text, context) => {
  const found = readNetwork(text);
  if (found !== null) return found;
  context.addIssue({ code: 'custom', message: 'Enter an IP address or a range such as 192.0.2.0/24.' });
  return z.NEVER;
});

const settings = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
  scopes: z.array(z.enum(ApiScope)).min(1, 'Select at least one scope.').transform(completeScopes),
  networks: z.array(network).max(maxNetworks, `Enter at most ${maxNetworks} networks.`),
  expiresAt: z.date().nullable(),
});

/** Settings of a key. Each WRITE scope gets the READ of its area. */
export type KeySettings = z.input<typeof settings>;

function readSettings(input: KeySettings, now: Date, former: Date | null) {
  const read = parseInput(settings, input);
  const isChanged = read.expiresAt?.getTime() !== former?.getTime();
  if (read.expiresAt !== null && isChanged && read.expiresAt <= now)
    throw new InvalidInputError([{ path: ['input', 'expiresAt'], message: 'Choose a time in the future.' }]);
  return read;
}

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newPublicId = () => Array.from({ length: 12 }, () => signs[randomInt(signs.length)] ?? 'a').join('');
const newSecret = () => randomBytes(32).toString('base64url');

/** A key together with its token, which is shown this once. */
export interface IssuedKey {
  key: ApiKey;
  token: string;
}

const tokenOf = (publicId: string, secret: string) => `souk_${publicId}_${secret}`;

async function keyOf(tx: Tx, id: number): Promise<ApiKey> {
  // Changes of one key follow each other.
  await tx.$executeRaw`SELECT 1 FROM "ApiKey" WHERE "id" = ${id}::int FOR UPDATE`;
  const key = await tx.apiKey.findUnique({ where: { id } });
  if (!key) throw new NotFoundError('ApiKey', 'This API key doesn’t exist.', ['input', 'id']);
  return key;
}

function refuseRevoked({ revokedAt }: ApiKey): void {
  if (revokedAt !== null) throw new InvalidInputError([{ path: ['input', 'id'], message: 'This API key was revoked. Create a new one.' }]);
}

/** What the audit log says of a key's settings. */
const factsOf = ({ name, scopes, networks, expiresAt }: Pick<ApiKey, 'name' | 'scopes' | 'networks' | 'expiresAt'>) => ({
  name,
  scopes: scopes.join(' '),
  networks: networks.join(' '),
  expiresAt: expiresAt?.toISOString() ?? null,
});

const target = (id: number) => ({ targetType: 'ApiKey', targetIds: [id] });

/** Creates a key. @throws InvalidInputError */
export async function createApiKey({ db, now, actor }: KeyShop, input: KeySettings): Promise<IssuedKey> {
  const data = readSettings(input, now, null);
  const [publicId, secret] = [newPublicId(), newSecret()];
  const key = await db.prisma.$transaction(async (tx) => {
    const created = await tx.apiKey.create({
      data: { ...data, publicId, secretHash: hashSecret(secret), createdById: actor.accountId, createdAt: now },
    });
    await recordAudit(tx, { now }, actor, { action: 'apiKey.create', ...target(created.id), details: factsOf(created) });
    return created;
  });
  return { key, token: tokenOf(publicId, secret) };
}

/**
 * Changes the settings of a key.
 * @throws NotFoundError, StaleRecordError, InvalidInputError
 */
export async function updateApiKey(
  { db, now, actor }: KeyShop,
  { id, expectedVersion, ...input }: KeySettings & { id: number; expectedVersion?: number | null },
): Promise<ApiKey> {
  return db.prisma.$transaction(async (tx) => {
    const before = await keyOf(tx, id);
    refuseRevoked(before);
    if (expectedVersion != null && expectedVersion !== before.version)
      throw new StaleRecordError({ path: ['input', 'expectedVersion'], name: before.name, version: before.version });
    const data = { ...readSettings(input, now, before.expiresAt), version: { increment: 1 } };
    const after = await tx.apiKey.update({ where: { id }, data });
    const details = changesBetween(factsOf(before), factsOf(after));
    await recordAudit(tx, { now }, actor, { action: 'apiKey.update', ...target(id), details });
    return after;
  });
}

const overlap = z.object({
  overlapHours: z
    .int('Enter a whole number.')
    .min(0, 'Enter 0 or more hours.')
    .max(longestOverlapHours, `Enter at most ${longestOverlapHours} hours.`),
});

/**
 * Gives a key a new secret. The former one is accepted during the overlap, so that programs can be changed one by one. Only
 * the last two secrets of a key are stored, so an earlier overlap ends.
 * @throws NotFoundError, InvalidInputError
 */
export async function rotateApiKey(
  { db, now, actor }: KeyShop,
  { id, ...input }: { id: number; overlapHours: number },
): Promise<IssuedKey> {
  const { overlapHours } = parseInput(overlap, input);
  const secret = newSecret();
  const key = await db.prisma.$transaction(async (tx) => {
    const before = await keyOf(tx, id);
    refuseRevoked(before);
    const formerUntil = new Date(now.getTime() + overlapHours * 60 * 60 * 1_000);
    const data = { secretHash: hashSecret(secret), formerHash: before.secretHash, formerUntil };
    await recordAudit(tx, { now }, actor, { action: 'apiKey.rotate', ...target(id), details: { overlapHours } });
    return tx.apiKey.update({ where: { id }, data });
  });
  return { key, token: tokenOf(key.publicId, secret) };
}

/** Revokes a key permanently. Repeated calls have no effect. @throws NotFoundError */
export async function revokeApiKey({ db, now, actor }: KeyShop, id: number): Promise<ApiKey> {
  return db.prisma.$transaction(async (tx) => {
    const before = await keyOf(tx, id);
    if (before.revokedAt !== null) return before;
    await recordAudit(tx, { now }, actor, { action: 'apiKey.revoke', ...target(id), details: { name: before.name } });
    return tx.apiKey.update({ where: { id }, data: { revokedAt: now, formerHash: null, formerUntil: null } });
  });
}
