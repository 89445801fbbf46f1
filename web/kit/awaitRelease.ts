/**
 * Watches presses within an element. A click needs press and release on the same element: if the element is replaced in between, the
 * browser fires no click.
 * @param signal stops watching
 * @returns a function that waits until nothing is pressed there, and the resulting click has been handled
 */
export function awaitRelease(element: Element, signal: AbortSignal): () => Promise<void> {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const hold = () => (isHeld = true);
  // The click event follows right after the release.
  const release = () =>
    setTimeout(() => {
      isHeld = false;
      waiting.splice(0).forEach((go) => go());
    });
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, hold, { signal });
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) addEventListener(type, release, { signal, capture: true });
  return () => (isHeld ? new Promise((go) => void waiting.push(go)) : Promise.resolve());
}
