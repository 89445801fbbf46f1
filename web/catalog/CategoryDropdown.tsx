import { lazy, Suspense, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import { Icon } from '../kit/Icon.tsx';
import { hasSearchBox } from '../kit/selectMessages.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import type { CategoryDropdown_category$data, CategoryDropdown_category$key } from '../__generated__/CategoryDropdown_category.graphql.ts';
import { categoryUrl, shopUrl } from './categoryUrl.ts';
import styles from './CategoryDropdown.module.css';

export const placeholder = 'Select a category';

export interface CategoryOption {
  value: string;
  label: string;
  /** How deep in the tree, from 0. */
  level: number;
}

const load = () => import('./CategoryCombobox.tsx');
const CategoryCombobox = lazy(async () => ({ default: (await load()).CategoryCombobox }));

/**
 * Leads to a category (rows 8 to 10). The server renders a native select in a form; where script runs, a searchable list takes
 * its place, whose code is fetched when it is first wanted.
 */
export function CategoryDropdown({ categories: keys, selected }: { categories: CategoryDropdown_category$key; selected: string | null }) {
  const categories = useFragment(
    graphql`
      fragment CategoryDropdown_category on Category @relay(plural: true) {
        name
        slug
        children {
          name
          slug
          children {
            name
            slug
          }
        }
      }
    `,
    keys,
  );
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const hadFocus = useRef(false);
  // The select hands its focus on to the button that replaces it.
  const selectRef = (select: HTMLSelectElement | null) => () => {
    hadFocus.current = document.activeElement === select;
  };
  const buttonRef = (button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus();
    hadFocus.current = false;
  };
  const labelId = useId();
  const options = flatten(categories);
  const choose = (value: string) => void navigate(categoryUrl('/', value));

  const isSearchable = isHydrated && hasSearchBox(options.length);
  const button = (
    <StandIn
      ref={buttonRef}
      labelId={labelId}
      text={options.find(({ value }) => value === selected)?.label ?? null}
      onNear={() => void load().catch(() => undefined)}
      onOpen={() => setWanted(true)}
    />
  );
  return (
    <div className={styles.dropdown}>
      <span id={labelId} className={field.label}>
        Category
      </span>
      <div className={styles.row}>
        {isSearchable ? (
          isWanted ? (
            <Suspense fallback={button}>
              <CategoryCombobox options={options} selected={selected} labelId={labelId} onChoose={choose} />
            </Suspense>
          ) : (
            button
          )
        ) : (
          <NativeSelect ref={selectRef} labelId={labelId} options={options} selected={selected} onChoose={choose} />
        )}
        {selected !== null && isHydrated && (
          <Link to={shopUrl} className={styles.clear} aria-label="Clear category">
            <Icon name="close" size={16} />
          </Link>
        )}
      </div>
    </div>
  );
}

interface NativeSelectProps {
  ref: Ref<HTMLSelectElement>;
  labelId: string;
  options: CategoryOption[];
  selected: string | null;
  onChoose: (value: string) => void;
}

function NativeSelect({ ref, labelId, options, selected, onChoose }: NativeSelectProps) {
  return (
    <form method="get" action="/" className={styles.form}>
      <select
        key={selected}
        ref={ref}
        name="product_cat"
        className={field.select}
        aria-labelledby={labelId}
        defaultValue={selected ?? ''}
        autoComplete="off"
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChoose(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label, level }) => (
          <option key={value} value={value}>
            {'\u00a0\u00a0'.repeat(level) + label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass({ kind: 'secondary' })}>
          Go
        </button>
      </noscript>
    </form>
  );
}

interface StandInProps {
  ref: Ref<HTMLButtonElement>;
  labelId: string;
  /** Label of what is selected. */
  text: string | null;
  onNear: () => void;
  onOpen: () => void;
}

/** Looks and opens like the list whose code is not here yet. */
function StandIn({ ref, labelId, text, onNear, onOpen }: StandInProps) {
  const id = useId();
  function open(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  }
  return (
    <button
      ref={ref}
      type="button"
      id={id}
      className={`${field.select} ${styles.trigger}`}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="dialog"
      aria-controls={id}
      aria-labelledby={`${labelId} ${id}`}
      data-placeholder={text === null || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      onKeyDown={open}
    >
      {text ?? placeholder}
    </button>
  );
}

type Branch = Pick<CategoryDropdown_category$data[number], 'name' | 'slug'> & { readonly children?: readonly Branch[] };

function flatten(categories: readonly Branch[], level = 0): CategoryOption[] {
  return categories.flatMap(({ name, slug, children = [] }) => [{ value: slug, label: name, level }, ...flatten(children, level + 1)]);
}
