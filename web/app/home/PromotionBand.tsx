import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../../kit/Button.tsx';
import { LazyBackground } from '../../kit/content/LazyBackground.tsx';
import type { PromotionBand_products$key } from '../../__generated__/PromotionBand_products.graphql.ts';
import styles from './PromotionBand.module.css';
import * as t from '../__generated__/messages.ts';

/** Reasons to buy here, over the picture of a new product, between the product sections. */
export function PromotionBand({ products }: { products: PromotionBand_products$key }) {
  const { edges } = useFragment(
    graphql`
      fragment PromotionBand_products on ProductConnection {
        edges {
          node {
            cover {
              basePath
            }
          }
        }
      }
    `,
    products,
  );
  const cover = edges.map(({ node }) => node.cover).find((image) => image !== null);
  if (!cover) return null;
  return (
    <section aria-labelledby="promotion">
      <LazyBackground url={`${cover.basePath}/1200.webp`} className={styles.band}>
        <div className={styles.text}>
          <h2 id="promotion">{t.tryItAtHome}</h2>
          <p>{t.daysChangeMindSee}</p>
          <p>
            <ButtonLink to="/delivery/" kind="secondary">
              {t.deliveryAndReturns}
            </ButtonLink>
          </p>
        </div>
      </LazyBackground>
    </section>
  );
}
