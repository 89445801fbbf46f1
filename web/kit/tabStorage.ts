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
