import { useEffect, useEffectEvent } from 'react';

/** Wider than 1023 px: the shop's wide layout (row 130). The styles say the same. */
const wide = '(width >= 1024px)';

/** Closes what belongs to narrow windows as soon as the window is wide, by resizing or turning the device too. */
export function useNarrowOnly(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const query = matchMedia(wide);
    const check = () => query.matches && close();
    check();
    query.addEventListener('change', check);
    return () => {
      query.removeEventListener('change', check);
      // What it was opened with is hidden by now, and cannot have the focus back.
      if (query.matches) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
