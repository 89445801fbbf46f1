// Change notifications between parts of the shop that don't know each other: within one process, and through Redis in all processes. A
// message says what may have changed, never the new value: each listener reads that itself.

export interface Bus {
  /** Notifies all listeners of this topic in all processes. Never fails: a lost message is made up for by the next read. */
  publish(topic: string): void;
  /** @returns a function that ends the subscription */
  subscribe(topics: readonly string[], listener: () => void): () => void;
  /** Closes connections; afterwards no messages are delivered. */
  close(): Promise<void>;
}

export interface LocalBus extends Bus {
  /** Notifies the listeners of all topics, when it is unknown which messages were missed. */
  publishAll(): void;
}

/** Creates a bus within this process. */
export function localBus(): LocalBus {
  const listeners = new Map<string, Set<() => void>>();
  return {
    publish(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
    publishAll() {
      for (const heard of listeners.values()) for (const listener of heard) listener();
    },
    subscribe(topics, listener) {
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
