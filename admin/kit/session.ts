import { createContext, useContext } from 'react';
import type { NeededRight, StaffRight } from './screen.ts';

/** Whoever is signed in to the administration. */
export interface AdminPerson {
  databaseId: number;
  email: string;
  /** May be empty. */
  name: string;
  isAdministrator: boolean;
  rights: readonly StaffRight[];
}

/** The session, and what screens can ask of it. */
export interface AdminSession {
  person: AdminPerson;
  /** How many recovery codes are left. */
  recoveryCodesLeft: number;
  /** Asks for the password or a code. @returns whether it was shown */
  stepUp: () => Promise<boolean>;
  /** The same, unless it was shown within the last minutes: before what is no mutation, such as a download. */
  ensureSteppedUp: () => Promise<boolean>;
  /** Asks the server whether the session still is: after an answer that says it may not. */
  recheck: () => void;
  signOut: () => void;
}

/** Null outside of a session, such as on the page to sign in. */
export const SessionContext = createContext<AdminSession | null>(null);

/** The session of a screen. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside a session');
  return session;
}

/** Whether somebody may open what needs this. The server decides all the same. */
export function mayOpen({ isAdministrator, rights }: AdminPerson, right: NeededRight): boolean {
  return right === null || isAdministrator || (right !== 'ADMINISTRATOR' && rights.includes(right));
}
