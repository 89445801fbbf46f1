import { useDeferredValue, type KeyboardEvent } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Toaster.module.css';
import { dismissToast, type Toast } from './toasts.ts';
import { stackCard } from './viewport.ts';
import * as t from '../__generated__/messages.ts';

/** One toast: its text, its action, and the button that dismisses it (Esc does too). */
export function ToastCard({ toast: { key, kind, text, action } }: { toast: Toast }) {
  // Screen readers announce changes in a live region that they know; a region inserted together with its text is often not announced. The
  // text is visible at once, so that nothing moves.
  const isKnown = useDeferredValue(true, false);

  function dismissByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The dialog around the toast stays open.
    event.preventDefault();
    dismissToast(key);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the buttons inside it
    <li ref={stackCard} className={styles.toast} data-kind={kind} onKeyDown={dismissByKey}>
      <span className={styles.icon} aria-hidden="true">
        {kind === 'success' ? <Icon name="check" size={14} /> : '!'}
      </span>
      <p role={kind === 'success' ? 'status' : 'alert'}>
        <span aria-hidden={isKnown ? undefined : true}>{text}</span>
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(key);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={t.dismiss} onClick={() => dismissToast(key)}>
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
