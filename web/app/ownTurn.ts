let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other caller has. Rendering a page to text blocks the loop; pages whose data arrives together
 * would block it one after the other, and all other requests with them.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
