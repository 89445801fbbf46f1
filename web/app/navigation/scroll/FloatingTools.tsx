import { Suspense } from 'react';
import { useMatch } from 'react-router';
import { Icon } from '../../../kit/Icon.tsx';
import { scrollPage } from '../../../kit/scroll/easedScroll.ts';
import { anchorDurationMs } from '../../../kit/page/anchorTarget.ts';
import styles from './FloatingTools.module.css';
import { ProductNeighbours } from './ProductNeighbours.tsx';
import { QuietBoundary } from './QuietBoundary.tsx';
import { useScrollPlace } from './useScrollPlace.ts';
import * as t from '../../__generated__/messages.ts';

/** Floating elements on a page scrolled far down: the button back to its top, and on product pages the neighbouring products (row 131). */
export function FloatingTools() {
  const place = useScrollPlace();
  const slug = useMatch('/product/:slug')?.params.slug;
  return (
    <>
      {slug !== undefined && (
        <QuietBoundary key={slug}>
          <Suspense fallback={null}>
            <ProductNeighbours slug={slug} place={place} />
          </Suspense>
        </QuietBoundary>
      )}
      <button
        type="button"
        className={styles.top}
        data-shown={place !== 'near'}
        data-above={slug !== undefined && place === 'past'}
        onClick={() => void backToTop()}
        aria-label={t.backToTop}
      >
        <Icon name="arrowUp" size={22} />
      </button>
    </>
  );
}

/** Moves the focus to the top too, since the button disappears. */
async function backToTop(): Promise<void> {
  const isThere = await scrollPage(() => 0, anchorDurationMs);
  if (isThere) document.getElementById('content')?.focus({ preventScroll: true });
}
