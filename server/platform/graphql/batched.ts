import type { Context } from './context.ts';

/**
 * Batches the keys that resolvers of a request load at the same time: a list of any length takes one statement. Nothing is cached, so that
 * values are read again after a mutation.
 * @param read values by key; a key may be missing
 */
export function batched<Value>(read: (context: Context, keys: number[]) => Promise<Map<number, Value>>) {
  const waiting = new WeakMap<Context, { keys: Set<number>; answer: Promise<Map<number, Value>> }>();
  return async (context: Context, key: number): Promise<Value | undefined> => {
    let batch = waiting.get(context);
    if (!batch) {
      const keys = new Set<number>();
      // Resolves after all promises that are settled by now have continued: then every resolver of this level has added its key.
      const ready = new Promise<void>((resolve) => void Promise.resolve().then(() => process.nextTick(resolve)));
      const answer = ready.then(() => {
        waiting.delete(context);
        return read(context, [...keys]);
      });
      batch = { keys, answer };
      waiting.set(context, batch);
    }
    batch.keys.add(key);
    return (await batch.answer).get(key);
  };
}
