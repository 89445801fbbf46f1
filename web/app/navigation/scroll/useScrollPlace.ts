import { useSyncExternalStore } from 'react';
import { scrollPlace, type ScrollPlace } from './scrollPlace.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

function currentPlace(): ScrollPlace {
  const article = document.querySelector<HTMLElement>('main [data-article]');
  const { scrollHeight } = document.documentElement;
  return scrollPlace({
    scrollY: window.scrollY,
    maxScrollY: scrollHeight - window.innerHeight,
    articleHeight: article?.offsetHeight ?? null,
  });
}

/** Returns the scroll place, updated only when it changes. */
export function useScrollPlace(): ScrollPlace {
  return useSyncExternalStore(subscribe, currentPlace, () => 'near');
}
