/** A notification that may arrive while no caller waits: several are merged into one for the next caller. */
export interface PendingNotification {
  notify(): void;
  /** @returns whether there is news; false when waiting was aborted */
  next(): Promise<boolean>;
}

/**
 * Creates a pending notification.
 * @param signal aborts waiting
 */
export function pendingNotification(signal: AbortSignal): PendingNotification {
  let isNew = false;
  let wake: (() => void) | null = null;
  signal.addEventListener('abort', () => wake?.(), { once: true });
  return {
    notify() {
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
