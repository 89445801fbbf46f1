/** An event that can be emitted repeatedly, and its listeners. */
export interface Signal<T> {
  emit(value: T): void;
  /** @returns a function that removes the listener */
  listen(listener: (value: T) => void): () => void;
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
