import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { awaitRelease } from './awaitRelease.ts';
import { captureFocusWithin } from './captureFocusWithin.ts';

// Parts of a page below its first screen. The server renders them with the rest, so that visitors and search engines see them at once;
// their code, and with it their behaviour, is loaded when they come near the window (decision 0017). Until then the server's HTML stays
// unchanged: its links and forms work without scripts.

/** Exports of a late part's file. */
export interface LateModule<V, D> {
  Component: ComponentType<{ data: D }>;
  /** Loads the part's data; on a first visit from the data embedded in the page. */
  load(environment: IEnvironment, variables: V): Promise<D>;
}

/** A part that is ready to be rendered. */
interface ReadyPart<D> {
  Component: ComponentType<{ data: D }>;
  data: D;
}

export interface LatePart<V, D> {
  /**
   * For the loader of the page's route.
   * @returns the part; null while a server-rendered page hydrates: the part then loads later
   */
  ready(environment: IEnvironment, variables: V): Promise<ReadyPart<D> | null>;
  Part: ComponentType<{
    ready: ReadyPart<D> | null;
    variables: V;
    /** Class of the place of a part that the server doesn't render, so that it moves nothing when it is loaded. */
    reserved?: string;
  }>;
}

const isComingToLife = () => typeof document !== 'undefined' && document.documentElement.dataset.alive !== 'true';

/** Distance from the window at which a part loads. */
const nearMargin = '200px';

/** How long a part that few visitors use waits for the first screen's own scripts. */
const patienceMs = 3_000;

/**
 * @param load imports the part's file
 * @param options.isPatient for a part of the first screen that few visitors use: loads when it is pointed at or focused, or after some seconds
 */
export function latePart<V, D>(load: () => Promise<LateModule<V, D>>, { isPatient = false } = {}): LatePart<V, D> {
  async function get(environment: IEnvironment, variables: V): Promise<ReadyPart<D>> {
    const module = await load();
    return { Component: module.Component, data: await module.load(environment, variables) };
  }

  function Part({ ready, variables, reserved }: ComponentProps<LatePart<V, D>['Part']>) {
    const environment = useRelayEnvironment();
    const place = useRef<HTMLDivElement>(null);
    const [own, setOwn] = useState<ReadyPart<D> | null>(null);
    const restore = useRef<(() => void)[]>([]);
    const part = ready ?? own;
    useEffect(() => {
      const element = place.current;
      // An empty part needs no hydration.
      if (part || !element || (!reserved && !element.hasChildNodes())) return;
      let isUnmounted = false;
      const stop = new AbortController();
      const over = new AbortController();
      const released = awaitRelease(element, over.signal);
      const come = () => {
        stop.abort();
        Promise.all([get(environment, variables), import('./preserveInput.ts')]).then(
          async ([loaded, { preserveInput }]) => {
            await released();
            if (isUnmounted) return;
            restore.current = [preserveInput(element), captureFocusWithin(element)];
            // Synchronously, so that no input or click can happen in between.
            flushSync(() => setOwn(loaded));
          },
          // On failure, the server's HTML stays, and works as without scripts.
          () => undefined,
        );
      };
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(), {
        rootMargin: nearMargin,
      });
      const timer = setTimeout(() => observer.observe(element), isPatient ? patienceMs : 0);
      stop.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        observer.disconnect();
      });
      for (const type of ['focusin', 'pointerover']) element.addEventListener(type, come, { signal: stop.signal });
      return () => {
        isUnmounted = true;
        stop.abort();
        over.abort();
      };
      // The variables are those of the page, which is another one when they change.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [part, environment, reserved]);
    // Restores input and focus as soon as the part is replaced.
    useLayoutEffect(() => restore.current.splice(0).forEach((again) => again()));
    // Content set as HTML is left unchanged by hydration.
    if (!part) return <div ref={place} className={reserved} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    const { Component, data } = part;
    return (
      <div className={reserved}>
        <Component data={data} />
      </div>
    );
  }

  return { ready: (environment, variables) => (isComingToLife() ? Promise.resolve(null) : get(environment, variables)), Part };
}
