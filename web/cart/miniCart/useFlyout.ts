import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** How long the pointer has to rest before it opens, and how long it may be away, in milliseconds: passing by means nothing. */
const openAfter = 100;
const closeAfter = 300;

/** How it was opened: what the pointer opened goes with the pointer. */
type Opened = 'pointer' | 'click' | null;

/**
 * Something that opens below a button, by resting on it or by pressing it, and closes by Esc, by leaving it and by pressing outside.
 * @returns whether it is open, `press` for the button, `close`, and what the element around both of them listens with
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
      // What had the focus may have gone with a line: that is not leaving.
      if (relatedTarget !== null && !area.current?.contains(relatedTarget)) close();
    },
  };
  const press = () => set((now) => (now === 'click' ? null : 'click'));
  return { isOpen, press, close, area, button, listeners };
}
