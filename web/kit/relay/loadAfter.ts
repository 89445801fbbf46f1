import { NetworkError } from './networkError.ts';

/**
 * Loads the part of a list after a cursor. An invalid cursor, such as one from an old bookmark, leads to the start of the list.
 * @param cursor from the URL; null for the start of the list
 * @param toStart returns the start, or a redirect to it
 * @throws what `load` throws at the start of the list, on a failing network, and as a redirect
 */
export async function loadAfter<Loaded>(
  cursor: string | null,
  load: () => Promise<Loaded>,
  toStart: () => Response | Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (cursor === null || error instanceof NetworkError || error instanceof Response) throw error;
    const start = await toStart();
    if (start instanceof Response) throw start;
    return start;
  }
}
