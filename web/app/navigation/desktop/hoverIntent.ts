// Detects whether the pointer rests on a menu or only passes over it (row 128).

const intervalMs = 100;
const timeoutMs = 120;
/** Movement between two checks, in pixels, below which the pointer counts as resting. */
const stillPx = 6;

interface Point {
  x: number;
  y: number;
}

export interface HoverIntent {
  /** The pointer has entered a menu, which opens as soon as the pointer rests. */
  enter: (key: string, at: Point) => void;
  move: (at: Point) => void;
  /** The pointer has left the menu, which closes unless the pointer returns in time. */
  leave: () => void;
  /** Cancels pending actions: the menu under the pointer opens only when the pointer enters it again. */
  cancel: () => void;
}

/**
 * Checks every 100 ms whether the pointer rests, and gives it 120 ms to return.
 * @param open shows a menu instead of the open one
 * @param close hides a menu, if it is the open one
 */
export function createHoverIntent(open: (key: string) => void, close: (key: string) => void): HoverIntent {
  let point: Point = { x: 0, y: 0 };
  let over: string | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  const closing = new Map<string, ReturnType<typeof setTimeout>>();

  function stopClosing(key: string): void {
    clearTimeout(closing.get(key));
    closing.delete(key);
  }

  function leave(): void {
    clearInterval(looking);
    const left = over;
    over = null;
    if (left === null) return;
    stopClosing(left);
    closing.set(
      left,
      setTimeout(() => {
        closing.delete(left);
        close(left);
      }, timeoutMs),
    );
  }

  return {
    enter(key, at) {
      if (over === key) return;
      leave();
      stopClosing(key);
      over = key;
      point = at;
      let last = at;
      looking = setInterval(() => {
        if (Math.hypot(point.x - last.x, point.y - last.y) < stillPx) {
          clearInterval(looking);
          open(key);
        }
        last = point;
      }, intervalMs);
    },
    move(at) {
      point = at;
    },
    leave,
    cancel() {
      clearInterval(looking);
      for (const key of closing.keys()) stopClosing(key);
    },
  };
}
