import { useEffect, useEffectEvent, useRef, useState, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react';
import { useInRouterContext, useLocation } from 'react-router';
import styles from './Dialog.module.css';
import { openDialog } from './openDialog.ts';
import type { DialogKind } from './openDialogs.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Esc, a click on the background, closeModals() or a change of page asks for it; set `isOpen` to false. */
  onClose: () => void;
  /** Its name, unless `labelledBy` names a heading inside of it. */
  label?: string;
  /** Id of the element that names it. */
  labelledBy?: string;
  className?: string;
  /** `modal` stands in the middle; drawers come from the edge where lines of text start or end. */
  kind?: DialogKind;
  /** Pixels. */
  maxWidth?: number;
  /** What has the focus when it opens; the dialog itself when there is nothing, so that it is read from its beginning. */
  initialFocus?: RefObject<HTMLElement | null>;
  closesOnBackdrop?: boolean;
  /** Whether it closes when the page changes behind it. */
  closesOnNavigation?: boolean;
  /** What gets the focus when it closes; null for what had it before. */
  returnFocus?: () => HTMLElement | null;
  /** It has gone from sight. */
  onGone?: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** Stays until the dialog has gone from sight, then goes too. */
  children?: ReactNode;
}

/**
 * A part of the page in front of all others: the rest is out of reach and held still, Esc closes it, and the focus goes back to where
 * it was (decision 0012). It comes and goes by the styles' own transitions.
 */
export function Dialog({ isOpen, onClose, label, labelledBy, className, children, ...options }: DialogProps) {
  const {
    kind = 'modal',
    maxWidth,
    initialFocus,
    closesOnBackdrop = true,
    closesOnNavigation = true,
    returnFocus,
    onGone,
    onKeyDown,
  } = options;
  const element = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  const askToClose = useEffectEvent(() => {
    if (isOpen) onClose();
  });
  const gone = useEffectEvent(() => onGone?.());
  const focusFirst = useEffectEvent(() => initialFocus?.current);
  const hasLeft = useRef(false);
  // Who went to another page is at its beginning, where the page itself could not put the focus while this was in front of it.
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
    // Not as an attribute, which the page's policy forbids in what the server renders.
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

/** Tells that another page is shown than when it was mounted. */
function NavigationEnd({ onEnd }: { onEnd: () => void }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (key !== first) end();
  }, [key, first]);
  return null;
}
