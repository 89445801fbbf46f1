import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db.ts';
import type { Role } from '../generated/prisma/client.ts';

// A visitor is known by a random token in a cookie. Looking at pages creates nothing: the first write does.

/** Whom a visitor has signed in as. */
export interface SignedIn {
  id: number;
  role: Role;
}

export interface VisitorIdentity {
  /** The account that the visitor is signed in to; null for a guest. */
  account(): Promise<SignedIn | null>;
  /** The visitor's id, or null for somebody who has not written anything yet. Looked up once. */
  current(): Promise<number | null>;
  /** The visitor's id; a new visitor is created, and the cookie sent, when there is none. */
  orCreate(): Promise<number>;
}

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** How old the note of a visit may become before a new one is made: one write a day and visitor. */
const seenEveryMs = 24 * 60 * 60 * 1_000;

interface Known {
  id: number;
  account: SignedIn | null;
}

const knownColumns = { id: true, seenAt: true, account: { select: { id: true, role: true } } } as const;

async function visitorOf(db: Db, token: string, now: Date): Promise<Known | null> {
  const visitor = await db.prisma.visitor.findUnique({ where: { tokenHash: hashToken(token) }, select: knownColumns });
  const over = new Date(now.getTime() - seenEveryMs);
  if (visitor && visitor.seenAt < over) {
    await db.prisma.visitor.updateMany({ where: { id: visitor.id, seenAt: { lt: over } }, data: { seenAt: now } });
  }
  return visitor;
}

/**
 * @param token what the cookie holds; unknown or malformed tokens are never adopted
 * @param sendToken called with a new visitor's token, to be set as the cookie
 */
export function visitorIdentity(db: Db, token: string | undefined, now: Date, sendToken: (token: string) => void): VisitorIdentity {
  let known: Promise<Known | null> | undefined;
  const look = () => (known ??= token !== undefined && tokenForm.test(token) ? visitorOf(db, token, now) : Promise.resolve(null));
  const current = async () => (await look())?.id ?? null;
  return {
    current,
    account: async () => (await look())?.account ?? null,
    async orCreate() {
      const id = await current();
      if (id !== null) return id;
      const fresh = randomBytes(32).toString('base64url');
      const created = await db.prisma.visitor.create({
        data: { tokenHash: hashToken(fresh), createdAt: now, seenAt: now },
        select: { id: true },
      });
      known = Promise.resolve({ id: created.id, account: null });
      sendToken(fresh);
      return created.id;
    },
  };
}

/** Somebody who is nobody: public pages are made for them, so that the same bytes serve everybody. */
export const anonymous: VisitorIdentity = {
  account: () => Promise.resolve(null),
  current: () => Promise.resolve(null),
  orCreate: () => Promise.reject(new Error('A public page tried to write for a visitor')),
};
