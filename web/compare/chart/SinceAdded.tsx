import type { SinceAddedWord } from '../sinceAdded.ts';
import styles from './ChartProduct.module.css';

/** What is new about a product that the visitor has chosen before. It lies on the picture, so that its coming moves nothing. */
export function SinceAdded({ words }: { words: readonly SinceAddedWord[] }) {
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
