/** Scroll distance in pixels from which the floating tools are shown (row 131). */
const floatingThreshold = 500;

/** `far`: past the threshold. `past`: also past the article's height. */
export type ScrollPlace = 'near' | 'far' | 'past';

export interface Scrolled {
  scrollY: number;
  maxScrollY: number;
  /** Height of the page's article; null if there is none. */
  articleHeight: number | null;
}

/**
 * Returns the scroll place. The page's end counts as past every article, since a tall window can never be scrolled by the article's height.
 */
export function scrollPlace({ scrollY, maxScrollY, articleHeight }: Scrolled): ScrollPlace {
  if (scrollY <= floatingThreshold) return 'near';
  if (articleHeight === null) return 'far';
  // High-resolution displays stop at fractions of a pixel.
  return scrollY > articleHeight || scrollY >= maxScrollY - 1 ? 'past' : 'far';
}
