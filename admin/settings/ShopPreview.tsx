import { useEffect, useRef, type RefObject } from 'react';
import { formatMoney, isCurrencyDisplay } from '../../shared/money/money.ts';
import { colourProblem, colourTokens, type ShopColours } from '../../shared/shopColours.ts';
import styles from './ShopPreview.module.css';
import * as t from './__generated__/messages.ts';

/** Sets the tokens as the shop's style sheet does. An invalid colour leaves the shop's saved colour unchanged. */
function useTokens(ref: RefObject<HTMLElement | null>, { accent, sale }: ShopColours): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || colourProblem(accent) !== null || colourProblem(sale) !== null) return;
    const tokens = Object.entries(colourTokens({ accent, sale }));
    for (const [name, value] of tokens) element.style.setProperty(name, value);
    return () => {
      for (const [name] of tokens) element.style.removeProperty(name);
    };
  }, [ref, accent, sale]);
}

interface ShopPreviewProps {
  name: string;
  tagline: string;
  logoPath: string;
  currencyDisplay: string;
  colours: ShopColours;
}

/** Preview of the shop's header and colours in both themes. */
export function ShopPreview(props: ShopPreviewProps) {
  return (
    <div className={styles.previews}>
      <Sample {...props} theme="light" />
      <Sample {...props} theme="dark" />
    </div>
  );
}

function Sample({ name, tagline, logoPath, currencyDisplay, colours, theme }: ShopPreviewProps & { theme: 'light' | 'dark' }) {
  const ref = useRef<HTMLDivElement>(null);
  useTokens(ref, colours);
  return (
    <figure className={styles.figure}>
      <div ref={ref} className={styles.sample} data-scheme={theme} data-testid={`preview-${theme}`}>
        <p className={styles.brand}>
          {logoPath === '' ? (
            <>
              <span className={styles.mark} aria-hidden="true" /> <span>{name}</span>
            </>
          ) : (
            <img src={logoPath} alt={name} />
          )}
        </p>
        {tagline !== '' && <p className={styles.tagline}>{tagline}.</p>}
        <p className={styles.parts}>
          <span className={styles.button}>{t.addToCart}</span>
          <span className={styles.link}>{t.exampleLink}</span>
          <span className={styles.price}>{formatMoney(1_200, isCurrencyDisplay(currencyDisplay) ? { as: currencyDisplay } : {})}</span>
          <span className={styles.badge}>{t.sale}</span>
        </p>
      </div>
      <figcaption>{theme === 'light' ? t.lightTheme : t.darkTheme}</figcaption>
    </figure>
  );
}
