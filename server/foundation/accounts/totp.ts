import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../platform/database/db.ts';

// The second factor of staff: one-time codes of an app (RFC 6238, six digits, 30 seconds), and recovery codes in case the app is lost. Each
// code can be used once.

const stepSeconds = 30;
/** Clocks may differ by one step. */
const window = 1;
const recoveryCodes = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Returns a new secret to enrol, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totp(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: stepSeconds, secret: Secret.fromBase32(secret) });
}

/**
 * Returns the URL for authenticator apps, used as a QR code or a link.
 * @param label distinguishes the account from others in the app
 * @param issuer name of the shop
 */
export function totpUrl(secret: string, label: string, issuer: string): string {
  return totp(secret, label, issuer).toString();
}

/** Returns the code that is valid now. */
export function totpCode(secret: string, now: Date): string {
  return totp(secret).generate({ timestamp: now.getTime() });
}

/** Returns the time step of a code among those valid now; null for an invalid code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / stepSeconds) + delta;
}

/** Normalises a recovery code for comparison: separators are removed. */
const normalizedCode = (code: string) => code.toLowerCase().replace(/[^a-z2-7]/g, '');

const codeHash = (code: string) => createHash('sha256').update(normalizedCode(code)).digest('hex');

/** Returns a code of 80 bits such as abcd-efgh-ijkl-mnop. */
function newRecoveryCode(): string {
  const signs = [...randomBytes(16)].map((byte) => alphabet[byte & 31] ?? 'a');
  return [0, 4, 8, 12].map((start) => signs.slice(start, start + 4).join('')).join('-');
}

/**
 * Replaces an account's recovery codes.
 * @returns the codes, which are stored nowhere in plain text
 */
export async function renewRecoveryCodesWithin(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { accountId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ accountId, codeHash: codeHash(code) })) });
  return codes;
}

/**
 * Uses up a recovery code.
 * @returns whether the code was valid and unused
 */
export async function spendRecoveryCodeWithin(tx: Tx, accountId: number, code: string): Promise<boolean> {
  if (normalizedCode(code).length !== 16) return false;
  const { count } = await tx.recoveryCode.deleteMany({ where: { accountId, codeHash: codeHash(code) } });
  return count === 1;
}

/**
 * Uses up a one-time code of the app.
 * @returns whether the code was valid, and neither it nor a later one had been used
 */
export async function spendTotpCodeWithin(tx: Tx, account: { id: number; totpSecret: string }, code: string, now: Date): Promise<boolean> {
  const step = totpStep(account.totpSecret, code, now);
  if (step === null) return false;
  const { count } = await tx.account.updateMany({
    where: { id: account.id, totpSecret: account.totpSecret, totpStep: { lt: step } },
    data: { totpStep: step },
  });
  return count === 1;
}
