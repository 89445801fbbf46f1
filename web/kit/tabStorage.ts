/**
 * Runs a function with the tab's session storage, which browsers may forbid: nothing is stored then.
 * @returns the function's result; null without storage
 */
export function withTabStorage<T>(run: (storage: Storage) => T): T | null {
  try {
    return run(sessionStorage);
  } catch {
    return null;
  }
}

/** Prefix of the keys of unsent input, which is removed on sign-out. */
export const draftPrefix = 'souk.draft.';

/** Removes all unsent input from the tab. */
export function forgetDrafts(): void {
  withTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
  });
}
