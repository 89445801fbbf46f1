import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoney } from '../../shared/money/money.ts';
import { PriceBars } from './PriceBars.tsx';
import { boundAt, lastPosition, positionOf, type Side } from './priceScale.ts';
import styles from './PriceSlider.module.css';
import type { Facets } from './useFacets.ts';
import * as t from './__generated__/messages.ts';

export interface PriceSliderProps {
  facets: Pick<Facets, 'minPrice' | 'maxPrice' | 'priceSteps'>;
  /** The list's bounds, in cents. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Called with each step of a handle: the new bound in cents, null for none. */
  onMove: (side: Side, cents: number | null) => void;
  /** Called when a moved handle is released. */
  onRelease: () => void;
}

const sides = ['min', 'max'] as const;
const amountText = (cents: number) => formatMoney(cents, { digits: cents % 100 === 0 ? 0 : 2 });
const labels = { min: t.lowestPrice, max: t.highestPrice };

/** The price range as two handles below the bars; nothing where there is only one price. */
export function PriceSlider(props: PriceSliderProps) {
  const { minPrice, maxPrice, priceSteps } = props.facets;
  return minPrice < maxPrice && priceSteps.some((count) => count > 0) ? <Handles {...props} /> : null;
}

/** Works with the form's price fields, which it changes. Hidden without script. */
function Handles({ facets, minPrice, maxPrice, onMove, onRelease }: PriceSliderProps) {
  const listed = { min: minPrice, max: maxPrice };
  const [moved, setMoved] = useState<Partial<Record<Side, number>>>({});
  // The address decides in the end, also after going back. A handle that led to it stays where it was left.
  const list = `${minPrice} ${maxPrice} ${facets.minPrice} ${facets.maxPrice}`;
  const [shownList, setShownList] = useState(list);
  if (shownList !== list) {
    setShownList(list);
    const stay = (side: Side) => moved[side] !== undefined && boundAt(facets, moved[side], side) === listed[side];
    setMoved({ min: stay('min') ? moved.min : undefined, max: stay('max') ? moved.max : undefined });
  }
  const place = useRef<HTMLDivElement>(null);
  const isKeyDown = useRef(false);
  const isChanged = useRef(false);

  function submit() {
    if (isKeyDown.current || !isChanged.current) return;
    isChanged.current = false;
    onRelease();
  }
  const release = useEffectEvent(submit);
  // React's change event is the browser's `input`, which comes with each step of a pointer. A key that is held submits when it is released.
  useEffect(() => {
    const { current } = place;
    current?.addEventListener('change', release);
    return () => current?.removeEventListener('change', release);
  }, []);

  const position = (side: Side) => moved[side] ?? positionOf(facets, listed[side], side);
  const bound = (side: Side) => (moved[side] === undefined ? listed[side] : boundAt(facets, moved[side], side));

  function move(side: Side, wanted: number) {
    // Handles don't pass each other.
    const now = side === 'min' ? Math.min(wanted, position('max') - 1) : Math.max(wanted, position('min') + 1);
    onMove(side, boundAt(facets, now, side));
    isChanged.current = true;
    setMoved({ ...moved, [side]: now });
  }

  return (
    <div ref={place} className={styles.slider}>
      <PriceBars facets={facets} from={bound('min')} to={bound('max')} />
      <div className={styles.track}>
        {sides.map((side) => (
          <input
            key={side}
            type="range"
            className={styles.range}
            // At the upper end the lower handle is on top: it is the one that can move.
            data-on-top={(side === 'min' && position('min') > lastPosition / 2) || undefined}
            aria-label={labels[side]}
            aria-valuetext={amountText(bound(side) ?? facets[`${side}Price`])}
            min={0}
            max={lastPosition}
            value={position(side)}
            autoComplete="off"
            onChange={({ currentTarget }) => move(side, currentTarget.valueAsNumber)}
            onKeyDown={() => {
              isKeyDown.current = true;
            }}
            onKeyUp={() => {
              isKeyDown.current = false;
              submit();
            }}
            onBlur={() => {
              isKeyDown.current = false;
              submit();
            }}
          />
        ))}
      </div>
    </div>
  );
}
