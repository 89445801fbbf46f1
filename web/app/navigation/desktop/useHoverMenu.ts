import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { createHoverIntent, type HoverIntent } from './hoverIntent.ts';
import { menuStep, type MenuDirection } from './menuKeys.ts';

const linksOf = (list: Element | null | undefined) =>
  [...(list?.children ?? [])].flatMap((item) => item.querySelector<HTMLElement>(':scope > a') ?? []);

/**
 * Opens a submenu when the pointer rests on it, on focus and on tap; one at a time (row 128). The list takes `listProps`, each item of its
 * first level takes `itemProps(key)`, and the submenu is a list inside the item.
 */
export function useHoverMenu(direction: MenuDirection) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const made = useRef<HoverIntent | null>(null);
  const closeItem = (key: string) => setOpen((now) => (now === key ? null : now));
  const intent = () => (made.current ??= createHoverIntent(setOpen, closeItem));
  // Set while Esc moves the focus, and from a tap until its click: the focus then opens nothing.
  const isSilent = useRef(false);
  const isTapToOpen = useRef(false);

  function close() {
    made.current?.cancel();
    setOpen(null);
  }
  const closeFromOutside = useEffectEvent(close);

  useEffect(() => () => made.current?.cancel(), []);

  // A submenu opened by hover must be closable without moving the pointer, and one opened by a tap must be closable by a tap outside.
  useEffect(() => {
    if (open === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeFromOutside(), { signal });
    const press = ({ target }: Event) => target instanceof Node && !list.current?.contains(target) && closeFromOutside();
    document.addEventListener('pointerdown', press, { signal });
    return () => listening.abort();
  }, [open]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const link = event.target;
    if (!(link instanceof HTMLElement) || !list.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const tops = linksOf(list.current);
    const top = tops.find((one) => one.parentElement?.contains(link));
    if (!top) return;
    const isBelow = link !== top;
    if (event.key === 'Escape') {
      if (open === null) return;
      // One press of Esc closes only one element.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      isSilent.current = true;
      top.focus();
      isSilent.current = false;
      close();
      return;
    }
    const step = menuStep(event.key, direction, isBelow);
    if (step === null) return;
    event.preventDefault();
    const below = linksOf(top.parentElement?.querySelector('ul'));
    const around = (links: HTMLElement[], from: HTMLElement, by: number) => links[(links.indexOf(from) + by + links.length) % links.length];
    const level = isBelow ? below : tops;
    const targets = {
      next: around(level, link, 1),
      previous: isBelow && link === below[0] ? top : around(level, link, -1),
      first: level[0],
      last: level.at(-1),
      into: below[0],
      out: top,
      nextTop: around(tops, top, 1),
      previousTop: around(tops, top, -1),
    };
    const item = top.parentElement?.dataset.key;
    // Only visible elements can be focused.
    if (step === 'into' && item !== undefined) flushSync(() => setOpen(item));
    targets[step]?.focus();
  }

  // After a link was followed, the submenu must not cover the next page, although the pointer is still there.
  function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) close();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  }

  const itemProps = (key: string) => ({
    'data-key': key,
    'data-open': open === key,
    onPointerEnter: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch') intent().enter(key, { x, y });
    },
    onPointerMove: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'touch') return;
      // Repeated, because a pointer that was there before scripts ran fired no enter event.
      intent().enter(key, { x, y });
      intent().move({ x, y });
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') intent().leave();
    },
    // A finger can't hover: its first tap opens the submenu, its second one follows the link.
    onPointerDown: ({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>) => {
      const isTop = target instanceof Element && target.closest('a')?.parentElement === currentTarget;
      isTapToOpen.current = pointerType === 'touch' && isTop && open !== key && currentTarget.querySelector('ul') !== null;
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by Enter doesn't come from a finger.
      if (!isTapToOpen.current || event.detail === 0) return;
      isTapToOpen.current = false;
      event.preventDefault();
      event.stopPropagation();
      setOpen(key);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // A click also focuses the link, but must not open the submenu.
      if (!isSilent.current && target.matches(':focus-visible')) setOpen(key);
    },
  });

  return { open, listProps: { ref: list, onKeyDown, onClick, onBlur }, itemProps };
}
