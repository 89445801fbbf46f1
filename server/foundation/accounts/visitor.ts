import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn, VisitorIdentity } from '../../platform/operation/identity.ts';
import { isSessionOver, lastSeenIntervalMs } from './sessionRules.ts';

// A visitor is identified by a random token in a cookie. Viewing pages creates nothing: the first write creates the visitor. A signed-in
// customer is identified by their session's token, which acts as the account's home: the visitor that holds the account's cart.

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** Returns a secret for a cookie that can't be guessed: 256 bits in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether a text has the form of such a token. */
export function isTokenForm(token: string | undefined): token is string {
  return token !== undefined && tokenForm.test(token);
}

/** Returns the hash of a token, which is what is stored. */
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
  const over = new Date(now.getTime() - lastSeenIntervalMs(visitor));
  if (visitor.seenAt < over) {
    await db.prisma.visitor.updateMany({ where: { id: visitor.id, seenAt: { lt: over } }, data: { seenAt: now } });
  }
  return { id: visitor.homeId ?? visitor.id, sessionId: visitor.id, account: visitor.account };
}

/** Hooks for a newcomer whose first two requests created two visitors. */
export interface NewVisitorHooks {
  /** Called with the token of each visitor that is created. */
  made(token: string): void;
  /** Called once for a known guest, before any of their data is read. */
  join(visitorId: number): Promise<void>;
}

const alone: NewVisitorHooks = { made: () => undefined, join: () => Promise.resolve() };

/**
 * Reads and changes the identity of the caller.
 * @param token value of the cookie; unknown or malformed tokens are never adopted
 * @param sendToken called with a new visitor's token, to be set as the cookie
 * @param dropToken called when the cookie must be deleted
 */
export function visitorIdentity(
  db: Db,
  token: string | undefined,
  now: Date,
  sendToken: (token: string) => void,
  dropToken: () => void = () => undefined,
  newcomers: NewVisitorHooks = alone,
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
    switchTo(fresh) {
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

/** The identity for public pages, which are rendered without a visitor so that the same bytes can be served to everyone. */
export const anonymous: VisitorIdentity = {
  account: () => Promise.resolve(null),
  current: () => Promise.resolve(null),
  session: () => Promise.resolve(null),
  orCreate: () => Promise.reject(isPublic()),
  switchTo() {
    throw isPublic();
  },
  leave() {
    throw isPublic();
  },
};
