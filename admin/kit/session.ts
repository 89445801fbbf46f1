import { createContext, useContext } from 'react';
import type { NeededRight, StaffRight } from './screen.ts';

/** The person signed in to the administration. */
export interface AdminPerson {
  databaseId: number;
  email: string;
  /** May be empty. */
  name: string;
  isAdministrator: boolean;
  rights: readonly StaffRight[];
}

/** The session, and its functions for screens. */
export interface AdminSession {
  person: AdminPerson;
  recoveryCodesLeft: number;
  /**
   * Asks for the password or a code.
   * @returns whether it was entered
   */
  stepUp: () => Promise<boolean>;
  /**
   * Asks for the password or a code unless it was entered within the last minutes: before requests that are not mutations, such as a
   * download.
   */
  ensureSteppedUp: () => Promise<boolean>;
  /** Checks with the server whether the session is still valid, after a response that suggests otherwise. */
  recheck: () => void;
  signOut: () => void;
}

/** Null outside of a session, such as on the sign-in page. */
export const SessionContext = createContext<AdminSession | null>(null);

/** The session of a screen. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside a session');
  return session;
}

/** Whether a person may open what needs this right. The server checks it as well. */
export function mayOpen({ isAdministrator, rights }: AdminPerson, right: NeededRight): boolean {
  return right === null || isAdministrator || (right !== 'ADMINISTRATOR' && rights.includes(right));
}
