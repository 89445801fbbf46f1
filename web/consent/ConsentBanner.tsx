import { useRef, type MouseEvent } from 'react';
import { Button } from '../kit/Button.tsx';
import styles from './ConsentBanner.module.css';
import { useAnswerCookies } from './useAnswerCookies.ts';
import { useBottomSpacing } from './useBottomSpacing.ts';
import { cookiesPath, question } from './wording.ts';
import * as t from './__generated__/messages.ts';

/**
 * The consent question, over the end of the page without blocking it: each answer takes one press, and both buttons have the same size and
 * colour.
 */
export function ConsentBanner({ shopName, onMore }: { shopName: string; onMore: () => void }) {
  const [heading = '', ...rest] = question(shopName).split(/(?<=\?) /);
  const [answer, isInFlight] = useAnswerCookies();
  const banner = useRef<HTMLElement>(null);
  useBottomSpacing(banner);
  function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore();
  }
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="consent-question">
      <div className={styles.text}>
        <p id="consent-question" className={styles.heading}>
          {heading}
        </p>
        <p>
          {rest.join(' ')}{' '}
          <a href={cookiesPath} onClick={more}>
            {t.moreAboutCookies}
          </a>
        </p>
      </div>
      <div className={styles.answers}>
        <Button kind="secondary" aria-disabled={isInFlight} onClick={() => isInFlight || answer(false)}>
          {t.decline}
        </Button>
        <Button kind="secondary" aria-disabled={isInFlight} onClick={() => isInFlight || answer(true)}>
          {t.accept}
        </Button>
      </div>
    </section>
  );
}
