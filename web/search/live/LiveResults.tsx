import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { ProductPrice } from '../../pricing/ProductPrice.tsx';
import { searchUrl } from '../categoryUrl.ts';
import { CompareButton } from '../../compare/CompareButton.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Picture } from '../../kit/Picture.tsx';
import type { LiveResults_found$key } from '../../__generated__/LiveResults_found.graphql.ts';
import styles from './LiveResults.module.css';
import type { SearchQuery } from './liveSearch.ts';
import * as t from '../__generated__/messages.ts';

export interface LiveResultsProps {
  found: LiveResults_found$key;
  sought: SearchQuery;
  /** Id of the list, for the search field's aria-controls. */
  id: string;
  /** Id of the option selected with the arrow keys. */
  active: string | null;
  /** Whether a newer search is already running. */
  isOld: boolean;
  onChoose: () => void;
}

/**
 * The search results: products, brands and categories as options that link to them, and a link to all results. The buttons of a product are
 * over its option, but outside of the listbox: options cannot contain buttons.
 */
export function LiveResults({ found: key, sought, id, active, isOld, onChoose }: LiveResultsProps) {
  const found = useFragment(
    graphql`
      fragment LiveResults_found on LiveSearch {
        totalCount
        products {
          id
          name
          url
          brand {
            name
          }
          cover {
            ...Picture_image
          }
          ...ProductPrice_product
          ...CompareButton_product
        }
        brands {
          id
          name
          url
        }
        categories {
          id
          name
          url
        }
      }
    `,
    key,
  );
  const { products, brands, categories, totalCount } = found;
  if (products.length + brands.length + categories.length === 0) return null;
  let count = 0;
  const option = (url: string, className: string | undefined, content: ReactNode) => {
    const optionId = `${id}-${count++}`;
    return (
      <Link
        // Keyed by address instead of position: an image that is still loading must not be shown for another product meanwhile.
        key={url}
        id={optionId}
        to={url}
        role="option"
        aria-selected={active === optionId}
        tabIndex={-1}
        className={[styles.option, className].filter(Boolean).join(' ')}
        onClick={onChoose}
      >
        {content}
      </Link>
    );
  };
  const group = (title: string, name: string, options: ReactNode[]) =>
    options.length > 0 && (
      <div role="group" aria-labelledby={`${id}-${name}`} className={styles[name]}>
        <p id={`${id}-${name}`} className={styles.title}>
          {title}
        </p>
        {options}
      </div>
    );
  const way = ({ name, url }: { name: string; url: string }) => option(url, styles.way, name);

  return (
    <div className={styles.results}>
      <div id={id} role="listbox" aria-label={t.searchResults} aria-busy={isOld} className={styles.list}>
        {group(
          t.products,
          'products',
          products.map((product) =>
            option(
              product.url,
              styles.product,
              <>
                <span className={styles.picture}>{product.cover && <Picture image={product.cover} sizes="4rem" alt="" />}</span>
                <span className={styles.name}>
                  {product.brand && <span className={styles.brand}>{product.brand.name}</span>}
                  {product.name}
                </span>
                <ProductPrice product={product} />
              </>,
            ),
          ),
        )}
        {group(t.categories, 'categories', categories.map(way))}
        {group(t.brands, 'brands', brands.map(way))}
        {totalCount > 0 &&
          option(
            searchUrl(sought.words, sought.category),
            styles.all,
            <>
              {t.viewAllResults}
              <Icon name="chevronRight" size={16} />
            </>,
          )}
      </div>
      {products.length > 0 && (
        <ul role="list" aria-label={t.compareSearchResults} className={styles.keep}>
          {products.map((product) => (
            <li key={product.id}>
              <CompareButton product={product} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
