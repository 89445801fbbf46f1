import { createHash, randomBytes } from 'node:crypto';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, ThrottledError } from '../../platform/limits/throttle.ts';
import { ChallengeError } from './errors.ts';

// Proof of work: before somebody subscribes, their browser looks for a number that makes a hash begin with zeros. That costs a person
// nothing and a program that signs up thousands a lot; nobody else is asked, and nothing is stored until a form is sent. A challenge
// says itself when it was made and how hard it is, and is signed.

/** Leading zero bits of the hash: some 65,000 tries, a fraction of a second. */
const workBits = 16;
/** Nobody reads and fills in a form faster. */
const shortestMs = 2_000;
/** And nobody needs longer. */
const lifeMs = 30 * 60 * 1_000;

/** What a form needs before it can be sent. */
export interface Challenge {
  text: string;
  /** The SHA-256 of "{text}:{solution}" has to begin with so many zero bits; 0 asks for nothing. */
  difficulty: number;
  /** Sent earlier, the form is refused. */
  usableAt: Date;
  /** How long that is from now: clocks of others may be wrong. */
  waitMs: number;
  expiresAt: Date;
}

const shape = (signature: Buffer) => signature.toString('base64url').slice(0, 32);
const signed = (text: string) => `newsletter-challenge|1|${text}`;

/** @param hasScript whether the caller can work; without, it is for a form of a page, where time and limits alone hold programs back */
export function newChallenge({ keys, now }: Pick<Shop, 'keys' | 'now'>, { hasScript }: { hasScript: boolean }): Challenge {
  const difficulty = hasScript ? workBits : 0;
  const body = `${now.getTime().toString(36)}.${difficulty}.${randomBytes(12).toString('base64url')}`;
  return {
    text: `${body}.${shape(keys.sign(signed(body)))}`,
    difficulty,
    usableAt: new Date(now.getTime() + shortestMs),
    waitMs: shortestMs,
    expiresAt: new Date(now.getTime() + lifeMs),
  };
}

/** Whether the solution's hash begins with so many zero bits. */
export function isSolved(challenge: string, solution: string, difficulty: number): boolean {
  const hash = createHash('sha256').update(`${challenge}:${solution}`).digest();
  let zeros = 0;
  for (const byte of hash) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24 >= difficulty;
    zeros += 8;
  }
  return true;
}

/** A challenge as a form sends it back. */
export interface AnsweredChallenge {
  text: string | null | undefined;
  solution: string | null | undefined;
  /** Whether it must be one that asked for work. */
  needsWork: boolean;
}

/**
 * Believes that the form was worked for.
 * @throws ChallengeError
 */
export function checkChallenge({ keys, now }: Pick<Shop, 'keys' | 'now'>, { text, solution, needsWork }: AnsweredChallenge): void {
  if (!text) throw new ChallengeError('MISSING');
  const [, body = '', made = '', bits = '', signature = ''] = /^(([0-9a-z]{8,9})\.(\d{1,2})\.[\w-]{16})\.([\w-]{32})$/.exec(text) ?? [];
  if (body === '' || !keys.verifies(signed(body), signature, shape)) throw new ChallengeError('INVALID');
  const age = now.getTime() - parseInt(made, 36);
  if (age > lifeMs) throw new ChallengeError('EXPIRED');
  if (age < shortestMs) throw new ChallengeError('TOO_EARLY');
  if (needsWork && Number(bits) < workBits) throw new ChallengeError('UNSOLVED');
  if ((solution ?? '').length > 64 || !isSolved(text, solution ?? '', Number(bits))) throw new ChallengeError('UNSOLVED');
}

/**
 * Takes the challenge: it is good once.
 * @throws ChallengeError
 */
export async function takeChallenge({ db, now }: Pick<Shop, 'db' | 'now'>, text: string): Promise<void> {
  try {
    await countAttempt(db, { scope: 'newsletter-challenge', subject: text, now, windowMs: lifeMs, max: 1 });
  } catch (error) {
    throw error instanceof ThrottledError ? new ChallengeError('USED') : error;
  }
}
