import { useRef, type ReactNode, type ToggleEvent } from 'react';
import dialog from '../overlay/Dialog.module.css';
import { DialogHead } from '../overlay/DialogHead.tsx';
import styles from './Popup.module.css';
import type { showPopup } from './showPopup.ts';

export interface PopupProps {
  /** Referenced by the triggers; unique on the page. */
  name: string;
  title: string;
  children: ReactNode;
}

const idOf = (name: string) => `popup-${name}`;

let show: typeof showPopup | null = null;

function loadShow(): Promise<typeof showPopup | null> {
  return import('./showPopup.ts').then(
    (loaded) => (show = loaded.showPopup),
    // The browser's popover stays in use: it opens and closes, but the page behind it can be scrolled.
    () => null,
  );
}

/**
 * A popup within the page that opens by any trigger with its name (row 132). Without script it is a native popover; with script a dialog
 * that locks the page's scrolling. Place it where block content is allowed, and not inside a live region.
 */
export function Popup({ name, title, children }: PopupProps) {
  const id = idOf(name);
  const isDialog = useRef(false);

  function open(popup: HTMLDialogElement, showAsDialog: typeof showPopup) {
    isDialog.current = true;
    showAsDialog(popup, () => (isDialog.current = false));
  }

  function beforeToggle(event: ToggleEvent<HTMLDialogElement>) {
    if (event.newState !== 'open' || isDialog.current) return;
    const popup = event.currentTarget;
    if (show) {
      event.preventDefault();
      open(popup, show);
    } else {
      void loadShow().then((loaded) => loaded && popup.matches(':popover-open') && open(popup, loaded));
    }
  }

  return (
    <dialog
      popover="auto"
      id={id}
      className={dialog.dialog}
      data-kind="modal"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onBeforeToggle={beforeToggle}
    >
      <DialogHead id={`${id}-title`} title={title} popup={id} />
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** A button that opens the popup of this name. */
export function PopupTrigger({ name, children }: { name: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.trigger}
      popoverTarget={idOf(name)}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadShow()}
      onFocus={() => void loadShow()}
    >
      {children}
    </button>
  );
}
