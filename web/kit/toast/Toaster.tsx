import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toaster.module.css';
import { shownToasts, subscribeToasts, type Toast } from './toasts.ts';
import { createViewport, mountViewport } from './viewport.ts';

const none: readonly Toast[] = [];

/** Renders the toasts, newest last. Mounted once, by the shell; F6 moves the focus to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => none);
  const [viewport] = useState(() => createViewport(styles.viewport ?? ''));
  const isEmpty = toasts.length === 0;

  useEffect(() => (isEmpty || !viewport ? undefined : mountViewport(viewport)), [isEmpty, viewport]);

  if (isEmpty || !viewport) return null;
  return createPortal(
    <ol role="list" className={styles.list}>
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </ol>,
    viewport,
  );
}
