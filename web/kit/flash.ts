import { redirect, useActionData, useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

// The message that a page shows about the form that led to it: "Your name is saved". It is shown once, and never comes from the page's
// address, which anyone can write: a link must not claim that something was done. Without script the server stores it in a signed cookie
// between the form's response and the page (server/pages/flash.ts); with script it is in the browser's history state.

/** Response header with the message for the next page, for a form that was sent without script. */
const flashHeader = 'x-told-once';

/**
 * Redirects from a form that was sent without script to a page that can be reloaded without sending the form again.
 * @param to path and query of the page
 * @param told what useTold() returns on the page
 */
export function redirectWithFlash(to: string, told: object): Response {
  return redirect(to, { status: 303, headers: { [flashHeader]: encodeURIComponent(JSON.stringify(told)) } });
}

/** What an answer to a form has for the next page; undefined for nothing. */
export function flashOf({ headers }: Response): unknown {
  const told = headers.get(flashHeader);
  return told === null ? undefined : JSON.parse(decodeURIComponent(told));
}

/** Options for navigate(): passes the message to the next page if the form was sent by script. */
export function flashState(told: unknown): { state: { told: unknown } } {
  return { state: { told } };
}

/** The message of the form that led here, or of a form of this page that was sent without script; null without one. */
export function useFlash<T extends object>(): T | null {
  const answered = useActionData() as T | undefined;
  const { state } = useLocation() as { state: { told?: T } | null };
  // The server does not know the history state of a reloaded page, and the first rendering must match the server's.
  const isHydrated = useHydrated();
  return answered ?? (isHydrated ? (state?.told ?? null) : null);
}
