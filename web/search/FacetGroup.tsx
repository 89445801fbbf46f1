import { useEffect, useRef, useState } from 'react';
import { KeptMarkup } from '../kit/markup/KeptMarkup.tsx';
import field from '../kit/Field.module.css';
import styles from './FacetGroup.module.css';
import { Swatch } from '../products/Swatch.tsx';
import * as t from './__generated__/messages.ts';

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

/** Values shown before "Show all"; one or two more are shown at once. */
const shownFirst = 8;
const shownAtOnce = 10;
/** Number of values from which they can be searched. */
const searchedFrom = 13;

const keyOf = ({ name, value }: FacetChoice) => `${name} ${value}`;

/** Lowercase and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Selected values first, as when the group was first shown: a value must not move away from the pointer that selects it. */
function useStableOrder(choices: FacetChoice[]): FacetChoice[] {
  const [order, setOrder] = useState(() => choices.toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected)).map(keyOf));
  const added = choices.map(keyOf).filter((key) => !order.includes(key));
  if (added.length > 0) setOrder([...order, ...added]);
  return choices.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
}

/** The values of one facet as checkboxes, collapsed under their title. Without script, a long list opens, but can't be searched. */
export function FacetGroup({ title, name, choices, isOpen }: FacetGroupProps) {
  const ordered = useStableOrder(choices);
  const [search, setSearch] = useState('');
  const hasSelected = choices.some(({ isSelected }) => isSelected);
  // Opens with its first selected value, and never closes by itself.
  const [wasSelected, setWasSelected] = useState(hasSelected);
  if (hasSelected && !wasSelected) setWasSelected(true);
  if (choices.length === 0) return null;
  const wanted = plain(search.trim());
  const matches = ({ label }: FacetChoice) => plain(label).includes(wanted);
  const [first, rest] = choices.length > shownAtOnce ? [ordered.slice(0, shownFirst), ordered.slice(shownFirst)] : [ordered, []];
  const values = (shown: FacetChoice[], label: string) => (
    <ul role="list" className={styles.list} aria-label={label}>
      {shown.map((choice) => (
        // Hidden, not removed: the form must still send the selected values.
        <li key={keyOf(choice)} hidden={!matches(choice)}>
          <FacetCheckbox name={choice.name ?? name} choice={choice} />
        </li>
      ))}
    </ul>
  );
  return (
    <KeptMarkup as="details" of={[title, name, choices]} className={styles.group} open={isOpen || wasSelected}>
      <summary className={styles.title}>{title}</summary>
      {choices.length >= searchedFrom && (
        <>
          <input
            type="search"
            className={`${field.input} ${styles.search}`}
            aria-label={t.searchForTitle({ title })}
            placeholder={t.search}
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            // Enter would submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p role="status" className={styles.found}>
            {wanted !== '' && foundText(choices.filter(matches).length)}
          </p>
        </>
      )}
      {values(first, title)}
      {rest.length > 0 && (
        <details className={styles.more} open={wanted !== ''}>
          <summary className={styles.all} hidden={wanted !== ''}>
            <span className={styles.whenClosed}>{t.showAll({ count: choices.length })}</span>
            <span className={styles.whenOpen}>{t.showFewer}</span>
            <span className="visually-hidden">: {title}</span>
          </summary>
          {values(rest, t.moreOf({ title }))}
        </details>
      )}
    </KeptMarkup>
  );
}

const foundText = (count: number) => (count === 0 ? t.noMatches : t.matchCount({ count }));

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
          {t.productCount({ count, hidden: (text) => <span className="visually-hidden">{text}</span> })}
        </span>
      )}
    </label>
  );
}
