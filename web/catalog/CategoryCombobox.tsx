import { Combobox } from '@base-ui/react/combobox';
import field from '../kit/Field.module.css';
import { Icon } from '../kit/Icon.tsx';
import { selectMessages } from '../kit/selectMessages.ts';
import { placeholder, type CategoryOption } from './CategoryDropdown.tsx';
import styles from './CategoryDropdown.module.css';

export interface CategoryComboboxProps {
  options: CategoryOption[];
  selected: string | null;
  labelId: string;
  onChoose: (value: string) => void;
}

/** The searchable list of categories; it comes open, because its code is fetched when somebody wants it. */
export function CategoryCombobox({ options, selected, labelId, onChoose }: CategoryComboboxProps) {
  const value = options.find((option) => option.value === selected) ?? null;
  return (
    <Combobox.Root items={options} value={value} onValueChange={(option) => onChoose(option?.value ?? '')} defaultOpen autoHighlight>
      <Combobox.Trigger className={`${field.select} ${styles.trigger}`} aria-labelledby={labelId}>
        <Combobox.Value placeholder={placeholder} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={6} className={styles.positioner}>
          <Combobox.Popup className={styles.popup} aria-label="Categories">
            <Combobox.Input className={`${field.input} ${styles.search}`} placeholder="Search categories" aria-label="Search categories" />
            <Combobox.Empty>
              <p className={styles.empty}>{selectMessages.noMatches}</p>
            </Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(option: CategoryOption) => (
                <Combobox.Item key={option.value} value={option} className={styles.item} data-level={option.level}>
                  <span className={styles.itemText}>{option.label}</span>
                  <Combobox.ItemIndicator>
                    <Icon name="check" size={16} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
