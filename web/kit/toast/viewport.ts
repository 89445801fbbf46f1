import { onDialogsChange, topDialog } from '../overlay/openDialogs.ts';
import { holdToasts } from './toasts.ts';

/** Makes the element that toasts stand in; null on the server. */
export function createViewport(className: string): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.createElement('div');
  element.className = className;
  element.popover = 'manual';
  element.role = 'region';
  element.ariaLabel = 'Messages (F6)';
  return element;
}

/** What had the focus before it came to the toasts. */
let before: EventTarget | null = null;

function giveFocusBack(): void {
  if (before instanceof HTMLElement) before.focus();
}

/**
 * Puts it on the page, where it holds the toasts under pointer and focus and while the page is out of sight. Behind an open dialog its
 * buttons would be out of reach, so it goes where the front one is; as a popover it is above everything there.
 * @returns takes it away
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
  const hold = () => holdToasts(document.hidden || isOver || isInside(document.activeElement));
  const holdUnder = (target: EventTarget | null) => {
    isOver = isInside(target);
    hold();
  };
  const listen = <Name extends keyof DocumentEventMap>(target: EventTarget, name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
    target.addEventListener(name, hear as EventListener, { signal });

  // On the page too: a toast that goes leaves its pointer over something else.
  listen(document, 'pointerover', ({ target }) => holdUnder(target));
  listen(element, 'pointerout', ({ relatedTarget }) => holdUnder(relatedTarget));
  listen(element, 'focusin', ({ relatedTarget }) => {
    if (!isInside(relatedTarget)) before = relatedTarget;
    hold();
  });
  // By then the focus is where it goes to.
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
    holdToasts(false);
  };
}

/** Pixels between two toasts. */
const gap = 10;

function stack(cards: Iterable<Element>): void {
  let top = 0;
  for (const card of cards as Iterable<HTMLElement>) {
    // By transform, so that it is no shift of the layout when one above another goes.
    card.style.transform = `translateY(${top}px)`;
    top += card.offsetHeight + gap;
  }
}

/** For `ref` of each toast: keeps them below each other, whatever their height, and gives back the focus that one has when it goes. */
export function stackCard(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return;
  const list = card.parentElement;
  const restack = () => stack(list?.children ?? []);
  const observer = new ResizeObserver(restack);
  observer.observe(card);
  return () => {
    observer.disconnect();
    if (card.contains(document.activeElement)) giveFocusBack();
    // By then it is gone.
    queueMicrotask(restack);
  };
}
