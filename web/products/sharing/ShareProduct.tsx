import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type ShareProductQuery } from '../../__generated__/ShareProductQuery.graphql.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { ShareButtons } from './ShareButtons.tsx';
import styles from './ShareProduct.module.css';
import * as t from '../__generated__/messages.ts';

export interface SharedProduct {
  loaded: Preloaded<ShareProductQuery>;
  /** Of absolute links. */
  origin: string;
}

/**
 * For latePart. The page has already requested all the data, so that no further request is needed.
 * @param variables slug of the product
 */
export async function load(
  environment: IEnvironment,
  { slug, origin }: ShareProductQuery['variables'] & { origin: string },
): Promise<SharedProduct> {
  return { loaded: await preload<ShareProductQuery>(environment, query, { slug }), origin };
}

/** Share buttons of a product (row 68). */
export function Component({ data: { loaded, origin } }: { data: SharedProduct }) {
  const { product } = usePreloadedQuery<ShareProductQuery>(
    graphql`
      query ShareProductQuery($slug: String!) {
        product(slug: $slug) {
          name
          url
          images {
            basePath
          }
        }
      }
    `,
    loaded.reference,
  );
  if (!product) return null;
  const picture = product.images[0];
  return (
    <section className={styles.share} aria-labelledby="share-product">
      <h2 id="share-product">{t.shareThisProduct}</h2>
      <ShareButtons
        page={{ url: origin + product.url, title: product.name, picture: picture ? `${origin}${picture.basePath}/1200.webp` : null }}
      />
    </section>
  );
}
