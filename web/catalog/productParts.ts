import type { IEnvironment } from 'relay-runtime';
import { latePart } from '../kit/latePart.tsx';

// The parts of a product page below its first screen (decision 0017). Their source files are named in the route's handle, too.

export interface ProductPartVariables {
  slug: string;
}

export const priceHistoryPart = latePart(() => import('./priceHistory/PriceHistory.tsx'));

/** For the loader of the page: all of its parts at once. */
export async function readyProductParts(environment: IEnvironment, variables: ProductPartVariables) {
  const [priceHistory] = await Promise.all([priceHistoryPart.ready(environment, variables)]);
  return { priceHistory };
}

export type ProductParts = Awaited<ReturnType<typeof readyProductParts>>;
