import type { ReactNode } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { Preloaded } from '../kit/relay/preload.ts';
import type { ProductPage_product$key } from '../__generated__/ProductPage_product.graphql.ts';
import type { ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';
import { Gallery } from './Gallery.tsx';
import { ProductDescription } from './ProductDescription.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import styles from './ProductPage.module.css';
import { ProductSummary } from './ProductSummary.tsx';
import {
  alertPart,
  boughtPart,
  factsPart,
  offersPart,
  priceHistoryPart,
  reviewsPart,
  sharePart,
  type ProductParts,
} from './productParts.ts';
import { Specifications } from './Specifications.tsx';
import { MissingPage } from '../search/MissingPage.tsx';
import { Suggestions } from '../search/Suggestions.tsx';
import { RecentlyViewed } from './recent/RecentlyViewed.tsx';
import { useVariationChoice } from './useVariationChoice.ts';
import type { Choice } from './variationChoice.ts';

interface ProductData {
  loaded: Preloaded<ProductPageQuery>;
  parts: ProductParts;
  origin: string;
  search: string;
  choice: Choice;
}

/** The product page (row 12). */
export function ProductPage() {
  const { loaded, parts, origin, search, choice } = useLoaderData<ProductData>();
  const { variables } = loaded.reference;
  const { product } = usePreloadedQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($slug: String!) {
        ...Shell_query
        product(slug: $slug) {
          id
          ...ProductPage_product
        }
      }
    `,
    loaded.reference,
  );
  if (!product) return <MissingPage suggestions={parts.suggestions} />;
  return (
    <Product
      key={product.id}
      product={product}
      origin={origin}
      wanted={choice}
      alert={<alertPart.Part ready={parts.alert} variables={variables} />}
      offers={<offersPart.Part ready={parts.offers} variables={variables} />}
      facts={<factsPart.Part ready={parts.facts} variables={{ ...variables, origin }} />}
    >
      <boughtPart.Part ready={parts.bought} variables={variables} />
      <sharePart.Part ready={parts.share} variables={{ ...variables, origin }} />
      <priceHistoryPart.Part ready={parts.priceHistory} variables={variables} />
      <reviewsPart.Part ready={parts.reviews} variables={{ ...variables, search }} />
    </Product>
  );
}

interface ProductProps {
  product: ProductPage_product$key;
  origin: string;
  wanted: Choice;
  /** The late part below the summary. */
  alert: ReactNode;
  /** The late part above the details. */
  offers: ReactNode;
  /** The late part beside the specifications. */
  facts: ReactNode;
  /** The other late parts. */
  children: ReactNode;
}

function Product({ product: key, origin, wanted, alert, offers, facts, children }: ProductProps) {
  const product = useFragment(
    graphql`
      fragment ProductPage_product on Product {
        id
        name
        url
        price {
          formatted
        }
        images {
          basePath
        }
        ...useVariationChoice_product
        ...ProductHead_product
        ...Gallery_product
        ...ProductSummary_product
        ...ProductFacts_product
        ...ProductDescription_product
        ...Specifications_product
        ...Suggestions_product
        # Read by StockAlert.tsx.
        ...StockAlert_product
        # Read by LateFacts.tsx.
        ...ProductSafety_product
        ...ProductJsonLd_product
      }
    `,
    key,
  );
  const choice = useVariationChoice(product, wanted);
  const { id, name, url, price, images } = product;
  return (
    <div className={styles.page}>
      {/* Marks the article for overlays that open below its height (navigation/scroll). */}
      <article className={styles.page} data-article="">
        <ProductHead product={product} origin={origin} />
        <div className={styles.top}>
          <Gallery product={product} variationId={choice.variationId} />
          <div className={styles.side}>
            <ProductSummary product={product} choice={choice} />
            {alert}
            <ProductFacts product={product} variationId={choice.variationId} />
          </div>
        </div>
        {offers}
        <div className={styles.details}>
          <ProductDescription product={product} />
          <Specifications product={product} />
          {facts}
        </div>
        {children}
      </article>
      <Suggestions product={product} />
      <RecentlyViewed current={{ id, name, url, price: price?.formatted ?? null, picture: images[0]?.basePath ?? null }} />
    </div>
  );
}
