import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { Picture } from '../../kit/Picture.tsx';
import type { CategoryTiles_category$key } from '../../__generated__/CategoryTiles_category.graphql.ts';
import type { CategoryTiles_products$key } from '../../__generated__/CategoryTiles_products.graphql.ts';
import styles from './CategoryTiles.module.css';
import * as t from '../__generated__/messages.ts';

export interface CategoryTilesProps {
  categories: CategoryTiles_category$key;
  /** Popular products; the first one of a category provides its picture. */
  products: CategoryTiles_products$key;
}

/** The top-level categories, each with its own picture or that of one of its products. */
export function CategoryTiles({ categories: categoryKeys, products: productKeys }: CategoryTilesProps) {
  const categories = useFragment(
    graphql`
      fragment CategoryTiles_category on Category @relay(plural: true) {
        id
        name
        slug
        url
        picture {
          ...Picture_image
        }
      }
    `,
    categoryKeys,
  );
  const { edges } = useFragment(
    graphql`
      fragment CategoryTiles_products on ProductConnection {
        edges {
          node {
            cover {
              ...Picture_image
            }
            breadcrumbs {
              slug
            }
          }
        }
      }
    `,
    productKeys,
  );
  if (categories.length === 0) return null;
  const pictureOf = (slug: string) => edges.find(({ node }) => node.cover && node.breadcrumbs[0]?.slug === slug)?.node.cover;
  return (
    <section className={styles.section} aria-labelledby="tiles">
      <h2 id="tiles">{t.categories}</h2>
      <ul role="list" className={styles.tiles}>
        {categories.map((category) => {
          const picture = category.picture ?? pictureOf(category.slug);
          return (
            <li key={category.id}>
              <Link to={category.url} className={styles.tile}>
                {picture ? (
                  <Picture image={picture} alt="" sizes="(max-width: 40rem) 30vw, 12rem" />
                ) : (
                  <span className={styles.blank} aria-hidden="true">
                    {category.name.slice(0, 1)}
                  </span>
                )}
                <span className={styles.name}>{category.name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
