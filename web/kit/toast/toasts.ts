// Short messages over the page (row 136). Part of the first page's script, because it could not be fetched to show a message about a lost
// network.

export interface ToastContent {
  kind: 'success' | 'danger';
  text: string;
  /** An action of the toast; running it dismisses the toast. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastContent {
  key: number;
}

interface Timed {
  toast: Toast;
  /** Remaining time in milliseconds, as of `since`. */
  rest: number;
  since: number;
  timer?: ReturnType<typeof setTimeout>;
}

const lifetimeMs = 4000;

let shown: Timed[] = [];
let list: readonly Toast[] = [];
let lastKey = 0;
let isPaused = false;
const listeners = new Set<() => void>();

function show(next: Timed[]): void {
  shown = next;
  list = next.map(({ toast }) => toast);
  for (const listener of listeners) listener();
}

function run(timed: Timed): void {
  timed.since = Date.now();
  timed.timer = setTimeout(() => dismissToast(timed.toast.key), timed.rest);
}

export function dismissToast(key: number): void {
  clearTimeout(shown.find(({ toast }) => toast.key === key)?.timer);
  show(shown.filter(({ toast }) => toast.key !== key));
}

/**
 * Shows a message for 4000 ms, or longer while the visitor points at it or has the focus in it. A message that is already shown restarts
 * its time instead of appearing twice, unless each has an action.
 * @returns a function that dismisses the toast
 */
export function showToast(content: ToastContent): () => void {
  const key = (lastKey += 1);
  const same = shown.find(({ toast }) => toast.text === content.text && toast.kind === content.kind && !toast.action && !content.action);
  if (same) dismissToast(same.toast.key);
  const timed: Timed = { toast: { ...content, key }, rest: lifetimeMs, since: 0 };
  show([...shown, timed]);
  if (!isPaused) run(timed);
  return () => dismissToast(key);
}

/** Pauses all toasts while a visitor reads them or the page is hidden; afterwards each stays for its remaining time. */
export function pauseToasts(isWanted: boolean): void {
  if (isWanted === isPaused) return;
  isPaused = isWanted;
  for (const timed of shown) {
    if (!isPaused) run(timed);
    else {
      clearTimeout(timed.timer);
      timed.rest -= Date.now() - timed.since;
    }
  }
}

/** For useSyncExternalStore. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function shownToasts(): readonly Toast[] {
  return list;
}
