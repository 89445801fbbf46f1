/**
 * Watches what is pressed within an element. A click is a press and a release of the same element: of one that is made anew in between
 * the browser makes nothing, and the click is lost.
 * @param signal ends it
 * @returns waits until nothing is held down there, and whatever that clicked has been answered
 */
export function awaitRelease(element: Element, signal: AbortSignal): () => Promise<void> {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const hold = () => (isHeld = true);
  // The click comes right after the release.
  const release = () =>
    setTimeout(() => {
      isHeld = false;
      waiting.splice(0).forEach((go) => go());
    });
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, hold, { signal });
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) addEventListener(type, release, { signal, capture: true });
  return () => (isHeld ? new Promise((go) => void waiting.push(go)) : Promise.resolve());
}
