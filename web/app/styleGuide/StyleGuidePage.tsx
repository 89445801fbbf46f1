import { PageHead } from '../../kit/PageHead.tsx';
import { sections } from './sections.ts';
import styles from './StyleGuidePage.module.css';

/** The style guide: all components in actual use. */
export function StyleGuidePage() {
  return (
    <article className={styles.page}>
      <PageHead title="Style guide" isHidden />
      <h1 tabIndex={-1}>Style guide</h1>
      <nav aria-label="Parts" className={styles.contents}>
        <ul role="list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, Part }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Part />
        </section>
      ))}
    </article>
  );
}
