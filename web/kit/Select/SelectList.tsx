import { Combobox } from '@base-ui/react/combobox';
import { useState, type UIEvent } from 'react';
import field from '../Field.module.css';
import { Icon } from '../Icon.tsx';
import { selectMessages } from '../selectMessages.ts';
import type { OptionSource, SelectOption } from './selectOption.ts';
import { refusalOf, type SelectLimits } from './selectRules.ts';
import styles from './Select.module.css';
import { useOptions } from './useOptions.ts';
import * as t from '../__generated__/messages.ts';

export interface SelectListProps {
  /** Name of the list and its search box. */
  listName: string;
  labelId: string;
  triggerId: string;
  placeholder: string;
  options?: readonly SelectOption[];
  source?: OptionSource;
  limits?: SelectLimits;
  isMultiple: boolean;
  selected: readonly SelectOption[];
  onSelect: (options: SelectOption[]) => void;
}

/** Distance from the end of the list, in pixels, at which the next page is loaded. */
const nearEnd = 80;

/** The searchable list of a Select; initially open, because its code is loaded when the list is opened. */
export function SelectList({ listName, options, source, limits, isMultiple, selected, onSelect, ...trigger }: SelectListProps) {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const refusal = refusalOf(query, isMultiple ? selected.length : 0, limits);
  const found = useOptions(source, isOpen && refusal === null ? query : null);
  const message = refusal ?? (source ? found.message : null);
  const items = refusal === null ? (source ? found.options : (options ?? [])) : [];
  const common = {
    items,
    // Options of a source are already filtered.
    filter: source ? null : undefined,
    open: isOpen,
    onOpenChange: setOpen,
    inputValue: query,
    onInputValueChange: setQuery,
    isItemEqualToValue: (item: SelectOption, value: SelectOption) => item.value === value.value,
    onItemHighlighted: (item: SelectOption | undefined) => item && item.value === items.at(-1)?.value && found.loadMore(),
    autoHighlight: true,
  };
  const parts = (
    <>
      <Combobox.Trigger
        id={trigger.triggerId}
        className={`${field.select} ${styles.trigger}`}
        aria-labelledby={`${trigger.labelId} ${trigger.triggerId}`}
      >
        <Combobox.Value placeholder={trigger.placeholder} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={6} className={styles.positioner}>
          <Combobox.Popup className={styles.popup} aria-label={listName}>
            <Combobox.Input
              className={`${field.input} ${styles.search}`}
              placeholder={t.searchListName({ listName: listName.toLowerCase() })}
              aria-label={t.searchListName({ listName: listName.toLowerCase() })}
            />
            <Combobox.Empty>{message === null && <p className={styles.message}>{selectMessages.noMatches}</p>}</Combobox.Empty>
            <Combobox.List
              className={styles.list}
              onScroll={({ currentTarget: list }: UIEvent<HTMLElement>) =>
                list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd && found.loadMore()
              }
            >
              {(option: SelectOption) => (
                <Combobox.Item key={option.value} value={option} className={styles.item} data-level={option.level}>
                  <span className={styles.itemText}>{option.label}</span>
                  <Combobox.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
            <Combobox.Status>{message !== null && <p className={styles.message}>{message}</p>}</Combobox.Status>
            {source && found.hasFailed && refusal === null && (
              <button type="button" className={styles.retry} onClick={found.retry}>
                {t.tryAgain}
              </button>
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
  return isMultiple ? (
    <Combobox.Root {...common} multiple value={[...selected]} onValueChange={(chosen: SelectOption[]) => onSelect(chosen)}>
      {parts}
    </Combobox.Root>
  ) : (
    <Combobox.Root
      {...common}
      value={selected[0] ?? null}
      onValueChange={(chosen: SelectOption | null) => onSelect(chosen ? [chosen] : [])}
    >
      {parts}
    </Combobox.Root>
  );
}
