import { useEffect, useEffectEvent } from 'react';

/** 1024 px and wider: the wide layout (row 130). The styles use the same breakpoint. */
const wide = '(width >= 1024px)';

/** Closes an overlay of narrow windows as soon as the window is wide, also after resizing or rotating the device. */
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
      // The trigger is hidden by now and cannot receive the focus.
      if (query.matches) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
