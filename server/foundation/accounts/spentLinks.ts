import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRequest } from '../../generated/prisma/client.ts';
import { AlreadyConfirmedError, LinkReplacedError, UnknownLinkError } from './errors.ts';
import { isSecretForm, secretHash } from './requestRules.ts';

// Used-up registration links, so that opening one explains why it is invalid instead of leading to a dead end. Only the hash of the link's
// secret is stored: without the email, nobody learns anything.

const dayMs = 24 * 60 * 60 * 1_000;

/** How long a used link is reported as confirmed. */
const confirmedLifeMs = 30 * dayMs;

/** Records that a newer email of the same registration replaces the previous one. */
export async function recordReplacedWithin(tx: Tx, requestId: number): Promise<void> {
  const before = await tx.accountRequest.findUnique({ where: { id: requestId }, select: { tokenHash: true, expiresAt: true } });
  if (!before || before.tokenHash === null) return;
  await tx.spentLink.create({ data: { tokenHash: before.tokenHash, requestId, expiresAt: before.expiresAt } });
}

/** Records for all links of these registrations, including replaced ones, that the account was created. */
export async function recordConfirmedWithin(
  tx: Tx,
  requests: readonly Pick<AccountRequest, 'id' | 'tokenHash'>[],
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const done = { accountId, expiresAt: new Date(now.getTime() + confirmedLifeMs) };
  await tx.spentLink.updateMany({ where: { requestId: { in: requests.map(({ id }) => id) } }, data: done });
  const links = requests.flatMap(({ id, tokenHash }) => (tokenHash === null ? [] : [{ ...done, requestId: id, tokenHash }]));
  await tx.spentLink.createMany({ data: links });
}

/** Returns the error that explains to the link's holder why it is no longer valid. */
export async function spentLinkFault(
  db: Db,
  secret: string,
  now: Date,
): Promise<UnknownLinkError | LinkReplacedError | AlreadyConfirmedError> {
  const where = { tokenHash: secretHash(secret), expiresAt: { gt: now } };
  const link = isSecretForm(secret) ? await db.prisma.spentLink.findFirst({ where, select: { accountId: true } }) : null;
  if (!link) return new UnknownLinkError();
  return link.accountId === null ? new LinkReplacedError() : new AlreadyConfirmedError();
}
