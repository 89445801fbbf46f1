/** Something that may happen while nobody waits for it: however often it did, the next who waits is told once. */
export interface PendingNews {
  tell(): void;
  /** @returns whether there are news; false when the waiting has ended */
  next(): Promise<boolean>;
}

/** @param signal ends the waiting */
export function pendingNews(signal: AbortSignal): PendingNews {
  let isNew = false;
  let wake: (() => void) | null = null;
  signal.addEventListener('abort', () => wake?.(), { once: true });
  return {
    tell() {
      isNew = true;
      wake?.();
    },
    async next() {
      if (!isNew && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      isNew = false;
      return !signal.aborted;
    },
  };
}
