import { data, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import productPageQuery, { type ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';
import { latePart } from '../kit/latePart.tsx';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { suggestionsPart } from '../search/suggestionsPart.ts';
import { choiceFromQuery } from './variationChoice.ts';

// The parts of a product page below its first screen (decision 0017). The route's handle names their file, too.

export interface ProductPartVariables {
  slug: string;
}

const lateParts = () => import('./lateParts.ts');

export const alertPart = latePart(async () => (await lateParts()).alert, { isPatient: true });

export const offersPart = latePart(async () => (await lateParts()).offers);

export const boughtPart = latePart(async () => (await lateParts()).bought);

export const reviewsPart = latePart(async () => (await lateParts()).reviews);

export const sharePart = latePart(async () => (await lateParts()).share);

export const factsPart = latePart(async () => (await lateParts()).facts);

export const priceHistoryPart = latePart(async () => (await lateParts()).priceHistory);

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
  /** Null for a known product. */
  suggestions: Awaited<ReturnType<typeof suggestionsPart.ready>>;
};

/** Loads a product's page with all of its parts; an unknown product gets status 404. */
export async function loadProduct(environment: IEnvironment, { request, params }: LoaderFunctionArgs) {
  const variables = { slug: params.slug ?? '' };
  const { search, searchParams } = new URL(request.url);
  const [loaded, parts] = await Promise.all([
    preload<ProductPageQuery>(environment, productPageQuery, variables),
    readyProductParts(environment, variables, search),
  ]);
  const origin = pageOrigin(request.url);
  // After the product, whose response has all the data that these parts need.
  const [alert, share, facts, suggestions] = await Promise.all([
    alertPart.ready(environment, variables),
    sharePart.ready(environment, { ...variables, origin }),
    factsPart.ready(environment, { ...variables, origin }),
    loaded.data.product ? null : suggestionsPart.ready(environment, undefined),
  ]);
  const status = loaded.data.product ? 200 : 404;
  return data(
    { loaded, parts: { ...parts, alert, share, facts, suggestions }, origin, search, choice: choiceFromQuery(searchParams) },
    { status },
  );
}
