/** Something that happens again and again, and those who want to know. */
export interface Signal<T> {
  /** Tells everybody who listens now. */
  tell(value: T): void;
  /** @returns ends the listening */
  listen(listener: (value: T) => void): () => void;
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    tell: (value) => listeners.forEach((listener) => listener(value)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
