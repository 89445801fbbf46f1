import { createHash } from 'node:crypto';
import { mailShop } from '../settings/settings.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRequest, AccountRequestKind } from '../../generated/prisma/client.ts';
import type { AccountMailFacts, AccountMailKind } from './mails/facts.ts';
import { recordReplacedWithin } from './spentLinks.ts';
import { accountPaths, newSecret, requestLifeMs, secretHash } from './requestRules.ts';

// Chooses the email for an account request. This happens when the email is sent: the secret of its link is generated then and never stored,
// and the content depends on who has an account, which must not affect the duration of a request.

/** An email to send. */
export interface AccountMail {
  facts: AccountMailFacts;
  /** Called when the email has been sent: its link is valid from then on. */
  onSent(tx: Tx): Promise<void>;
}

interface Choice {
  kind: AccountMailKind;
  /** Path of the linked page. */
  path: string;
  onSent(tx: Tx): Promise<void>;
}

const done = (request: AccountRequest) => async (tx: Tx) => void (await tx.accountRequest.deleteMany({ where: { id: request.id } }));

function noticeMail(request: AccountRequest, kind: AccountMailKind): Choice {
  return { kind, path: accountPaths.account, onSent: done(request) };
}

/**
 * Returns an email with a link.
 * @param request whose secret the link carries
 * @param accountId account that the link is for
 */
function linked(
  request: AccountRequest,
  kind: AccountMailKind,
  path: (secret: string) => string,
  now: Date,
  accountId = request.accountId,
): Choice {
  const secret = newSecret();
  const data = { tokenHash: secretHash(secret), accountId, expiresAt: new Date(now.getTime() + requestLifeMs[request.kind]) };
  return { kind, path: path(secret), onSent: async (tx) => void (await tx.accountRequest.updateMany({ where: { id: request.id }, data })) };
}

/**
 * Returns the registration whose email is sent again: the newest one of the requesting browser; from another browser, the earliest one.
 * This way, a later registration with the address by another person can't come between its owner and their email.
 */
async function registrationToRenew(db: Db, { email, visitorId }: AccountRequest, now: Date): Promise<AccountRequest | null> {
  const where = { email, kind: 'REGISTER', expiresAt: { gt: now } } as const;
  const newestOf = (visitor: number | null) =>
    db.prisma.accountRequest.findFirst({ where: { ...where, visitorId: visitor }, orderBy: { id: 'desc' } });
  const own = visitorId === null ? null : await newestOf(visitorId);
  if (own) return own;
  const first = await db.prisma.accountRequest.findFirst({ where, orderBy: { id: 'asc' } });
  return first && newestOf(first.visitorId);
}

async function choose(db: Db, request: AccountRequest, now: Date): Promise<Choice | null> {
  const { kind, email } = request;
  const account = await db.prisma.account.findUnique({ where: { email }, select: { id: true } });
  if (kind === 'REGISTER') return account ? noticeMail(request, 'alreadyRegistered') : linked(request, 'verify', accountPaths.verify, now);
  if (kind === 'RESET_PASSWORD') return account && linked(request, 'resetPassword', accountPaths.reset, now, account.id);
  if (kind === 'CHANGE_EMAIL')
    return account ? noticeMail(request, 'emailTaken') : linked(request, 'confirmEmail', accountPaths.confirmEmail, now);
  if (kind === 'EMAIL_CHANGED') return noticeMail(request, 'emailChanged');
  if (kind === 'PASSWORD_CHANGED') return noticeMail(request, 'passwordChanged');
  if (account) return noticeMail(request, 'alreadyRegistered');
  const pending = await registrationToRenew(db, request, now);
  if (!pending) return null;
  const again = linked(pending, 'verify', accountPaths.verify, now);
  return {
    ...again,
    async onSent(tx) {
      await recordReplacedWithin(tx, pending.id);
      await again.onSent(tx);
      await done(request)(tx);
    },
  };
}

/**
 * Ends a request whose email is not sent. A registration is kept, since its email can be requested again.
 * @returns the request's kind; null when it has already ended
 */
export async function cancelAccountMail(db: Db, requestId: number): Promise<AccountRequestKind | null> {
  const request = await db.prisma.accountRequest.findUnique({ where: { id: requestId } });
  if (request && request.kind !== 'REGISTER') await done(request)(db.prisma);
  return request?.kind ?? null;
}

/**
 * Reads the content of a request's email.
 * @param publicUrl the shop's address, for links
 * @returns null when there is nothing to send (any longer)
 */
export async function readAccountMail(db: Db, requestId: number, publicUrl: string, now: Date): Promise<AccountMail | null> {
  const request = await db.prisma.accountRequest.findUnique({ where: { id: requestId } });
  if (!request || request.tokenHash !== null) return null;
  const choice = request.expiresAt > now ? await choose(db, request, now) : null;
  if (!choice) {
    await done(request)(db.prisma);
    return null;
  }
  const key = `account-${request.kind.toLowerCase().replace('_', '-')}-${request.id}`;
  const mark = createHash('sha256').update(`${key} ${request.email} ${request.createdAt.toISOString()}`).digest('hex').slice(0, 16);
  const { kind, path, onSent } = choice;
  const { email } = request;
  const shop = await mailShop(db, `account.${kind}`);
  return { facts: { kind, key, messageId: `${key}.${mark}`, email, shop, url: `${publicUrl}${path}` }, onSent };
}
