/** A signal that ends with another one, or when its time is over. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Whether the time is over. */
  isOver(): boolean;
  /** To be called when what it was for has ended. */
  clear(): void;
}

/**
 * Node may collect what AbortSignal.any() and AbortSignal.timeout() return while only their listeners wait for them, and then nobody
 * ever hears that the time is over. A timer of our own is held until it is cleared.
 * @param given ends it earlier
 */
export function timeLimit(ms: number, given?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }, ms);
  const follow = () => controller.abort(given?.reason);
  if (given?.aborted) follow();
  else given?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear() {
      clearTimeout(timer);
      given?.removeEventListener('abort', follow);
    },
  };
}
