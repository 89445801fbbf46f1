import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 1_500;

/** Reloads the screen's data every other second while it shows a running job. Hidden tabs do not poll. */
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
