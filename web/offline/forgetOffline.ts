import { forgetViewed } from '../visitor/viewedProducts.ts';
import { writeCartCopy } from './cartCopy.ts';

/** Deletes what the offline page shows: the next person at this browser sees nothing of it. For sign-out and erasure. */
export function forgetOffline(): void {
  forgetViewed();
  writeCartCopy(null);
}
