import { useEffect, useState } from 'react';
import type { Failure } from '../mutation/failure.ts';

/** Of useAdminMutation(). */
interface OwnMutation {
  forget: () => void;
}

/** So long nothing may have changed before it is told aloud; as long as for what the server finds. */
const pauseMs = 400;

/**
 * What the browser itself knows to be wrong with a form, which is not sent then: told politely while it is typed (SaveBar's `found`), and
 * as a failure of the save that was asked for, until something about it changes.
 * @param problems by the field's name
 */
export function useOwnProblems(problems: Readonly<Record<string, string | undefined>>): {
  found: Failure | null;
  failure: Failure | null;
  /** The form was to be saved with them. @param mutation what it saves with */
  refuse: (mutation: OwnMutation) => void;
} {
  const key = JSON.stringify(problems);
  const [settled, setSettled] = useState('{}');
  const [refused, setRefused] = useState<{ key: string; failure: Failure } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  const told = Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem] as const]));
  const failure: Failure = {
    code: 'INVALID_INPUT',
    message: 'It is not saved: look at the fields in red.',
    fields: Object.fromEntries(told),
    correlationId: null,
  };
  return {
    found: told.length > 0 && settled === key ? failure : null,
    failure: told.length > 0 && refused?.key === key ? refused.failure : null,
    refuse({ forget }) {
      // What the server has said before was about something else than what stands here now.
      forget();
      // A new one each time: the first field at fault gets the focus again.
      setRefused({ key, failure });
    },
  };
}
