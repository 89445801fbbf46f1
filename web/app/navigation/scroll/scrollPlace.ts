/** Pixels that one has to scroll before the floating tools are there (row 131). */
const floatingThreshold = 500;

/** `far`: past the threshold. `past`: past the height of the article too. */
export type ScrollPlace = 'near' | 'far' | 'past';

export interface Scrolled {
  scrollY: number;
  /** How far the page can be scrolled. */
  maxScrollY: number;
  /** Of what the page is about; null when it has no article. */
  articleHeight: number | null;
}

/** Where in a page one is. The page's end is past every article: a tall window could never be scrolled by its height. */
export function scrollPlace({ scrollY, maxScrollY, articleHeight }: Scrolled): ScrollPlace {
  if (scrollY <= floatingThreshold) return 'near';
  if (articleHeight === null) return 'far';
  // Windows of high resolution stop at fractions of a pixel.
  return scrollY > articleHeight || scrollY >= maxScrollY - 1 ? 'past' : 'far';
}
