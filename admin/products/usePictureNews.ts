import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 1_000;

/** Reloads the screen every second while pictures on it are being processed. A hidden tab waits. */
export function usePictureNews(isAwaited: boolean): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && !document.hidden) void revalidate();
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => ask(), everyMs);
    return () => clearInterval(timer);
  }, [isAwaited]);
}
