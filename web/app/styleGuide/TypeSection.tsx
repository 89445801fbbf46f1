import styles from './TypeSection.module.css';

const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

/** The type scale. */
export function TypeSection() {
  return (
    <div className={styles.scale}>
      {sizes.map((size) => (
        <p key={size} className={styles[`size-${size}`]}>
          Good things, honestly priced <span className={styles.name}>--text-{size}</span>
        </p>
      ))}
    </div>
  );
}
