import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Shape of the awaited content. */
  shape?: 'line' | 'title' | 'control' | 'square';
  /** Share of the line's width. */
  width?: 'full' | 'half' | 'short';
}

/** A placeholder for content that is loading. It is hidden from screen readers: announce next to it, in a live region, what is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
