/**
 * Fetches code once for several callers and resolves them in the order of their calls: browsers do not settle imports of the same code in
 * any fixed order. A failure is not cached, so the next call tries again.
 * @param load imports the code
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
