import { hash, verify } from '@node-rs/argon2';
import { BusyError } from './errors.ts';
import { normalizedPassword } from './passwordRules.ts';

// Passwords are kept as argon2id hashes. Making one takes a good part of a processor core and 46 MiB on purpose; how many are made at
// the same time is limited here, and how often somebody may ask for one is limited before (signInLimits.ts).

/** Twice the least that OWASP's password storage sheet asks for. Algorithm 2 is argon2id. */
const settings = { algorithm: 2, memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const;

const atOnce = 2;
const longestQueue = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws BusyError when too many wait already; then nothing was done */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new BusyError();
    // Whoever ends hands its place over.
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

/** @throws BusyError */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalizedPassword(password), settings));
}

let dummy: Promise<string> | undefined;

/** A hash that no password has: somebody who has no account costs as much as somebody who has one. */
function dummyHash(): Promise<string> {
  return (dummy ??= hash(crypto.randomUUID(), settings));
}

/**
 * Whether this is the password. It takes as long without an account as with one.
 * @param passwordHash null for an account that does not exist, or has no password
 * @throws BusyError
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const given = normalizedPassword(password);
  const stored = passwordHash ?? (await dummyHash());
  const isRight = await inTurn(() => verify(stored, given));
  return isRight && passwordHash !== null;
}

/** Whether a hash was made with other settings than today's, and is to be made anew. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(`$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`);
}
