import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { timeLeft, waitForChange, type TimeLeft } from './countdownRules.ts';
import { serverNow, watchClock } from './pageClock.ts';

/**
 * Follows the time that is left until an instant, by the shop's clock.
 * @param end milliseconds since 1970, excluded; null for never
 * @param step how often it is followed
 * @param onEnd called once, when it is over or was before anybody looked
 * @returns undefined while the shop's time is not known, on the server too; null once it is over
 */
export function useTimeLeft(end: number | null, step: 'second' | 'end', onEnd?: () => void): TimeLeft | null | undefined {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<{ end: number | null; left: TimeLeft | null } | null>(null);
  const tellEnd = useEffectEvent(() => onEnd?.());
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
        tellEnd();
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
 * Whether an instant has come, by the shop's clock.
 * @param end ISO 8601; null or undefined for never
 */
export function useHasEnded(end: string | null | undefined, onEnd?: () => void): boolean {
  return useTimeLeft(end ? Date.parse(end) : null, 'end', onEnd) === null;
}
