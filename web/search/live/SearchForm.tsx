import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '../../kit/Icon.tsx';
import type { SearchForm_category$key } from '../../__generated__/SearchForm_category.graphql.ts';
import { searchAddress, searchedFor } from './searchAddress.ts';
import styles from './SearchForm.module.css';
import * as t from '../__generated__/messages.ts';

/** Search over the whole shop or one category: a plain form that leads to the listing. */
export function SearchForm({ categories: keys }: { categories: SearchForm_category$key }) {
  const categories = useFragment(
    graphql`
      fragment SearchForm_category on Category @relay(plural: true) {
        id
        name
        slug
      }
    `,
    keys,
  );
  const navigate = useNavigate();
  const { words, category: scope } = searchedFor(useLocation());

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(searchAddress(event.currentTarget));
  }

  return (
    <form action="/" method="get" role="search" className={styles.form} onSubmit={submit} key={`${scope} ${words}`}>
      <select name="product_cat" aria-label={t.searchIn} className={styles.scope} defaultValue={scope}>
        <option value="">{t.allCategories}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name}
          </option>
        ))}
      </select>
      <input
        type="search"
        name="s"
        aria-label={t.searchTheShop}
        placeholder={t.searchProducts}
        className={styles.input}
        defaultValue={words}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.submit} aria-label={t.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}
