import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What will stand there. */
  shape?: 'line' | 'title' | 'control' | 'square';
  /** How much of the line it takes. */
  width?: 'full' | 'half' | 'short';
}

/** Keeps the place of something that is on its way. It is not read out: say beside it what is loading, in a live region. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
