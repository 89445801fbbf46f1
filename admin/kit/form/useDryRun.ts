import { useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '../mutation/failure.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';

// While somebody fills in a form, the server is asked what it would say: the form's own mutation, run dry. Nothing waits for the answer, and
// nothing takes the focus.

/** Nothing may have changed for so long before the server is asked. */
const pauseMs = 400;

interface State<Variables> {
  key: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server is or will be asked about; null when that is over. */
  wanted: Variables | null;
  isAsking: boolean;
  isSaving: boolean;
  /** The key of what the last answer of the server was about. */
  answered: string | null;
  isRefused: boolean;
}

export interface DryRunOptions<T extends DryRunnable, Name extends string> {
  mutation: AdminMutation<T, Name>;
  /** What the form holds, as a text; null when nothing was changed. */
  key: string | null;
  /** What would be sent now; null for what cannot be sent. */
  variables: T['variables'] | null;
  /** What the server has said before is about something else. */
  onOutdated: () => void;
  /** What can't be sent stays so for a while. */
  onInvalid: () => void;
  /** @param found null when nothing is wrong */
  onFound: (found: Failure | null, variables: T['variables']) => void;
}

/** Asks what would come of what a form holds, one question at a time; answers about what has been changed since are ignored. */
export function useDryRun<T extends DryRunnable, Name extends string>(options: DryRunOptions<T, Name>): void {
  const state = useRef<State<T['variables']>>({
    key: null,
    timer: undefined,
    wanted: null,
    isAsking: false,
    isSaving: false,
    answered: null,
    isRefused: false,
  });

  const onFound = useEffectEvent(options.onFound);
  const onInvalid = useEffectEvent(options.onInvalid);
  const ask = useEffectEvent(async (): Promise<void> => {
    const own = state.current;
    if (own.isAsking) return;
    own.isAsking = true;
    while (own.wanted && !own.isRefused) {
      const asked = own.wanted;
      const key = own.key;
      const answer = await options.mutation.tryOut(asked);
      if (own.wanted !== asked) continue;
      own.wanted = null;
      own.answered = key;
      // Nobody is asked for a password while typing. Once they have shown it to save, the server is asked again.
      if (answer === 'refused') own.isRefused = true;
      else if (answer !== 'unknown') onFound(answer, asked);
    }
    own.isAsking = false;
  });

  const look = useEffectEvent(() => {
    const own = state.current;
    const { key, variables, mutation } = options;
    const [wasSaving, isSame] = [own.isSaving, key === own.key];
    own.isSaving = mutation.isBusy;
    if (isSame && wasSaving === own.isSaving) return;
    clearTimeout(own.timer);
    own.wanted = null;
    if (own.isSaving) {
      // What is being saved gets its answer from that; what is typed meanwhile is looked at afterwards.
      if (!wasSaving) own.answered = key;
      own.isRefused = false;
      return;
    }
    own.key = key;
    if (key === null || !variables) {
      own.answered = null;
      if (!isSame) options.onOutdated();
      if (key !== null && !isSame) own.timer = setTimeout(() => onInvalid(), pauseMs);
      return;
    }
    if (key === own.answered) return;
    own.timer = setTimeout(() => {
      own.wanted = variables;
      void ask();
    }, pauseMs);
  });

  useEffect(() => look());
  useEffect(() => {
    const own = state.current;
    return () => {
      clearTimeout(own.timer);
      own.wanted = null;
    };
  }, []);
}
