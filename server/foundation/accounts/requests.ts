import type { Tx } from '../../platform/database/db.ts';
import type { AccountRequest, AccountRequestKind } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, tallyAttempt } from '../../platform/limits/throttle.ts';
import { UnknownLinkError } from './errors.ts';
import { isSecretForm, mailLimits, requestLifeMs, secretHash } from './requestRules.ts';

// What is asked for or told by mail. The request writes a row and a job, the same for every address; whether there is an account, and
// which mail goes out, is found out by the job (mails.ts). So neither answer nor time tells who has an account.

/** A request to write. */
export interface NewRequest {
  kind: AccountRequestKind;
  email: string;
  accountId?: number | null;
  name?: string;
  passwordHash?: string;
  visitorId?: number | null;
}

/**
 * Counts a mail that is asked for. Addresses without an account count as others do.
 * @returns whether it is held back: the address has got enough from others, of which whoever asks is told nothing
 * @throws ThrottledError when this network has asked for too many, to this address or at all
 */
export async function countMail({ db, now, address }: Pick<Shop, 'db' | 'now' | 'address'>, email: string): Promise<boolean> {
  await countAttempt(db, { scope: 'account-mail-network', subject: address, now, ...mailLimits.perNetwork });
  await countAttempt(db, { scope: 'account-mail-pair', subject: `${email} ${address}`, now, ...mailLimits.perPair });
  return (await tallyAttempt(db, { scope: 'account-mail-address', subject: email, now, ...mailLimits.perAddress })) !== null;
}

/**
 * Writes a request and has its mail sent, within the transaction of what causes it.
 * @param isHeld whether the mail is held back: as much is done, but in the end nothing goes out
 */
export async function requestMail(tx: Tx, now: Date, request: NewRequest, isHeld = false): Promise<void> {
  const expiresAt = new Date(now.getTime() + requestLifeMs[request.kind]);
  const { id } = await tx.accountRequest.create({ data: { ...request, createdAt: now, expiresAt }, select: { id: true } });
  await enqueue(tx, { name: 'account-mail', payload: { requestId: id, isHeld } });
}

/**
 * Takes the request that a mail's link stands for; it cannot be used again.
 * @throws UnknownLinkError for a secret that is wrong, too old or used; then nothing was changed
 */
export async function takeRequest(tx: Tx, kind: AccountRequestKind, secret: string, now: Date): Promise<AccountRequest> {
  if (!isSecretForm(secret)) throw new UnknownLinkError();
  const [request] = await tx.$queryRaw<AccountRequest[]>`
    DELETE FROM "AccountRequest"
    WHERE "tokenHash" = ${secretHash(secret)} AND "kind" = ${kind}::"AccountRequestKind" AND "expiresAt" > ${now}::timestamptz
    RETURNING *`;
  if (!request) throw new UnknownLinkError();
  return request;
}

/** The request that a mail's link stands for, without taking it. @throws UnknownLinkError */
export async function openRequest(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  kind: AccountRequestKind,
  secret: string,
): Promise<AccountRequest> {
  const where = { tokenHash: secretHash(secret), kind, expiresAt: { gt: now } };
  const request = isSecretForm(secret) ? await db.prisma.accountRequest.findFirst({ where }) : null;
  if (!request) throw new UnknownLinkError();
  return request;
}
