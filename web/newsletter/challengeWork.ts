import { graphql } from 'react-relay/hooks.js';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { challengeWorkQuery } from '../__generated__/challengeWorkQuery.graphql.ts';
import { sha256 } from './sha256.ts';

/** What goes along with a form: a challenge of the shop, and its solution. */
export interface Proof {
  challenge: string;
  solution: string;
}

/** So long the page stands still for it at a time: nobody notices less than a frame. */
const sliceMs = 6;

/** Whether the hash of it begins with so many zero bits; at most 32 are asked for. */
function isSolution(challenge: string, solution: string, difficulty: number): boolean {
  return Math.clz32(sha256(`${challenge}:${solution}`)[0] ?? 0) >= difficulty;
}

/** Looks for a solution, in slices between which the page answers. */
export async function solve(challenge: string, difficulty: number): Promise<string> {
  for (let number = 0; ;) {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      for (let tries = 0; tries < 50; tries += 1, number += 1) {
        if (isSolution(challenge, String(number), difficulty)) return String(number);
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function work(environment: IEnvironment): Promise<Proof & { usableFrom: number }> {
  const answer = await fetchQuery<challengeWorkQuery>(
    environment,
    graphql`
      query challengeWorkQuery {
        newsletterChallenge {
          challenge
          difficulty
          waitMs
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer) throw new Error('The shop told no challenge');
  const { challenge, difficulty, waitMs } = answer.newsletterChallenge;
  const usableFrom = performance.now() + waitMs;
  return { challenge, solution: await solve(challenge, difficulty), usableFrom };
}

/** The work for one form. */
export interface ChallengeWork {
  /** Begins, unless it has. */
  begin: () => void;
  /** Hands the proof out, once it is there and may be used; the next one is worked for anew. */
  prove: () => Promise<Proof>;
}

export function challengeWork(environment: IEnvironment): ChallengeWork {
  let current: ReturnType<typeof work> | null = null;
  const begun = () => (current ??= work(environment));
  return {
    begin() {
      // A failure is told when the form is sent, which then tries again.
      begun().catch(() => (current = null));
    },
    async prove() {
      const working = begun();
      current = null;
      const { usableFrom, ...proof } = await working;
      const wait = usableFrom - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return proof;
    },
  };
}
