import { createHash, randomBytes } from 'node:crypto';
import type { AccountRequestKind } from '../generated/prisma/enums.ts';

// Links in mails about accounts. Each carries a secret of 128 bits that counts once; only its hash is stored.

const hourMs = 60 * 60 * 1_000;

/** How long a request can be answered, in milliseconds. What only tells something is kept until its mail has gone out. */
export const requestLifeMs: Readonly<Record<AccountRequestKind, number>> = {
  REGISTER: 24 * hourMs,
  RESEND: 24 * hourMs,
  RESET_PASSWORD: hourMs,
  CHANGE_EMAIL: 24 * hourMs,
  EMAIL_CHANGED: 7 * 24 * hourMs,
  PASSWORD_CHANGED: 7 * 24 * hourMs,
};

/** So many mails about accounts may be asked for: to one address in an hour, and from one network in ten minutes. */
export const mailLimits = {
  perAddress: { max: 5, windowMs: hourMs },
  perNetwork: { max: 20, windowMs: 10 * 60 * 1_000 },
} as const;

const secretForm = /^[\w-]{22}$/;

/** The secret of a mail's link: 22 letters, digits, - and _. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a secret. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a text can be such a secret at all. */
export function isSecretForm(text: string): boolean {
  return secretForm.test(text);
}

/** Pages that the mails lead to. Opening one changes nothing; its button sends the secret. */
export const accountPaths = {
  account: '/account/',
  verify: (secret: string) => `/account/verify/?token=${secret}`,
  reset: (secret: string) => `/account/reset/?token=${secret}`,
  confirmEmail: (secret: string) => `/account/email/?token=${secret}`,
} as const;
