import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn, VisitorIdentity } from '../../platform/operation/identity.ts';
import { isSessionOver, seenEveryMs } from './sessionRules.ts';

// A visitor is known by a random token in a cookie. Looking at pages creates nothing: the first write does. Whoever has signed in is
// known by the token of a session of theirs, which acts as the account's home: the visitor that has the account's cart.

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** A secret that nobody guesses, for a cookie: 256 bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of such a token. */
export function isTokenForm(token: string | undefined): token is string {
  return token !== undefined && tokenForm.test(token);
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Known {
  id: number;
  sessionId: number;
  account: SignedIn | null;
}

const knownColumns = { id: true, homeId: true, createdAt: true, seenAt: true, account: { select: { id: true, role: true } } } as const;

async function visitorOf(db: Db, token: string, now: Date): Promise<Known | null> {
  const visitor = await db.prisma.visitor.findUnique({ where: { tokenHash: hashToken(token) }, select: knownColumns });
  if (!visitor || isSessionOver(visitor, now)) return null;
  const over = new Date(now.getTime() - seenEveryMs(visitor));
  if (visitor.seenAt < over) {
    await db.prisma.visitor.updateMany({ where: { id: visitor.id, seenAt: { lt: over } }, data: { seenAt: now } });
  }
  return { id: visitor.homeId ?? visitor.id, sessionId: visitor.id, account: visitor.account };
}

/** What is done for somebody whose first two requests made two visitors of them. */
export interface Newcomers {
  /** Hears of the token of each visitor that is made. */
  made(token: string): void;
  /** Called once for a guest who is known, before anything of theirs is read. */
  join(visitorId: number): Promise<void>;
}

const alone: Newcomers = { made: () => undefined, join: () => Promise.resolve() };

/**
 * @param token what the cookie holds; unknown or malformed tokens are never adopted
 * @param sendToken called with a new visitor's token, to be set as the cookie
 * @param dropToken called when the cookie is to go
 */
export function visitorIdentity(
  db: Db,
  token: string | undefined,
  now: Date,
  sendToken: (token: string) => void,
  dropToken: () => void = () => undefined,
  newcomers: Newcomers = alone,
): VisitorIdentity {
  let held = token;
  let known: Promise<Known | null> | undefined;
  async function read(): Promise<Known | null> {
    const found = isTokenForm(held) ? await visitorOf(db, held, now) : null;
    if (found?.account === null) await newcomers.join(found.id);
    return found;
  }
  const look = () => (known ??= read());
  const current = async () => (await look())?.id ?? null;
  return {
    current,
    account: async () => (await look())?.account ?? null,
    session: async () => (await look())?.sessionId ?? null,
    async orCreate() {
      const id = await current();
      if (id !== null) return id;
      const fresh = newToken();
      const created = await db.prisma.visitor.create({
        data: { tokenHash: hashToken(fresh), createdAt: now, seenAt: now },
        select: { id: true },
      });
      known = Promise.resolve({ id: created.id, sessionId: created.id, account: null });
      sendToken(fresh);
      newcomers.made(fresh);
      return created.id;
    },
    become(fresh) {
      [held, known] = [fresh, undefined];
      sendToken(fresh);
    },
    leave() {
      [held, known] = [undefined, undefined];
      dropToken();
    },
  };
}

const isPublic = () => new Error('A public page tried to write data for a visitor');

/** Somebody who is nobody: public pages are made for them, so that the same bytes serve everybody. */
export const anonymous: VisitorIdentity = {
  account: () => Promise.resolve(null),
  current: () => Promise.resolve(null),
  session: () => Promise.resolve(null),
  orCreate: () => Promise.reject(isPublic()),
  become() {
    throw isPublic();
  },
  leave() {
    throw isPublic();
  },
};
