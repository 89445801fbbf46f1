import { Icon } from '../Icon.tsx';
import styles from './Select.module.css';
import type { SelectOption } from './selectOption.ts';
import * as t from '../__generated__/messages.ts';

/** The selected options of a multiple choice, each with a remove button. */
export function Chips({ options, onSelect }: { options: readonly SelectOption[]; onSelect: (options: SelectOption[]) => void }) {
  return (
    <ul role="list" className={styles.chips}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t.removeLabel({ label })}
            onClick={() => onSelect(options.filter((option) => option.value !== value))}
          >
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
