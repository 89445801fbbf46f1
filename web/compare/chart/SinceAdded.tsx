import type { SinceAddedLabel } from '../sinceAdded.ts';
import styles from './ChartProduct.module.css';

/** Changes of a product since the visitor added it. They overlay the picture to prevent layout shifts. */
export function SinceAdded({ words }: { words: readonly SinceAddedLabel[] }) {
  if (words.length === 0) return null;
  return (
    <ul role="list" className={styles.since}>
      {words.map(({ text, isGood }) => (
        <li key={text} data-good={isGood}>
          {text}
        </li>
      ))}
    </ul>
  );
}
