import { useEffect, useEffectEvent, useRef } from 'react';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';
import { placesOf, withoutBlanks, withoutRows } from './dryRunRules.ts';

// While somebody fills in a form, the server is asked what it would say: the form's own mutation, run dry. What it finds is shown beside
// the fields and told politely; nothing waits for it, and nothing takes the focus.

/** So long nothing may have changed before the server is asked. */
const pauseMs = 400;

interface State<Variables> {
  /** What stands in the form, as a text. */
  key: string | null | undefined;
  places: string;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server is or will be asked about; null when that is over. */
  wanted: Variables | null;
  isAsking: boolean;
  isSaving: boolean;
  /** What the last thing heard from the server was about. */
  answered: string | null;
  isRefused: boolean;
}

/**
 * Asks what would come of what stands in a form, one question at a time; answers to what has been changed since are not heard.
 * @param mutation what the form saves with; null for one that cannot be tried
 * @param variables what it would send now, or a function that reads it from the page; null when nothing was changed, undefined when what
 * stands there cannot be sent
 * @param isNew what is still empty in a form for something new is not told: somebody has not come so far
 */
export function useDryRun<T extends DryRunnable, Name extends string>(
  mutation: AdminMutation<T, Name> | null,
  variables: T['variables'] | null | undefined | (() => T['variables'] | null | undefined),
  isNew = false,
): void {
  const state = useRef<State<T['variables']>>({
    key: null,
    places: '',
    timer: undefined,
    wanted: null,
    isAsking: false,
    isSaving: false,
    answered: null,
    isRefused: false,
  });

  const ask = useEffectEvent(async (): Promise<void> => {
    const own = state.current;
    if (own.isAsking || !mutation) return;
    own.isAsking = true;
    while (own.wanted && !own.isRefused) {
      const asked = own.wanted;
      const answer = await mutation.tryOut(asked);
      if (own.wanted !== asked) continue;
      own.wanted = null;
      own.answered = JSON.stringify(asked);
      // Nobody is asked for a password while typing. Once they have shown it to save, the server is asked again.
      if (answer === 'refused') own.isRefused = true;
      else if (answer !== 'unknown') mutation.find(isNew && answer ? withoutBlanks(answer, asked.input) : answer);
    }
    own.isAsking = false;
  });

  const look = useEffectEvent(() => {
    if (!mutation) return;
    const own = state.current;
    const now = typeof variables === 'function' ? variables() : variables;
    const key = now ? JSON.stringify(now) : now;
    const [wasSaving, isSame] = [own.isSaving, key === own.key];
    own.isSaving = mutation.isBusy;
    if (isSame && wasSaving === own.isSaving) return;
    clearTimeout(own.timer);
    own.wanted = null;
    if (own.isSaving) {
      // What is being saved gets its answer from that; what is typed meanwhile is looked at afterwards.
      if (!wasSaving) own.answered = key ?? null;
      own.isRefused = false;
      return;
    }
    own.key = key;
    if (!now) {
      own.answered = null;
      // What the server has said was about something else than what stands here now; it is asked again once this can be sent.
      if (!isSame && (mutation.found || mutation.failure)) mutation.find(null);
      return;
    }
    const places = JSON.stringify(placesOf(now.input));
    // What is told of a row would stand beside another one.
    if (places !== own.places && mutation.found) mutation.find(withoutRows(mutation.found));
    own.places = places;
    if (key === own.answered) return;
    own.timer = setTimeout(() => {
      own.wanted = now;
      void ask();
    }, pauseMs);
  });

  // After each render: what a form holds in its page is there only then.
  useEffect(() => look());
  useEffect(() => {
    const own = state.current;
    return () => {
      clearTimeout(own.timer);
      own.wanted = null;
    };
  }, []);
}
