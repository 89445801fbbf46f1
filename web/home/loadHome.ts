import type { IEnvironment } from 'relay-runtime';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import homePageQuery, { type HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';

export interface HomeData {
  origin: string;
  loaded: Preloaded<HomePageQuery>;
}

/** What the home page shows. */
export async function loadHome(environment: IEnvironment, request: Request): Promise<HomeData> {
  const loaded = await preload<HomePageQuery>(environment, homePageQuery, {});
  return { origin: pageOrigin(request.url), loaded };
}
