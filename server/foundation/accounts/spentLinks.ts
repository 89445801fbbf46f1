import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRequest } from '../../generated/prisma/client.ts';
import { AlreadyConfirmedError, LinkReplacedError, UnknownLinkError } from './errors.ts';
import { isSecretForm, secretHash } from './requestRules.ts';

// Links of registrations that count no more, so that whoever opens one is told why instead of being left with a dead end. Nothing but the
// hash of the link's secret is kept of them: who does not have the mail learns nothing.

const dayMs = 24 * 60 * 60 * 1_000;

/** How long it is told that a link has done its work. */
const confirmedLifeMs = 30 * dayMs;

/** Notes that a newer mail of the same registration takes the place of the one before. */
export async function noteReplacedWithin(tx: Tx, requestId: number): Promise<void> {
  const before = await tx.accountRequest.findUnique({ where: { id: requestId }, select: { tokenHash: true, expiresAt: true } });
  if (!before || before.tokenHash === null) return;
  await tx.spentLink.create({ data: { tokenHash: before.tokenHash, requestId, expiresAt: before.expiresAt } });
}

/** Notes of all links of these registrations, the replaced ones too, that the account is made. */
export async function noteConfirmedWithin(
  tx: Tx,
  requests: readonly Pick<AccountRequest, 'id' | 'tokenHash'>[],
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const done = { accountId, expiresAt: new Date(now.getTime() + confirmedLifeMs) };
  await tx.spentLink.updateMany({ where: { requestId: { in: requests.map(({ id }) => id) } }, data: done });
  const links = requests.flatMap(({ id, tokenHash }) => (tokenHash === null ? [] : [{ ...done, requestId: id, tokenHash }]));
  await tx.spentLink.createMany({ data: links });
}

/** Why a link counts no more, for whoever has it. */
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
