import type { Role, StaffRight } from '../../generated/prisma/client.ts';

// The caller's identity: a visitor of the shop, and staff in an administration session. foundation/accounts identifies them.

/** The account that a visitor is signed in to. */
export interface SignedIn {
  id: number;
  role: Role;
}

export interface VisitorIdentity {
  /** Returns the account that the visitor is signed in to; null for a guest. */
  account(): Promise<SignedIn | null>;
  /**
   * Returns the visitor's id, the same in all sessions of an account; null for a new visitor who has not saved anything yet. Looked up
   * once.
   */
  current(): Promise<number | null>;
  /** Returns the visitor's id; creates the visitor and sends the cookie if there is none. */
  orCreate(): Promise<number>;
  /** Returns the id of the row of the cookie: a guest's or a session's. Null for a new visitor who has not saved anything yet. */
  session(): Promise<number | null>;
  /** Switches the caller to the owner of this token, and sends it as the cookie. */
  switchTo(token: string): void;
  /** Switches the caller to a new visitor without a cookie. */
  leave(): void;
}

/** A staff member in an administration session. */
export interface AdminMember {
  sessionId: number;
  accountId: number;
  role: Exclude<Role, 'CUSTOMER'>;
  rights: readonly StaffRight[];
  /** Whether the second factor was verified. Until then, the session allows only its verification. */
  isVerified: boolean;
  /** Whether the staff member has re-authenticated within the last minutes. */
  isSteppedUp: boolean;
}

export interface AdminIdentity {
  /** Returns the staff member; null for callers without an active session. Looked up once. */
  member(): Promise<AdminMember | null>;
  /** Switches the caller to the owner of this token, and sends it as the cookie. */
  switchTo(token: string): void;
  /** Looks up the session again after a change. */
  renew(): void;
  /** Deletes the cookie after the session has ended. */
  leave(): void;
}
