import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { Button } from '../../kit/Button.tsx';
import { loadFailure, progressTexts } from '../../kit/progressTexts.ts';
import { loadedQuickView, loadQuickView, type LoadedQuickView } from './loadQuickView.ts';
import styles from './QuickViewBody.module.css';
import { QuickViewProduct } from './QuickViewProduct.tsx';
import { QuickViewSkeleton } from './QuickViewSkeleton.tsx';
import * as t from '../__generated__/messages.ts';

type State = { step: 'loading' } | { step: 'failed'; isTrying: boolean } | { step: 'loaded'; loaded: LoadedQuickView };

/** The product once it is loaded; until then its skeleton, or the error and a way to continue. */
export function QuickViewBody({ slug }: { slug: string }) {
  const environment = useRelayEnvironment();
  const failure = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => {
    const loaded = loadedQuickView(environment, slug);
    return loaded ? { step: 'loaded', loaded } : { step: 'loading' };
  });
  const isLoading = state.step === 'loading' || (state.step === 'failed' && state.isTrying);
  const show = useEffectEvent((next: State) => {
    // The retry button is removed with the error: the focus moves to the popup, which screen readers read from its beginning.
    if (next.step === 'loaded' && failure.current?.contains(document.activeElement)) failure.current.closest('dialog')?.focus();
    setState(next);
  });
  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    loadQuickView(environment, slug).then(
      (loaded) => isGone || show({ step: 'loaded', loaded }),
      () => isGone || show({ step: 'failed', isTrying: false }),
    );
    return () => {
      isGone = true;
    };
  }, [environment, slug, isLoading]);

  if (state.step === 'loading') return <QuickViewSkeleton slug={slug} />;
  if (state.step === 'loaded') return <QuickViewProduct reference={state.loaded.reference} />;
  const { isTrying } = state;
  return (
    <div ref={failure} className={styles.failure}>
      {!isTrying && <p role="alert">{loadFailure}</p>}
      <Button kind="secondary" aria-disabled={isTrying} onClick={() => isTrying || setState({ step: 'failed', isTrying: true })}>
        {isTrying ? progressTexts.loading : t.tryAgain}
      </Button>
    </div>
  );
}
