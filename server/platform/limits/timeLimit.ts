/** A signal that aborts with another signal, or after a time limit. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Returns whether the time limit has passed. */
  isOver(): boolean;
  /** Must be called when the limited work has ended. */
  clear(): void;
}

/**
 * Creates a time limit. Node may garbage-collect the results of AbortSignal.any() and AbortSignal.timeout() while only their listeners
 * refer to them, and the abort is then never delivered. This timer is referenced until it is cleared.
 * @param given aborts earlier
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
