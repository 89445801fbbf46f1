let locks = 0;

/**
 * Holds the page behind an overlay still, without moving it: where a scrollbar takes width, its place stays.
 * @returns lets it scroll again, once every other lock is gone too
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
