import type { MouseEvent, ReactNode } from 'react';
import { openModal } from './modals.ts';

/** A link whose page is read in a modal dialog, and in a tab of its own without script: what is being filled in here stays. */
export function ModalLink({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal({ url: to }, { title });
  }
  return (
    <a href={to} target="_blank" rel="noopener" onClick={open}>
      {children}
    </a>
  );
}
