import { redirect, useActionData, useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

// What a page says of the form that led to it: "Your name is saved". It is told once, and never by the page's address, which anybody can
// write: a link must not say that something was done. Without script the server keeps it in a signed cookie between the form's answer and
// the page (server/pages/toldOnce.ts); with script it lies in the browser's history.

/** By this header of its answer a form that was sent without script hands on what the next page is told. */
const toldHeader = 'x-told-once';

/**
 * Leads from a form that was sent without script to a page that can be loaded again without sending it once more.
 * @param to path and query of the page
 * @param told what the page finds by useTold()
 */
export function redirectTelling(to: string, told: object): Response {
  return redirect(to, { status: 303, headers: { [toldHeader]: encodeURIComponent(JSON.stringify(told)) } });
}

/** What an answer to a form has for the next page; undefined for nothing. */
export function toldBy({ headers }: Response): unknown {
  const told = headers.get(toldHeader);
  return told === null ? undefined : JSON.parse(decodeURIComponent(told));
}

/** For navigate(): the same, where the form was sent by script. */
export function tellingState(told: unknown): { state: { told: unknown } } {
  return { state: { told } };
}

/** What the form that led here has to say, or a form of this page that was sent without script; null for nothing. */
export function useTold<T extends object>(): T | null {
  const answered = useActionData() as T | undefined;
  const { state } = useLocation() as { state: { told?: T } | null };
  // The server does not know the history of a page that is loaded again, and the first rendering is the same as its own.
  const isHydrated = useHydrated();
  return answered ?? (isHydrated ? (state?.told ?? null) : null);
}
