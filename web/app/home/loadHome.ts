import type { IEnvironment } from 'relay-runtime';
import { pageOrigin } from '../../kit/pageOrigin.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import homePageQuery, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { newsletterPart } from '../../newsletter/newsletterPart.ts';
import { hotDealsPart } from './homeParts.ts';

export interface HomeData {
  origin: string;
  loaded: Preloaded<HomePageQuery>;
  hotDeals: Awaited<ReturnType<typeof hotDealsPart.ready>>;
  newsletter: Awaited<ReturnType<typeof newsletterPart.ready>>;
}

/** Loads the data of the home page. */
export async function loadHome(environment: IEnvironment, request: Request): Promise<HomeData> {
  const [loaded, hotDeals, newsletter] = await Promise.all([
    preload<HomePageQuery>(environment, homePageQuery, {}),
    hotDealsPart.ready(environment, undefined),
    newsletterPart.ready(environment, undefined),
  ]);
  return { origin: pageOrigin(request.url), loaded, hotDeals, newsletter };
}
