import styles from './OnThisPage.module.css';
import * as t from '../__generated__/messages.ts';

/** The table of contents of a long page, given as ids and titles. Plain anchors, which scroll smoothly (row 131). */
export function OnThisPage({ places }: { places: Record<string, string> }) {
  return (
    <nav aria-label={t.onThisPage} className={styles.places}>
      <ul role="list">
        {Object.entries(places).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
