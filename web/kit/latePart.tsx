import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { awaitRelease } from './awaitRelease.ts';
import { keepFocusWithin } from './keepFocusWithin.ts';

// Parts of a page below its first screen. The server renders them with the rest, so that everybody reads them at once and search engines
// do; their code, and with it what they do, comes when somebody gets near them (decision 0017). Until then the browser keeps the server's
// markup as it stands: its links and forms work without script.

/** What a late part's own file exports. */
export interface LateModule<V, D> {
  Component: ComponentType<{ data: D }>;
  /** Gets what it shows; on a first visit from what the page carries. */
  load(environment: IEnvironment, variables: V): Promise<D>;
}

/** A part that is ready to be shown. */
interface ReadyPart<D> {
  Component: ComponentType<{ data: D }>;
  data: D;
}

export interface LatePart<V, D> {
  /**
   * For the loader of the page's route.
   * @returns the part; null while a page that the server made comes to life: then it comes later
   */
  ready(environment: IEnvironment, variables: V): Promise<ReadyPart<D> | null>;
  Part: ComponentType<{ ready: ReadyPart<D> | null; variables: V }>;
}

const isComingToLife = () => typeof document !== 'undefined' && document.documentElement.dataset.alive !== 'true';

/** How near somebody has to be. */
const nearMargin = '200px';

/** @param load imports the part's file */
export function latePart<V, D>(load: () => Promise<LateModule<V, D>>): LatePart<V, D> {
  async function get(environment: IEnvironment, variables: V): Promise<ReadyPart<D>> {
    const module = await load();
    return { Component: module.Component, data: await module.load(environment, variables) };
  }

  function Part({ ready, variables }: { ready: ReadyPart<D> | null; variables: V }) {
    const environment = useRelayEnvironment();
    const place = useRef<HTMLDivElement>(null);
    const [own, setOwn] = useState<ReadyPart<D> | null>(null);
    const restore = useRef<(() => void)[]>([]);
    const part = ready ?? own;
    useEffect(() => {
      const element = place.current;
      // Where there is nothing to see there is nothing to bring to life either.
      if (part || !element?.hasChildNodes()) return;
      let isGone = false;
      const stop = new AbortController();
      const over = new AbortController();
      const released = awaitRelease(element, over.signal);
      const come = () => {
        stop.abort();
        Promise.all([get(environment, variables), import('./keepEntered.ts')]).then(
          async ([loaded, { keepEntered }]) => {
            await released();
            if (isGone) return;
            restore.current = [keepEntered(element), keepFocusWithin(element)];
            // At once, so that nothing is entered or pressed between.
            flushSync(() => setOwn(loaded));
          },
          // What the server made stays, and works as it does without script.
          () => undefined,
        );
      };
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(), {
        rootMargin: nearMargin,
      });
      observer.observe(element);
      stop.signal.addEventListener('abort', () => observer.disconnect());
      element.addEventListener('focusin', come, { signal: stop.signal });
      return () => {
        isGone = true;
        stop.abort();
        over.abort();
      };
      // The variables are those of the page, which is another one when they change.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [part, environment]);
    // What was entered and where the focus was, as soon as the part is made anew.
    useLayoutEffect(() => restore.current.splice(0).forEach((again) => again()));
    // Given as markup, hydration leaves alone what stands there.
    if (!part) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    const { Component, data } = part;
    return (
      <div>
        <Component data={data} />
      </div>
    );
  }

  return { ready: (environment, variables) => (isComingToLife() ? Promise.resolve(null) : get(environment, variables)), Part };
}
