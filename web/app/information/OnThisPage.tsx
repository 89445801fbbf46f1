import styles from './OnThisPage.module.css';

/** What a long page is about, with ways to each part: ids and titles. Plain anchors, which scroll (row 131). */
export function OnThisPage({ places }: { places: Record<string, string> }) {
  return (
    <nav aria-label="On this page" className={styles.places}>
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
