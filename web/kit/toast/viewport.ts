import { onDialogsChange, topDialog } from '../overlay/openDialogs.ts';
import { pauseToasts } from './toasts.ts';
import * as t from '../__generated__/messages.ts';

/** Creates the element that holds the toasts; null on the server. */
export function createViewport(className: string): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.createElement('div');
  element.className = className;
  element.popover = 'manual';
  element.role = 'region';
  element.ariaLabel = t.messagesRegion;
  return element;
}

/** The element that had the focus before the toasts. */
let before: EventTarget | null = null;

function giveFocusBack(): void {
  if (before instanceof HTMLElement) before.focus();
}

/**
 * Adds the viewport to the page. Toasts are paused while the pointer or the focus is in it, and while the page is hidden. Behind an open
 * dialog its buttons would be inert, so it moves into the frontmost dialog; as a popover it is above everything there.
 * @returns a function that removes it
 */
export function mountViewport(element: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isOver = false;
  const isInside = (target: EventTarget | null) => element.contains(target as Node | null);
  const place = () => {
    const hadFocus = isInside(document.activeElement);
    (topDialog() ?? document.body).append(element);
    element.showPopover();
    if (hadFocus) giveFocusBack();
  };
  const hold = () => pauseToasts(document.hidden || isOver || isInside(document.activeElement));
  const holdUnder = (target: EventTarget | null) => {
    isOver = isInside(target);
    hold();
  };
  const listen = <Name extends keyof DocumentEventMap>(
    target: EventTarget,
    name: Name,
    callback: (event: DocumentEventMap[Name]) => void,
  ) => target.addEventListener(name, callback as EventListener, { signal });

  // On the document too: when a toast is removed, the pointer is over another element.
  listen(document, 'pointerover', ({ target }) => holdUnder(target));
  listen(element, 'pointerout', ({ relatedTarget }) => holdUnder(relatedTarget));
  listen(element, 'focusin', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) before = relatedTarget;
    hold();
  });
  // By then the focus has moved.
  listen(element, 'focusout', () => queueMicrotask(hold));
  listen(document, 'visibilitychange', hold);
  listen(document, 'keydown', (event) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    element.querySelector<HTMLElement>('li:last-child button')?.focus();
  });
  place();
  hold();
  const unlisten = onDialogsChange(place);
  return () => {
    unlisten();
    listening.abort();
    element.remove();
    pauseToasts(false);
  };
}

/** Pixels between two toasts. */
const gap = 10;

function stack(cards: Iterable<Element>): void {
  let top = 0;
  for (const card of cards as Iterable<HTMLElement>) {
    // With a transform, because it does not count as a layout shift when a toast above is removed.
    card.style.transform = `translateY(${top}px)`;
    top += card.offsetHeight + gap;
  }
}

/** `ref` of each toast: stacks the toasts whatever their height, and restores the focus if a toast is removed while it has the focus. */
export function stackCard(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return;
  const list = card.parentElement;
  const restack = () => stack(list?.children ?? []);
  const observer = new ResizeObserver(restack);
  observer.observe(card);
  return () => {
    observer.disconnect();
    if (card.contains(document.activeElement)) giveFocusBack();
    // By then the card is removed.
    queueMicrotask(restack);
  };
}
