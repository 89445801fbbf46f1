import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type LateFactsQuery } from '../__generated__/LateFactsQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { ProductJsonLd } from './ProductJsonLd.tsx';
import { ProductSafety } from './ProductSafety.tsx';

export interface LateFacts {
  loaded: Preloaded<LateFactsQuery>;
  /** Of absolute links. */
  origin: string;
}

/**
 * For latePart. The page has already requested all the data, so that no further request is needed.
 * @param variables slug of the product
 */
export async function load(
  environment: IEnvironment,
  { slug, origin }: LateFactsQuery['variables'] & { origin: string },
): Promise<LateFacts> {
  return { loaded: await preload<LateFactsQuery>(environment, query, { slug }), origin };
}

/** What a product's page states below its first screen: safety information, and structured data. */
export function Component({ data: { loaded, origin } }: { data: LateFacts }) {
  const { product } = usePreloadedQuery<LateFactsQuery>(
    graphql`
      query LateFactsQuery($slug: String!) {
        product(slug: $slug) {
          ...ProductSafety_product
          ...ProductJsonLd_product
        }
      }
    `,
    loaded.reference,
  );
  if (!product) return null;
  return (
    <>
      <ProductSafety product={product} />
      <ProductJsonLd product={product} origin={origin} />
    </>
  );
}
