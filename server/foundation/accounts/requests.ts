import type { Tx } from '../../platform/database/db.ts';
import type { AccountRequest, AccountRequestKind } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, tallyAttempt } from '../../platform/limits/throttle.ts';
import { UnknownLinkError } from './errors.ts';
import { isSecretForm, mailLimits, requestLifeMs, secretHash } from './requestRules.ts';

// Account requests that are answered by email. A request writes a row and a job, identical for every address; the job (mails.ts) finds out
// whether there is an account and which email to send. Neither the response nor its timing therefore reveals who has an account.

/** An account request to save. */
export interface NewRequest {
  kind: AccountRequestKind;
  email: string;
  accountId?: number | null;
  name?: string;
  passwordHash?: string;
  visitorId?: number | null;
}

/**
 * Counts a requested email. Addresses without an account count like others.
 * @returns whether the email is held back because the address got enough through other requests; the caller must not learn this
 * @throws ThrottledError when this network has requested too many, for this address or in total
 */
export async function countMail({ db, now, address }: Pick<Shop, 'db' | 'now' | 'address'>, email: string): Promise<boolean> {
  await countAttempt(db, { scope: 'account-mail-network', subject: address, now, ...mailLimits.perNetwork });
  await countAttempt(db, { scope: 'account-mail-pair', subject: `${email} ${address}`, now, ...mailLimits.perPair });
  return (await tallyAttempt(db, { scope: 'account-mail-address', subject: email, now, ...mailLimits.perAddress })) !== null;
}

/**
 * Saves a request and queues its email, within the caller's transaction.
 * @param isHeld whether the email is held back: the same work is done, but no email is sent
 */
export async function requestMail(tx: Tx, now: Date, request: NewRequest, isHeld = false): Promise<void> {
  const expiresAt = new Date(now.getTime() + requestLifeMs[request.kind]);
  const { id } = await tx.accountRequest.create({ data: { ...request, createdAt: now, expiresAt }, select: { id: true } });
  await enqueue(tx, { name: 'account-mail', payload: { requestId: id, isHeld } });
}

/**
 * Uses up the request of an email's link.
 * @throws UnknownLinkError for a secret that is wrong, expired or used; then nothing has changed
 */
export async function consumeRequest(tx: Tx, kind: AccountRequestKind, secret: string, now: Date): Promise<AccountRequest> {
  if (!isSecretForm(secret)) throw new UnknownLinkError();
  const [request] = await tx.$queryRaw<AccountRequest[]>`
    DELETE FROM "AccountRequest"
    WHERE "tokenHash" = ${secretHash(secret)} AND "kind" = ${kind}::"AccountRequestKind" AND "expiresAt" > ${now}::timestamptz
    RETURNING *`;
  if (!request) throw new UnknownLinkError();
  return request;
}

/**
 * Returns the request of an email's link without using it up.
 * @throws UnknownLinkError
 */
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
