import type { Role, StaffRight } from '../../generated/prisma/client.ts';

// Who asks: a visitor of the shop, and staff in a session of the administration. How they are known is decided in foundation/accounts.

/** Whom a visitor has signed in as. */
export interface SignedIn {
  id: number;
  role: Role;
}

export interface VisitorIdentity {
  /** The account that the visitor is signed in to; null for a guest. */
  account(): Promise<SignedIn | null>;
  /** The visitor's id, the same in all sessions of an account; null for somebody who has not written anything yet. Looked up once. */
  current(): Promise<number | null>;
  /** The visitor's id; a new visitor is created, and the cookie sent, when there is none. */
  orCreate(): Promise<number>;
  /** The row that the cookie names: a guest's, or that of a session. Null for somebody who has not written anything yet. */
  session(): Promise<number | null>;
  /** From now on the caller is whoever has this token, which is sent as the cookie. */
  become(token: string): void;
  /** From now on the caller is somebody new, without a cookie. */
  leave(): void;
}

/** Somebody of the shop's staff in a session of the administration. */
export interface AdminMember {
  sessionId: number;
  accountId: number;
  role: Exclude<Role, 'CUSTOMER'>;
  rights: readonly StaffRight[];
  /** Whether the second factor was shown. Before that the session may do nothing but show it. */
  isVerified: boolean;
  /** Whether password or code were shown within the last minutes. */
  isSteppedUp: boolean;
}

export interface AdminIdentity {
  /** Null for everybody who has no session here that lasts. Looked up once. */
  member(): Promise<AdminMember | null>;
  /** From now on the caller is whoever has this token, which is sent as the cookie. */
  become(token: string): void;
  /** The session has changed: it is looked up again. */
  renew(): void;
  /** The session has ended, and the cookie is to go. */
  leave(): void;
}
