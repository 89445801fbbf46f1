import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { timeLeft, waitForChange, type TimeLeft } from './countdownRules.ts';
import { serverNow, watchClock } from './pageClock.ts';

/**
 * Returns the time left until an instant, by the server's clock, and keeps it updated.
 * @param end milliseconds since 1970, exclusive; null for never
 * @param step update interval
 * @param onEnd called once at the end, also if the end was reached before
 * @returns undefined while the server's time is unknown, also on the server; null after the end
 */
export function useTimeLeft(end: number | null, step: 'second' | 'end', onEnd?: () => void): TimeLeft | null | undefined {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<{ end: number | null; left: TimeLeft | null } | null>(null);
  const notifyEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = serverNow(environment);
      if (now === null) return;
      const left = timeLeft(end, now);
      setShown({ end, left });
      if (left) timer = setTimeout(look, waitForChange(end, now, step));
      else {
        stop();
        notifyEnd();
      }
    };
    const stop = watchClock(environment, look);
    look();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [end, step, environment]);
  return shown?.end === end ? shown.left : undefined;
}

/**
 * Returns whether an instant has passed, by the server's clock.
 * @param end ISO 8601; null or undefined for never
 */
export function useHasEnded(end: string | null | undefined, onEnd?: () => void): boolean {
  return useTimeLeft(end ? Date.parse(end) : null, 'end', onEnd) === null;
}
