import { hash, verify } from '@node-rs/argon2';
import { BusyError } from './errors.ts';
import { normalizedPassword } from './passwordRules.ts';

// Passwords are stored as argon2id hashes. Computing one deliberately takes much of a processor core and 46 MiB; this module limits how
// many are computed at the same time, and signInLimits.ts limits how often a caller may request one.

/** Twice the minimum of OWASP's password storage cheat sheet. Algorithm 2 is argon2id. */
const settings = { algorithm: 2, memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const;

const atOnce = 2;
const longestQueue = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws BusyError when too many calls are already waiting; then nothing has been done */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new BusyError();
    // A finished call passes its slot on, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Returns the hash of a password.
 * @throws BusyError
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalizedPassword(password), settings));
}

let dummy: Promise<string> | undefined;

/** Returns a hash that no password matches, so that checking takes as long without an account as with one. */
function dummyHash(): Promise<string> {
  return (dummy ??= hash(crypto.randomUUID(), settings));
}

/**
 * Returns whether the password is correct. This takes as long without an account as with one.
 * @param passwordHash null for an account that doesn't exist or has no password
 * @throws BusyError
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const given = normalizedPassword(password);
  const stored = passwordHash ?? (await dummyHash());
  const isRight = await inTurn(() => verify(stored, given));
  return isRight && passwordHash !== null;
}

/** Returns whether a hash was computed with outdated settings and must be recomputed. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`);
}
