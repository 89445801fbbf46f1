/**
 * Does something with the tab's storage, which browsers may forbid: then nothing is kept.
 * @returns what it returns; null where there is no storage
 */
export function withTabStorage<T>(run: (storage: Storage) => T): T | null {
  try {
    return run(sessionStorage);
  } catch {
    return null;
  }
}
