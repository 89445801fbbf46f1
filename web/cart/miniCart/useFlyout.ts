import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/**
 * How long the pointer must rest before the flyout opens, and how long it may be away, in milliseconds, so that passing over has no effect.
 */
const openAfter = 100;
const closeAfter = 300;

/** How the flyout was opened: one opened by hover closes when the pointer leaves. */
type Opened = 'pointer' | 'click' | null;

/**
 * A flyout below a button that opens on hover or press, and closes on Esc, on leaving and on a press outside.
 * @returns whether it is open, `press` for the button, `close`, and event handlers for the element around both
 */
export function useFlyout() {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Opened>(null);
  const isOpen = opened !== null;

  const later = (delay: number, next: (now: Opened) => Opened) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(next), delay);
  };
  const set = (next: (now: Opened) => Opened) => {
    clearTimeout(timer.current);
    setOpened(next);
  };
  const close = () => set(() => null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => target instanceof Node && !area.current?.contains(target) && setOpened(null);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(openAfter, (now) => now ?? 'pointer'),
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && later(closeAfter, (now) => (now === 'pointer' ? null : now)),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen) return;
      close();
      button.current?.focus();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // The focused element may have been removed with its line, which doesn't count as leaving.
      if (relatedTarget !== null && !area.current?.contains(relatedTarget)) close();
    },
  };
  const press = () => set((now) => (now === 'click' ? null : 'click'));
  return { isOpen, press, close, area, button, listeners };
}
