import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 1_000;

/** Loads the screen anew every second while pictures are being made that it shows. A hidden tab waits. */
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
