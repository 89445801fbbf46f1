import { z } from 'zod';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import './events.ts';
import { UnknownLinkError, WrongCredentialsError } from './errors.ts';
import { emailInput, nameInput } from './input.ts';
import type { MergedThings } from './personalData.ts';
import { passwordFault } from './passwordRules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { countMail, openRequest, requestMail, consumeRequest } from './requests.ts';
import { recordConfirmedWithin, spentLinkFault } from './spentLinks.ts';
import { startSession } from './sessions.ts';
import { countPasswordTry, forgivePasswordTry } from './signInLimits.ts';
import { says } from './__generated__/messages.ts';

// Registration. The account is created when its email address is confirmed, not before, so that nobody can set a password of their own on
// another person's address and wait for them, and nobody learns by registering who has an account.

const registerInput = z.object({ email: emailInput, name: nameInput, password: z.string() });

/** Input of a registration. */
export type Registration = z.input<typeof registerInput>;

/**
 * Checks a new password against the rules.
 * @throws InvalidInputError when the password can't be used
 */
export function checkNewPassword(password: string, person: readonly string[], field = 'password'): void {
  const fault = passwordFault(password, person);
  if (fault !== null) throw new InvalidInputError([{ path: ['input', field], message: fault }]);
}

/**
 * Sends an email with the link that creates the account; if the address already has an account, the email says so.
 * @throws InvalidInputError, ThrottledError, BusyError, TryAgainError
 */
export async function register(shop: Shop, input: Registration): Promise<{ email: string }> {
  const { email, name, password } = parseInput(registerInput, input);
  checkNewPassword(password, [email, name]);
  const isHeld = await countMail(shop, email);
  const passwordHash = await hashPassword(password);
  const visitorId = await shop.visitor.orCreate();
  const request = { kind: 'REGISTER', email, name, passwordHash, visitorId } as const;
  await withRetry(() => shop.db.prisma.$transaction((tx) => requestMail(tx, shop.now, request, isHeld)));
  return { email };
}

/**
 * Sends the email of a registration again, if there is one: that of the caller's browser, or else the earliest.
 * @throws InvalidInputError, ThrottledError, TryAgainError
 */
export async function resendVerification(shop: Shop, input: { email: string }): Promise<{ email: string }> {
  const email = parseInput(z.object({ email: emailInput }), input).email;
  const isHeld = await countMail(shop, email);
  const request = { kind: 'RESEND', email, visitorId: await shop.visitor.session() } as const;
  await withRetry(() => shop.db.prisma.$transaction((tx) => requestMail(tx, shop.now, request, isHeld)));
  return { email };
}

/** Checks that the caller is the person who registered: by their browser, or by the password chosen at registration. */
async function checkIsRegistrant(shop: Shop, token: string, password: string): Promise<void> {
  const request = await openRequest(shop, 'REGISTER', token);
  if (request.visitorId !== null && request.visitorId === (await shop.visitor.session())) return;
  await countPasswordTry(shop, request.email);
  if (!(await isPassword(request.passwordHash, password)))
    throw new WrongCredentialsError(
      says((t) => t.enterThePasswordYouChose),
      ['input', 'password'],
    );
  await forgivePasswordTry(shop, request.email);
}

async function makeWithin(tx: Tx, secret: string, now: Date): Promise<{ accountId: number; passwordHash: string | null }> {
  const taken = await consumeRequest(tx, 'REGISTER', secret, now);
  const { email, name, passwordHash } = taken;
  const { id: accountId } = await tx.account.create({
    data: { email, name, passwordHash, emailVerifiedAt: now, createdAt: now },
    select: { id: true },
  });
  await emitEvents(tx, 'accountCreated', [{ accountId }], now);
  const others = { email, kind: { in: ['REGISTER', 'RESEND'] } } satisfies Prisma.AccountRequestWhereInput;
  const ended = await tx.accountRequest.findMany({ where: others, select: { id: true, tokenHash: true } });
  await recordConfirmedWithin(tx, [taken, ...ended], { accountId, now });
  await tx.accountRequest.deleteMany({ where: others });
  return { accountId, passwordHash };
}

/**
 * Creates the account of an email's link, and signs its owner in. In another browser than the one that registered, the password must be
 * entered too: otherwise an attacker could register with another person's address and wait for them to open the link.
 * @returns what was merged from the guest
 * @throws UnknownLinkError, LinkReplacedError, AlreadyConfirmedError, WrongCredentialsError, ThrottledError, BusyError, TryAgainError
 */
export async function verifyEmail(shop: Shop, { token, password }: { token: string; password?: string | null }): Promise<MergedThings> {
  const { db, now } = shop;
  const make = async () => {
    await checkIsRegistrant(shop, token, password ?? '');
    return withRetry(() => db.prisma.$transaction((tx) => makeWithin(tx, token, now)));
  };
  const account = await make().catch(async (error: unknown) => {
    // Another email's link may have been used first.
    const isSpent = error instanceof UnknownLinkError || isUniqueViolation(error, 'Account_email_key');
    throw isSpent ? await spentLinkFault(db, token, now) : error;
  });
  return startSession(shop, account);
}
