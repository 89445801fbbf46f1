import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { buttonClass } from '../kit/Button.tsx';
import { KeptMarkup } from '../kit/markup/KeptMarkup.tsx';
import { Select } from '../kit/Select/Select.tsx';
import type { SelectOption } from '../kit/Select/selectOption.ts';
import type { CategoryDropdown_category$data, CategoryDropdown_category$key } from '../__generated__/CategoryDropdown_category.graphql.ts';
import { categoryUrl, shopUrl } from './categoryUrl.ts';
import styles from './CategoryDropdown.module.css';
import * as t from './__generated__/messages.ts';

/** Navigates to a category (rows 8 to 10); without script by a form with a button. */
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
  const place = useId();
  const options = flatten(categories);
  return (
    <KeptMarkup as="form" of={[options, selected]} place={place} method="get" action="/" className={styles.form}>
      <Select
        label={t.category}
        listName={t.categories}
        placeholder={t.selectACategory}
        name="product_cat"
        options={options}
        selected={options.filter(({ value }) => value === selected)}
        onSelect={([option]) => void navigate(categoryUrl('/', option?.value ?? ''))}
        clearHref={shopUrl}
      />
      <noscript>
        <button type="submit" className={buttonClass({ kind: 'secondary' })}>
          {t.go}
        </button>
      </noscript>
    </KeptMarkup>
  );
}

type Branch = Pick<CategoryDropdown_category$data[number], 'name' | 'slug'> & { readonly children?: readonly Branch[] };

function flatten(categories: readonly Branch[], level = 0): SelectOption[] {
  return categories.flatMap(({ name, slug, children = [] }) => [{ value: slug, label: name, level }, ...flatten(children, level + 1)]);
}
