import { useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '../mutation/failure.ts';
import type { AdminMutation, DryRunnable } from '../mutation/useAdminMutation.ts';

// While a form is being filled in, its mutation is sent as a dry run to validate it. Nothing waits for the response, and nothing moves the
// focus.

/** How long nothing must have changed before a dry run, in milliseconds. */
const pauseMs = 400;

interface State<Variables> {
  key: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The variables of the running or next dry run; null if there is none. */
  wanted: Variables | null;
  isRunning: boolean;
  isSaving: boolean;
  /** The key of the server's last response. */
  answered: string | null;
  isRefused: boolean;
}

export interface DryRunOptions<T extends DryRunnable, Name extends string> {
  mutation: AdminMutation<T, Name>;
  /** The form's values as a text; null if nothing was changed. */
  key: string | null;
  /** What would be sent now; null if the values are invalid. */
  variables: T['variables'] | null;
  /** Called when the server's last response no longer applies. */
  onOutdated: () => void;
  /** Called when the values have been invalid for a while. */
  onInvalid: () => void;
  /** @param found null without errors */
  onFound: (found: Failure | null, variables: T['variables']) => void;
}

/** Sends dry runs of a form's values, one at a time; responses to outdated values are ignored. */
export function useDryRun<T extends DryRunnable, Name extends string>(options: DryRunOptions<T, Name>): void {
  const state = useRef<State<T['variables']>>({
    key: null,
    timer: undefined,
    wanted: null,
    isRunning: false,
    isSaving: false,
    answered: null,
    isRefused: false,
  });

  const onFound = useEffectEvent(options.onFound);
  const onInvalid = useEffectEvent(options.onInvalid);
  const ask = useEffectEvent(async (): Promise<void> => {
    const own = state.current;
    if (own.isRunning) return;
    own.isRunning = true;
    while (own.wanted && !own.isRefused) {
      const asked = own.wanted;
      const key = own.key;
      const answer = await options.mutation.tryOut(asked);
      if (own.wanted !== asked) continue;
      own.wanted = null;
      own.answered = key;
      // A dry run never asks for the password. After it was entered for a save, dry runs are sent again.
      if (answer === 'refused') own.isRefused = true;
      else if (answer !== 'unknown') onFound(answer, asked);
    }
    own.isRunning = false;
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
      // A running save validates the values itself; later input is validated afterwards.
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
