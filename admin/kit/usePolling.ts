import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 1_500;

/** Loads the screen anew every other second while a job runs that it shows. A hidden tab waits. */
export function usePolling(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && !document.hidden) void revalidate();
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => ask(), everyMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}
