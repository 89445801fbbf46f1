import styles from './CardSwatches.module.css';
import * as t from './__generated__/messages.ts';

const shownFirst = 5;

/** The colours that a product comes in, as dots; renders nothing without a choice. One image: a listing shows dozens of them. */
export function CardSwatches({ colours }: { colours: readonly string[] }) {
  if (colours.length < 2) return null;
  const shown = colours.slice(0, shownFirst);
  const more = colours.length - shown.length;
  return (
    <p className={styles.colours}>
      <svg width={shown.length * 18 - 4} height="14" aria-hidden="true">
        {shown.map((colour, index) => (
          <circle key={index} cx={index * 18 + 7} cy="7" r="6.5" fill={colour} />
        ))}
      </svg>
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      <span className="visually-hidden">{t.countColours({ count: colours.length })}</span>
    </p>
  );
}
