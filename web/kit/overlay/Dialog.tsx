import { useEffect, useEffectEvent, useRef, useState, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react';
import { useInRouterContext, useLocation } from 'react-router';
import styles from './Dialog.module.css';
import { openDialog } from './openDialog.ts';
import type { DialogKind } from './openDialogs.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Esc, a click on the backdrop, closeModals() or a navigation; set `isOpen` to false. */
  onClose: () => void;
  /** Accessible name, unless `labelledBy` names a heading inside the dialog. */
  label?: string;
  /** Id of the element that labels the dialog. */
  labelledBy?: string;
  className?: string;
  /** `modal` is centred; drawers slide in from the inline start or end edge. */
  kind?: DialogKind;
  /** In pixels. */
  maxWidth?: number;
  /** Receives the focus when the dialog opens. Without an element the dialog itself does, so that screen readers start at its beginning. */
  initialFocus?: RefObject<HTMLElement | null>;
  closesOnBackdrop?: boolean;
  /** Whether the dialog closes when the page behind it changes. */
  closesOnNavigation?: boolean;
  /** Returns the element that receives the focus on close; null for the element that had it before. */
  returnFocus?: () => HTMLElement | null;
  /** Called when the closing transition has ended. */
  onClosed?: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** Unmounted when the closing transition has ended. */
  children?: ReactNode;
}

/**
 * A dialog in front of the page. The rest of the page is inert and does not scroll, Esc closes the dialog, and the focus returns to where
 * it was (decision 0012). Opening and closing use the CSS transitions.
 */
export function Dialog({ isOpen, onClose, label, labelledBy, className, children, ...options }: DialogProps) {
  const {
    kind = 'modal',
    maxWidth,
    initialFocus,
    closesOnBackdrop = true,
    closesOnNavigation = true,
    returnFocus,
    onClosed,
    onKeyDown,
  } = options;
  const element = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  const askToClose = useEffectEvent(() => {
    if (isOpen) onClose();
  });
  const gone = useEffectEvent(() => onClosed?.());
  const focusFirst = useEffectEvent(() => initialFocus?.current);
  const hasLeft = useRef(false);
  // After a navigation the focus goes to the start of the new page, because the page itself could not take the focus while the dialog was
  // in front of it.
  const focusLast = useEffectEvent(() => returnFocus?.() ?? (hasLeft.current ? document.querySelector<HTMLElement>('main h1') : null));

  useEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    hasLeft.current = false;
    const close = openDialog(dialog, {
      kind,
      onClose: () => askToClose(),
      closesOnBackdrop,
      initialFocus: () => focusFirst(),
      returnFocus: () => focusLast(),
    });
    return () => {
      close();
      const leaving = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
      void Promise.allSettled(leaving).then(() => {
        if (dialog.open) return;
        setShown(false);
        gone();
      });
    };
  }, [isOpen, kind, closesOnBackdrop]);

  useEffect(() => {
    // Set by script: the content security policy forbids style attributes in server-rendered markup.
    if (element.current) element.current.style.maxWidth = maxWidth === undefined ? '' : `${maxWidth}px`;
  }, [maxWidth]);

  const isInRouter = useInRouterContext();
  const leave = () => {
    hasLeft.current = true;
    onClose();
  };
  return (
    <dialog
      ref={element}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-kind={kind}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isOpen && closesOnNavigation && isInRouter && <NavigationEnd onEnd={leave} />}
      {(isOpen || isShown) && children}
    </dialog>
  );
}

/** Calls `onEnd` when another page is shown than at mount. */
function NavigationEnd({ onEnd }: { onEnd: () => void }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (key !== first) end();
  }, [key, first]);
  return null;
}
