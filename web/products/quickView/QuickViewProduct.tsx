import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { ProductSummary } from '../ProductSummary.tsx';
import { choiceToQuery } from '../variationChoice.ts';
import { useVariationChoice } from '../useVariationChoice.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { QuickViewProductQuery } from '../../__generated__/QuickViewProductQuery.graphql.ts';
import type { QuickViewProduct_product$key } from '../../__generated__/QuickViewProduct_product.graphql.ts';
import styles from './QuickViewBody.module.css';
import { QuickViewPictures } from './QuickViewPictures.tsx';
import * as t from '../__generated__/messages.ts';

/** A product in the quick view, with the cart form of its page. */
export function QuickViewProduct({ reference }: { reference: PreloadedQuery<QuickViewProductQuery> }) {
  const { product } = usePreloadedQuery<QuickViewProductQuery>(
    graphql`
      query QuickViewProductQuery($slug: String!) {
        product(slug: $slug) {
          ...QuickViewProduct_product
        }
      }
    `,
    reference,
  );
  if (!product) return <p className={styles.failure}>{t.productNoLongerAvailable}</p>;
  return <Product product={product} />;
}

function Product({ product: key }: { product: QuickViewProduct_product$key }) {
  const product = useFragment(
    graphql`
      fragment QuickViewProduct_product on Product {
        url
        ...useVariationChoice_product
        ...QuickViewPictures_product
        ...ProductSummary_product
      }
    `,
    key,
  );
  const choice = useVariationChoice(product, {}, 'quickView');
  return (
    <div className={styles.body}>
      <QuickViewPictures product={product} variationId={choice.variationId} />
      <div className={styles.side}>
        <ProductSummary product={product} choice={choice} place="quickView" />
        {/* The page opens with the options chosen here. */}
        <Link to={product.url + choiceToQuery(choice.choice)} className={styles.more}>
          {t.viewAllDetails}
          <Icon name="chevronRight" size={16} />
        </Link>
      </div>
    </div>
  );
}
