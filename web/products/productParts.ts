import { data, type LoaderFunctionArgs } from 'react-router';
import type { ConcreteRequest, IEnvironment } from 'relay-runtime';
import type { ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';
import { alertPart } from '../alerts/alertPart.ts';
import { latePart } from '../kit/latePart.tsx';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import type { choiceFromQuery } from './variationChoice.ts';

// The parts of a product page below its first screen (decision 0017). The route's handle names their source files, too.

export interface ProductPartVariables {
  slug: string;
}

export const offersPart = latePart(() => import('../offers/table/OffersTable.tsx'));

export { alertPart };

export const boughtPart = latePart(() => import('../marketplace/BoughtTogether.tsx'));

export const reviewsPart = latePart(() => import('../reviews/Reviews.tsx'));

export const sharePart = latePart(() => import('./sharing/ShareProduct.tsx'));

export const factsPart = latePart(() => import('./LateFacts.tsx'));

export const priceHistoryPart = latePart(() => import('../pricing/history/PriceHistory.tsx'));

/**
 * Loads all parts in parallel.
 * @param search of the page's address: which reviews are shown
 */
async function readyProductParts(environment: IEnvironment, variables: ProductPartVariables, search: string) {
  const [offers, bought, priceHistory, reviews] = await Promise.all([
    offersPart.ready(environment, variables),
    boughtPart.ready(environment, variables),
    priceHistoryPart.ready(environment, variables),
    reviewsPart.ready(environment, { ...variables, search }),
  ]);
  return { offers, bought, priceHistory, reviews };
}

export type ProductParts = Awaited<ReturnType<typeof readyProductParts>> & {
  alert: Awaited<ReturnType<typeof alertPart.ready>>;
  share: Awaited<ReturnType<typeof sharePart.ready>>;
  facts: Awaited<ReturnType<typeof factsPart.ready>>;
};

/** Loads a product's page with all of its parts; an unknown product gets status 404. */
export async function loadProduct(
  environment: IEnvironment,
  { request, params }: LoaderFunctionArgs,
  query: ConcreteRequest,
  choiceOf: typeof choiceFromQuery,
) {
  const variables = { slug: params.slug ?? '' };
  const { search, searchParams } = new URL(request.url);
  const [loaded, parts] = await Promise.all([
    preload<ProductPageQuery>(environment, query, variables),
    readyProductParts(environment, variables, search),
  ]);
  const origin = pageOrigin(request.url);
  // After the product, whose response has all the data that these parts need.
  const [alert, share, facts] = await Promise.all([
    alertPart.ready(environment, variables),
    sharePart.ready(environment, { ...variables, origin }),
    factsPart.ready(environment, { ...variables, origin }),
  ]);
  const status = loaded.data.product ? 200 : 404;
  return data({ loaded, parts: { ...parts, alert, share, facts }, origin, search, choice: choiceOf(searchParams) }, { status });
}
