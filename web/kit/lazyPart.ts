import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from './loadOnce.ts';
import { loadFailure } from './progressTexts.ts';
import { showToast } from './toast/toasts.ts';
import * as t from './__generated__/messages.ts';

interface LazyPartProps {
  /** Changes with each use of the trigger: code that failed to load is then requested again. */
  openCount?: number;
}

export interface LazyPart<P> {
  /** Renders nothing, or `waiting`, until its code is loaded. */
  Part: ComponentType<P & LazyPartProps>;
  /** Preloads the code; a failure is reported only when the part is used. */
  preload(): void;
}

/**
 * A part of the page whose code is loaded when it is first shown. If the code can't be loaded, a toast offers a retry, and the page works
 * without it (row 117).
 * @param load imports the component
 * @param waiting placeholder while it loads
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
            if (!isGone) takeBack = showToast({ kind: 'danger', text: loadFailure, action: { label: t.tryAgain, run: fetchIt } });
          },
        );
      };
      fetchIt();
      return () => {
        isGone = true;
        // The toast's retry button would no longer work.
        takeBack?.();
      };
      // A new request fetches it again.
      // oxlint-disable-next-line react/exhaustive-effect-dependencies
    }, [Loaded, props.openCount]);
    return Loaded ? createElement(Loaded, props) : waiting;
  }

  return { Part, preload: () => void get().catch(() => undefined) };
}
