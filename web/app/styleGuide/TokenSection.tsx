import styles from './TokenSection.module.css';

const colours = [
  'page',
  'surface',
  'sunken',
  'border',
  'border-strong',
  'text',
  'muted',
  'accent',
  'accent-hover',
  'accent-soft',
  'on-accent',
  'sale',
  'sale-soft',
  'star',
  'hot',
  'hot-soft',
  'cold',
  'cold-soft',
  'success',
  'warning',
  'danger',
  'danger-soft',
  'focus',
] as const;
const spaces = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const shadows = ['sm', 'md', 'lg'] as const;

/** Colours, spacing and shadows by name (web/kit/tokens.css). */
export function TokenSection() {
  return (
    <>
      <ul role="list" className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <span className={`${styles.swatch} ${styles[name]}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.spaces}>
        {spaces.map((step) => (
          <li key={step}>
            <span className={`${styles.bar} ${styles[`space-${step}`]}`} />
            space-{step}
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.shadows}>
        {shadows.map((name) => (
          <li key={name} className={styles[`shadow-${name}`]}>
            shadow-{name}
          </li>
        ))}
      </ul>
    </>
  );
}
