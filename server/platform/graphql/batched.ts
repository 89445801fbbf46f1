import type { Context } from './context.ts';

/**
 * Reads by key what the resolvers of a request ask for side by side, all keys at once: a list of any length asks the database one
 * time. Nothing is remembered, so that what a mutation has changed is read anew after it.
 * @param read values by key; a key may be missing
 */
export function batched<Value>(read: (context: Context, keys: number[]) => Promise<Map<number, Value>>) {
  const waiting = new WeakMap<Context, { keys: Set<number>; answer: Promise<Map<number, Value>> }>();
  return async (context: Context, key: number): Promise<Value | undefined> => {
    let batch = waiting.get(context);
    if (!batch) {
      const keys = new Set<number>();
      // Once all promises that are settled by now have gone on: then every resolver of this level has asked.
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
