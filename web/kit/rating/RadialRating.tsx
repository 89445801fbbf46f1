import { useEffect, useRef, type ReactNode } from 'react';
import { useGrowth } from './growth.ts';
import { fullPoints, growthMs, turnOf } from './radial.ts';
import styles from './RadialRating.module.css';
import * as t from '../__generated__/messages.ts';

export interface RadialRatingProps {
  /** From 0 to 10. */
  points: number;
  /** What is rated; for screen readers. */
  label: string;
  size?: 'medium' | 'small';
}

/**
 * A rating as an arc: ten points are a full circle (row 63). Two masks show it, one fixed and one rotating; the half discs in them rotate
 * by 18 degrees a point each, the second one in the fixed mask by twice as much. The rotations are attributes, which the content security
 * policy allows where it forbids styles.
 */
export function RadialRating({ points, label, size = 'medium' }: RadialRatingProps) {
  const place = useRef<HTMLDivElement>(null);
  const growth = useGrowth(place);
  const turn = turnOf(points);
  const words = points.toFixed(1);
  useEffect(() => {
    if (growth !== 'growing') return;
    for (const element of place.current?.querySelectorAll<SVGElement>('[data-turn]') ?? []) {
      const full = `rotate(${element.dataset.turn}deg)`;
      element.animate([{ transform: 'rotate(0deg)' }, { transform: full }], {
        duration: growthMs,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  }, [growth]);
  return (
    <div
      ref={place}
      className={styles.radial}
      role="img"
      aria-label={t.ratingLabel({ label, points: words, maximum: fullPoints })}
      data-size={size}
      data-growth={growth}
    >
      <svg className={styles.circle} viewBox="-60 -60 120 120" aria-hidden="true">
        <circle className={styles.ground} r="60" />
        <g transform={`rotate(${turn})`} data-turn={turn}>
          <Mask>
            <HalfDisc turn={turn} />
          </Mask>
        </g>
        <Mask>
          <HalfDisc turn={turn} />
          <HalfDisc turn={2 * turn} />
        </Mask>
        <circle className={styles.hole} r="48" />
      </svg>
      <span className={styles.inside}>
        <span className={styles.points}>{words}</span>
        <span className={styles.of}>{t.ofMaximum({ maximum: fullPoints })}</span>
      </span>
    </div>
  );
}

/** Shows the right half of the circle. */
function Mask({ children }: { children: ReactNode }) {
  return (
    <svg x="0" y="-60" width="60" height="120" viewBox="0 -60 60 120">
      {children}
    </svg>
  );
}

/** The left half of the circle, rotated clockwise; hidden while the angle is 0. */
function HalfDisc({ turn }: { turn: number }) {
  return <path className={styles.half} d="M0-60A60 60 0 0 0 0 60z" transform={`rotate(${turn})`} data-turn={turn} />;
}
