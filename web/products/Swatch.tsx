import styles from './Swatch.module.css';

/** A dot in the colour itself. An SVG attribute, because the content security policy would block a style attribute. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9.5" fill={colour} />
    </svg>
  );
}
