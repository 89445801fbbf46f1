import { useId, useRef, useState, type ComponentType } from 'react';
import field from '../Field.module.css';
import { loadFailure } from '../progressTexts.ts';
import { hasSearchBox } from '../selectMessages.ts';
import { showToast } from '../toast/toasts.ts';
import { useHydrated } from '../useHydrated.ts';
import { Chips } from './Chips.tsx';
import { ClearControl } from './ClearControl.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import styles from './Select.module.css';
import type { SelectListProps } from './SelectList.tsx';
import type { OptionSource, SelectOption } from './selectOption.ts';
import type { SelectLimits } from './selectRules.ts';
import { StandIn } from './StandIn.tsx';
import * as t from '../__generated__/messages.ts';

interface SelectBase {
  label: string;
  /** Plural name of the list: "Categories". */
  listName: string;
  placeholder: string;
  name: string;
  limits?: SelectLimits;
  isMultiple?: boolean;
  selected: readonly SelectOption[];
  onSelect: (options: SelectOption[]) => void;
  /** Target of clearing; without it, the selection is cleared in place. */
  clearHref?: string;
}

/** Either all options, or a source that finds them. */
export type SelectProps = SelectBase & ({ options: readonly SelectOption[]; source?: never } | { source: OptionSource; options?: never });

const load = async () => (await import('./SelectList.tsx')).SelectList;

/**
 * A select with many options, as wide as its container (rows 8, 10 and 11). The server renders a native select, which is kept for fewer
 * than 5 options; with scripts, a searchable list replaces it, whose code is loaded on first use.
 */
export function Select({
  label,
  listName,
  placeholder,
  name,
  limits,
  isMultiple = false,
  selected,
  onSelect,
  clearHref,
  ...from
}: SelectProps) {
  const isHydrated = useHydrated();
  const [List, setList] = useState<ComponentType<SelectListProps> | null>(null);
  const hadFocus = useRef(false);
  const labelId = useId();
  const triggerId = useId();
  const isSearchable = isHydrated && (from.source !== undefined || hasSearchBox(from.options.length));
  const hasChosen = selected.length > 0;

  function open() {
    load().then(
      (loaded) => setList(() => loaded),
      () => showToast({ kind: 'danger', text: loadFailure, action: { label: t.tryAgain, run: open } }),
    );
  }
  // Passes the focus from the select to the button that replaces it.
  const selectRef = (select: HTMLSelectElement | null) => () => {
    hadFocus.current = document.activeElement === select;
  };
  const buttonRef = (button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus();
    hadFocus.current = false;
  };
  const common = { labelId, placeholder, selected };
  return (
    <div className={styles.select}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <div className={styles.row}>
        {!isSearchable ? (
          <NativeSelect
            {...common}
            ref={selectRef}
            name={name}
            options={from.options ?? selected}
            isMultiple={isMultiple}
            limits={limits}
            onSelect={onSelect}
          />
        ) : List ? (
          <List
            {...common}
            {...from}
            listName={listName}
            triggerId={triggerId}
            limits={limits}
            isMultiple={isMultiple}
            onSelect={onSelect}
          />
        ) : (
          <StandIn {...common} ref={buttonRef} triggerId={triggerId} onNear={() => void load().catch(() => undefined)} onOpen={open} />
        )}
        {isSearchable && selected.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)}
        {isHydrated && hasChosen && (
          <ClearControl label={t.clearLabel({ label: label.toLowerCase() })} href={clearHref} onClear={() => onSelect([])} />
        )}
      </div>
      {isSearchable && isMultiple && hasChosen && <Chips options={selected} onSelect={onSelect} />}
    </div>
  );
}
