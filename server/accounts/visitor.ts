import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db.ts';

// A visitor is known by a random token in a cookie. Looking at pages creates nothing: the first write does.

export interface VisitorIdentity {
  /** The visitor's id, or null for somebody who has not written anything yet. Looked up once. */
  current(): Promise<number | null>;
  /** The visitor's id; a new visitor is created, and the cookie sent, when there is none. */
  orCreate(): Promise<number>;
}

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * @param token what the cookie holds; unknown or malformed tokens are never adopted
 * @param sendToken called with a new visitor's token, to be set as the cookie
 */
export function visitorIdentity(db: Db, token: string | undefined, now: Date, sendToken: (token: string) => void): VisitorIdentity {
  let known: Promise<number | null> | undefined;
  const current = () =>
    (known ??=
      token !== undefined && tokenForm.test(token)
        ? db.prisma.visitor.findUnique({ where: { tokenHash: hashToken(token) }, select: { id: true } }).then((row) => row?.id ?? null)
        : Promise.resolve(null));
  return {
    current,
    async orCreate() {
      const id = await current();
      if (id !== null) return id;
      const fresh = randomBytes(32).toString('base64url');
      const created = await db.prisma.visitor.create({
        data: { tokenHash: hashToken(fresh), createdAt: now, seenAt: now },
        select: { id: true },
      });
      known = Promise.resolve(created.id);
      sendToken(fresh);
      return created.id;
    },
  };
}

/** Somebody who is nobody: public pages are made for them, so that the same bytes serve everybody. */
export const anonymous: VisitorIdentity = {
  current: () => Promise.resolve(null),
  orCreate: () => Promise.reject(new Error('A public page tried to write for a visitor')),
};
