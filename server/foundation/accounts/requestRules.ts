import { createHash, randomBytes } from 'node:crypto';
import type { AccountRequestKind } from '../../generated/prisma/enums.ts';

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

/**
 * So many mails about accounts may be asked for. Whoever asks from one network is refused what is too much; what an address gets from
 * everywhere together is bounded without a word, because otherwise anybody could have its owner refused.
 */
export const mailLimits = {
  /** From one network to one address in an hour. Several networks are needed to use up what the address gets. */
  perPair: { max: 5, windowMs: hourMs },
  /** From one network to any addresses in ten minutes. */
  perNetwork: { max: 20, windowMs: 10 * 60 * 1_000 },
  /** To one address in an hour, whoever asks: what goes beyond it is held back. */
  perAddress: { max: 15, windowMs: hourMs },
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
