// How parts of the shop that know nothing of each other hear that something has changed: within one process, and with Redis between
// them in all processes. A message says what may be something else now, never what it is: whoever hears it reads for themselves.

export interface Bus {
  /** Tells everybody who hears this topic, everywhere. It never fails: what is told again by the next look need not arrive. */
  tell(topic: string): void;
  /** @returns ends the hearing */
  hear(topics: readonly string[], listener: () => void): () => void;
  /** Lets go of connections; afterwards nothing is told any more. */
  close(): Promise<void>;
}

export interface LocalBus extends Bus {
  /** Tells all topics: nobody knows which ones were missed. */
  tellAll(): void;
}

/** A bus within this process. */
export function localBus(): LocalBus {
  const listeners = new Map<string, Set<() => void>>();
  return {
    tell(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
    tellAll() {
      for (const heard of listeners.values()) for (const listener of heard) listener();
    },
    hear(topics, listener) {
      for (const topic of topics) {
        const heard = listeners.get(topic) ?? new Set();
        listeners.set(topic, heard.add(listener));
      }
      return () => {
        for (const topic of topics) {
          const heard = listeners.get(topic);
          heard?.delete(listener);
          if (heard?.size === 0) listeners.delete(topic);
        }
      };
    },
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
