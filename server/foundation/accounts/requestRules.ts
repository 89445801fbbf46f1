import { createHash, randomBytes } from 'node:crypto';
import type { AccountRequestKind } from '../../generated/prisma/enums.ts';

// Links in account emails. Each carries a secret of 128 bits that can be used once; only its hash is stored.

export const hourMs = 60 * 60 * 1_000;

/** Lifetime of a request, in milliseconds. A request that only informs is kept until its email has been sent. */
export const requestLifeMs: Readonly<Record<AccountRequestKind, number>> = {
  REGISTER: 24 * hourMs,
  RESEND: 24 * hourMs,
  RESET_PASSWORD: hourMs,
  CHANGE_EMAIL: 24 * hourMs,
  EMAIL_CHANGED: 7 * 24 * hourMs,
  PASSWORD_CHANGED: 7 * 24 * hourMs,
};

/**
 * Limits on account emails. Too many requests from one network are refused; the total for one address is limited silently, because
 * otherwise anyone could cause the owner's requests to be refused.
 */
export const mailLimits = {
  /** From one network to one address per hour. It takes several networks to use up the limit of an address. */
  perPair: { max: 5, windowMs: hourMs },
  /** From one network to all addresses per ten minutes. */
  perNetwork: { max: 20, windowMs: 10 * 60 * 1_000 },
  /** To one address per hour, from all networks: further emails are held back. */
  perAddress: { max: 15, windowMs: hourMs },
} as const;

const secretForm = /^[\w-]{22}$/;

/** Returns a new secret for an email's link: 22 letters, digits, - and _. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the hash of a secret, which is what is stored. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns whether a text has the form of such a secret. */
export function isSecretForm(text: string): boolean {
  return secretForm.test(text);
}

/** Pages that the emails link to. Opening a page changes nothing; its button sends the secret. */
export const accountPaths = {
  account: '/account/',
  verify: (secret: string) => `/account/verify/?token=${secret}`,
  reset: (secret: string) => `/account/reset/?token=${secret}`,
  confirmEmail: (secret: string) => `/account/email/?token=${secret}`,
} as const;
