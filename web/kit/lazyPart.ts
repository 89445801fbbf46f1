import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from './loadOnce.ts';
import { loadFailure } from './progressWords.ts';
import { showToast } from './toast/toasts.ts';

interface LazyPartProps {
  /** Another value with each use of what shows it: code that could not be loaded before is then tried again. */
  asked?: number;
}

export interface LazyPart<P> {
  /** Shows nothing, or what `waiting` says, until its code has come. */
  Part: ComponentType<P & LazyPartProps>;
  /** Fetches the code ahead, when its use is near; a failure is told only when it is used. */
  preload(): void;
}

/**
 * A part of the page whose code comes when it is first shown. Code that could not be loaded is told in a toast that offers to try again;
 * the page lives on without it (row 117).
 * @param load imports it
 * @param waiting what stands in its place meanwhile
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null): LazyPart<P> {
  let known: ComponentType<P> | null = null;
  const get = loadOnce(async () => (known = await load()));

  function Part(props: P & LazyPartProps) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      let takeBack: (() => void) | undefined;
      const fetchIt = () => {
        get().then(
          (component) => !isGone && setLoaded(() => component),
          () => {
            if (!isGone) takeBack = showToast({ kind: 'danger', text: loadFailure, action: { label: 'Try again', run: fetchIt } });
          },
        );
      };
      fetchIt();
      return () => {
        isGone = true;
        // Its way to try again would be no way any more.
        takeBack?.();
      };
      // Asked for anew, it is fetched anew.
      // oxlint-disable-next-line react/exhaustive-effect-dependencies
    }, [Loaded, props.asked]);
    return Loaded ? createElement(Loaded, props) : waiting;
  }

  return { Part, preload: () => void get().catch(() => undefined) };
}
