import type { KeyboardEvent, Ref } from 'react';
import field from '../Field.module.css';
import styles from './Select.module.css';
import type { SelectOption } from './selectOption.ts';

interface StandInProps {
  ref: Ref<HTMLButtonElement>;
  labelId: string;
  triggerId: string;
  placeholder: string;
  selected: readonly SelectOption[];
  onNear: () => void;
  onOpen: () => void;
}

/** A placeholder that looks and opens like the list while its code is loading. */
export function StandIn({ ref, labelId, triggerId, placeholder, selected, onNear, onOpen }: StandInProps) {
  function open(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  }
  return (
    <button
      ref={ref}
      type="button"
      id={triggerId}
      className={`${field.select} ${styles.trigger}`}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="dialog"
      aria-controls={triggerId}
      aria-labelledby={`${labelId} ${triggerId}`}
      data-placeholder={selected.length === 0 || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      onKeyDown={open}
    >
      {selected.map(({ label }) => label).join(', ') || placeholder}
    </button>
  );
}
