import type { MouseEvent, ReactNode } from 'react';
import { openModal } from './modals.ts';

/**
 * A link whose page opens in a modal dialog, and without script in a new tab, so that what the shopper has entered on this page is not
 * lost.
 */
export function ModalLink({ to, title, maxWidth, children }: { to: string; title: string; maxWidth?: number; children: ReactNode }) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal({ url: to }, { title, maxWidth });
  }
  return (
    <a href={to} target="_blank" rel="noopener" onClick={open}>
      {children}
    </a>
  );
}
