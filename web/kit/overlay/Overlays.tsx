import { useEffect, useState } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { modalRequests, modalsEnded, type Modal } from './modals.ts';

const host = lazyPart(async () => (await import('./ModalHost.tsx')).ModalHost);
const lightbox = lazyPart(async () => (await import('../lightbox/Lightbox.tsx')).Lightbox);

/** The link marked for the lightbox (row 134) that the event happened on. */
function markedLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[data-lightbox]') : null;
}

/** Renders the dialogs of openModal() and the targets of lightbox links. Mounted once, by the shell. */
export function Overlays() {
  const [modals, setModals] = useState<readonly (Modal & { isOpen: boolean })[]>([]);
  const [marked, setMarked] = useState<{ link: HTMLAnchorElement; use: number } | null>(null);
  useEffect(() => {
    const unask = modalRequests.listen((modal) => setModals((last) => [...last, { ...modal, isOpen: true }]));
    const unend = modalsEnded.listen((ended) =>
      setModals((last) => last.map((modal) => (modal.key === ended ? { ...modal, isOpen: false } : modal))),
    );
    const listening = new AbortController();
    const { signal } = listening;
    const near = (event: Event) => markedLink(event) && lightbox.preload();
    document.addEventListener('pointerover', near, { signal });
    document.addEventListener('focusin', near, { signal });
    document.addEventListener(
      'click',
      (event) => {
        const link = markedLink(event);
        // Clicks that ask for a new tab or window keep their default.
        if (!link || event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setMarked((last) => ({ link, use: (last?.use ?? 0) + 1 }));
      },
      { signal },
    );
    return () => {
      unask();
      unend();
      listening.abort();
    };
  }, []);
  return (
    <>
      {modals.map((modal) => (
        <host.Part
          key={modal.key}
          modal={modal}
          isOpen={modal.isOpen}
          onClose={() => modalsEnded.emit(modal.key)}
          onClosed={() => setModals((last) => last.filter(({ key }) => key !== modal.key))}
        />
      ))}
      {marked && <lightbox.Part openCount={marked.use} link={marked.link} onClosed={() => setMarked(null)} />}
    </>
  );
}
