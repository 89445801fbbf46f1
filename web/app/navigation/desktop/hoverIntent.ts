// Whether somebody points at a menu or only passes over it on the way to something else (row 128).

const intervalMs = 100;
const timeoutMs = 120;
/** Who moved less than this between two looks has come to rest, in pixels. */
const stillPx = 6;

interface Point {
  x: number;
  y: number;
}

export interface HoverIntent {
  /** The pointer is on a menu now: it opens as soon as the pointer has come to rest. */
  enter: (key: string, at: Point) => void;
  move: (at: Point) => void;
  /** The pointer has left it: what is open closes if the pointer does not come back in time. */
  leave: () => void;
  /** Forgets what was about to happen: what the pointer is on opens only when the pointer comes anew. */
  cancel: () => void;
}

/**
 * Looks every 100 ms whether the pointer rests, and gives it 120 ms to come back.
 * @param open shows a menu, in place of the one that is open
 * @param close hides a menu, if it is the one that is open
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
