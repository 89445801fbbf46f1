import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { passFocusOn } from '../passFocusOn.ts';
import { loadFailure, progressTexts } from '../progressTexts.ts';
import { copyElement, loadContent } from './content.ts';
import { Dialog } from './Dialog.tsx';
import { DialogHead } from './DialogHead.tsx';
import styles from './ModalHost.module.css';
import type { Modal } from './modals.ts';
import * as t from '../__generated__/messages.ts';

export interface ModalHostProps {
  modal: Modal;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
}

/** A modal dialog opened by openModal() (row 133). */
export function ModalHost({ modal, isOpen, onClose, onClosed }: ModalHostProps) {
  const { source, title, maxWidth = 500, returnFocus } = modal;
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} labelledBy={id} maxWidth={maxWidth} returnFocus={returnFocus}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={styles.body}>
        {'content' in source ? <ErrorBoundary>{source.content}</ErrorBoundary> : <Foreign source={source} title={title} />}
      </div>
    </Dialog>
  );
}

type Loading = 'loading' | 'failed' | DocumentFragment;
type ForeignSource = { url: string } | { element: string };

/** Content that React does not render: part of another page, or a copy of an element of this page. */
function Foreign({ source, title }: { source: ForeignSource; title: string }) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} source={source} title={title} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ source, title, onRetry }: { source: ForeignSource; title: string; onRetry: () => void }) {
  const [content, setContent] = useState<Loading>('loading');
  useEffect(() => {
    const request = new AbortController();
    const load = 'url' in source ? loadContent(source.url, title, request.signal) : copyElement(source.element);
    load.then(
      (fragment) => !request.signal.aborted && setContent(fragment),
      () => !request.signal.aborted && setContent('failed'),
    );
    return () => request.abort();
  }, [source, title]);

  if (content === 'loading') return <Notice role="status">{progressTexts.loading}</Notice>;
  if (content !== 'failed') return <Shown content={content} />;
  return (
    <>
      <Notice role="alert">{loadFailure}</Notice>
      <Button ref={passFocusOn} kind="secondary" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </>
  );
}

function Notice({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <p className={styles.notice} role={role}>
      {children}
    </p>
  );
}

function Shown({ content }: { content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(content.cloneNode(true)), [content]);
  return <div ref={place} className={styles.foreign} />;
}
