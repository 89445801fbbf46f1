import { useEffect, useRef } from 'react';
import styles from './FacetGroup.module.css';
import { Swatch } from '../products/Swatch.tsx';

export interface FacetChoice {
  /** Name of the form field, where it is not the group's. */
  name?: string;
  value: string;
  label: string;
  /** How many products would be listed with it; null when that is not known. */
  count: number | null;
  isSelected: boolean;
  /** A CSS colour, when the value is one. */
  swatch?: string | null;
}

export interface FacetGroupProps {
  title: string;
  /** Name of the form field. */
  name: string;
  choices: FacetChoice[];
  isOpen: boolean;
}

/** The values of one facet as checkboxes, folded under their title. */
export function FacetGroup({ title, name, choices, isOpen }: FacetGroupProps) {
  if (choices.length === 0) return null;
  return (
    <details className={styles.group} open={isOpen || choices.some(({ isSelected }) => isSelected)}>
      <summary className={styles.title}>{title}</summary>
      <ul role="list" className={styles.list} aria-label={title}>
        {choices.map((choice) => (
          <li key={`${choice.name} ${choice.value}`}>
            <FacetCheckbox name={choice.name ?? name} choice={choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FacetCheckbox({ name, choice: { value, label, count, isSelected, swatch } }: { name: string; choice: FacetChoice }) {
  const input = useRef<HTMLInputElement>(null);
  // The tick shows at once what was clicked; the URL has the last word, also when one goes back.
  const shown = useRef(isSelected);
  useEffect(() => {
    // Only when the address changes: at the first time somebody may have ticked before the page came alive.
    if (shown.current === isSelected) return;
    shown.current = isSelected;
    if (input.current) input.current.checked = isSelected;
  }, [isSelected]);
  return (
    <label className={styles.choice}>
      <input ref={input} type="checkbox" name={name} value={value} defaultChecked={isSelected} autoComplete="off" />
      {swatch ? <Swatch colour={swatch} /> : null}
      <span className={styles.label}>{label}</span>
      {count !== null && (
        <span className={styles.count}>
          <span className="visually-hidden">, </span>
          {count}
          <span className="visually-hidden">{count === 1 ? ' product' : ' products'}</span>
        </span>
      )}
    </label>
  );
}
