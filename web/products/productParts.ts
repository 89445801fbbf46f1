import type { IEnvironment } from 'relay-runtime';
import { latePart } from '../kit/latePart.tsx';

// The parts of a product page below its first screen (decision 0017). Their source files are named in the route's handle, too.

export interface ProductPartVariables {
  slug: string;
}

export const offersPart = latePart(() => import('../offers/table/OffersTable.tsx'));

export const boughtPart = latePart(() => import('../marketplace/BoughtTogether.tsx'));

export const reviewsPart = latePart(() => import('../reviews/Reviews.tsx'));

export const sharePart = latePart(() => import('./sharing/ShareProduct.tsx'));

export const priceHistoryPart = latePart(() => import('../pricing/history/PriceHistory.tsx'));

/** For the loader of the page: all of its parts at once. @param search of the page's address: which reviews are shown */
export async function readyProductParts(environment: IEnvironment, variables: ProductPartVariables, search: string) {
  const [offers, bought, priceHistory, reviews] = await Promise.all([
    offersPart.ready(environment, variables),
    boughtPart.ready(environment, variables),
    priceHistoryPart.ready(environment, variables),
    reviewsPart.ready(environment, { ...variables, search }),
  ]);
  return { offers, bought, priceHistory, reviews };
}

export type ProductParts = Awaited<ReturnType<typeof readyProductParts>> & { share: Awaited<ReturnType<typeof sharePart.ready>> };
