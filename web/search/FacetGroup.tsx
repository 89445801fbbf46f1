import { useEffect, useRef } from 'react';
import styles from './FacetGroup.module.css';
import { Swatch } from '../products/Swatch.tsx';

export interface FacetChoice {
  /** Name of the form field, if it differs from the group's. */
  name?: string;
  value: string;
  label: string;
  /** How many products would be listed with it; null if unknown. */
  count: number | null;
  isSelected: boolean;
  /** A CSS colour, if the value is one. */
  swatch?: string | null;
}

export interface FacetGroupProps {
  title: string;
  name: string;
  choices: FacetChoice[];
  isOpen: boolean;
}

/** The values of one facet as checkboxes, collapsed under their title. */
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
  // The checkbox shows a click at once; the URL decides in the end, also after going back.
  const shown = useRef(isSelected);
  useEffect(() => {
    // Only when the address changes: at mount the visitor may already have ticked it, before hydration.
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
