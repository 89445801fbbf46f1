import { useState } from 'react';
import { Select, type SelectProps } from '../../kit/Select/Select.tsx';
import type { OptionSource, SelectOption } from '../../kit/Select/selectOption.ts';
import styles from './StyleGuidePage.module.css';

const towns = ['Aachen', 'Berlin', 'Celle', 'Dresden', 'Emden', 'Freiburg'].map((label) => ({ value: label.toLowerCase(), label }));
const pageSize = 20;

/** Responds with a delay, page by page, and fails for the search "fail". */
const streets: OptionSource = async (query, page, signal) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  signal.throwIfAborted();
  if (query === 'fail') throw new Error('As asked for');
  const all = Array.from({ length: 45 }, (_, index) => ({ value: String(index), label: `${query} street ${index + 1}` }));
  return { options: all.slice((page - 1) * pageSize, page * pageSize), hasMore: page * pageSize < all.length };
};

type ControlledProps = 'selected' | 'onSelect';

function ControlledSelect(
  props:
    | Omit<Extract<SelectProps, { options: unknown }>, ControlledProps>
    | Omit<Extract<SelectProps, { source: unknown }>, ControlledProps>,
) {
  const [selected, setSelected] = useState<SelectOption[]>([]);
  return <Select {...(props as SelectProps)} selected={selected} onSelect={setSelected} />;
}

/** Selects with few options, many options, multiple choice, and remote search. */
export function SelectSection() {
  return (
    <div className={styles.narrow}>
      <ControlledSelect label="One of four" listName="Towns" placeholder="Select a town" name="four" options={towns.slice(0, 4)} />
      <ControlledSelect label="One of six" listName="Towns" placeholder="Select a town" name="six" options={towns} />
      <ControlledSelect
        label="Two of six"
        listName="Towns"
        placeholder="Select up to two towns"
        name="several"
        options={towns}
        isMultiple
        limits={{ maxSelected: 2 }}
      />
      <ControlledSelect
        label="Street"
        listName="Streets"
        placeholder="Select a street"
        name="street"
        source={streets}
        limits={{ minInputLength: 3, maxInputLength: 6 }}
      />
    </div>
  );
}
