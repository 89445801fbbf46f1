/**
 * Code that several ask for is fetched once, and comes to them in the order in which they asked: browsers do not settle imports of the
 * same code in any order. A failure is forgotten, so that who asks next tries again.
 * @param load imports it
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
