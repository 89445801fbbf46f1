import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { JsonLd } from '../kit/JsonLd.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Picture } from '../kit/Picture.tsx';
import { Breadcrumbs } from '../kit/page/Breadcrumbs.tsx';
import type { ListingHead_category$key } from '../__generated__/ListingHead_category.graphql.ts';
import type { ListingHead_products$key } from '../__generated__/ListingHead_products.graphql.ts';
import { shopUrl } from './categoryUrl.ts';
import styles from './ListingHead.module.css';
import { defaultSort, listingHref, withoutFilters, type ListingUrl } from './listingUrl.ts';
import * as t from './__generated__/messages.ts';

export interface ListingHeadProps {
  url: ListingUrl;
  origin: string;
  category: ListingHead_category$key | null | undefined;
  products: ListingHead_products$key;
}

/** Title, breadcrumbs, subcategories and metadata of the list. */
export function ListingHead({ url, origin, category: categoryKey, products: productsKey }: ListingHeadProps) {
  const category = useFragment(
    graphql`
      fragment ListingHead_category on Category {
        name
        description
        url
        picture {
          ...Picture_image
        }
        ancestors {
          name
          url
        }
        children {
          id
          name
          url
        }
      }
    `,
    categoryKey,
  );
  const { edges } = useFragment(
    graphql`
      fragment ListingHead_products on ProductConnection {
        edges {
          node {
            name
            url
            cover {
              basePath
            }
          }
        }
      }
    `,
    productsKey,
  );
  const plain = withoutFilters(url);
  const isNarrowed = listingHref({ ...plain, page: url.page }) !== listingHref(url);
  const isUnknown = url.category !== null && !category;
  // One canonical address per list: sorted or filtered ones repeat the same content.
  const canonical = listingHref({ ...plain, sort: defaultSort, page: isNarrowed ? 1 : url.page });
  const name = isUnknown ? t.categoryNotFound : (category?.name ?? t.allProducts);
  const title = url.search === null ? name : t.resultsFor({ search: url.search });
  const current = { name: title, url: canonical };
  const trail = url.search === null ? (category?.ancestors ?? []) : category ? [category] : [];

  return (
    <>
      <PageHead
        title={url.page > 1 ? t.titleAndPage({ title, page: url.page }) : title}
        description={category?.description || t.listDescription({ title })}
        origin={origin}
        canonical={canonical}
        isHidden={url.search !== null || isNarrowed || isUnknown}
        picture={edges[0]?.node.cover?.basePath}
      />
      <Breadcrumbs
        trail={category || url.search !== null ? [{ name: t.shop, url: shopUrl }, ...trail] : []}
        current={current}
        origin={origin}
      />
      <div className={styles.intro}>
        {url.search === null && category?.picture && (
          <div className={styles.picture}>
            <Picture image={category.picture} sizes="(max-width: 40rem) 5rem, 8rem" priority="soon" alt="" />
          </div>
        )}
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {category?.description ? <p className={styles.description}>{category.description}</p> : null}
        </div>
      </div>
      {url.search === null && category && category.children.length > 0 ? (
        <nav aria-label={t.subcategoriesOf({ category: category.name })}>
          <ul role="list" className={styles.children}>
            {category.children.map((child) => (
              <li key={child.id}>
                <Link to={child.url}>{child.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {edges.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            itemListElement: edges.map(({ node }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: node.name,
              url: origin + node.url,
            })),
          }}
        />
      )}
    </>
  );
}
