import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import homePageQuery, { type HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';

export interface HomeData {
  page: 'home';
  origin: string;
  loaded: Preloaded<HomePageQuery>;
}

/** What the home page shows. */
export async function loadHome(environment: IEnvironment, request: Request) {
  const loaded = await preload<HomePageQuery>(environment, homePageQuery, {});
  return data<HomeData>({ page: 'home', origin: pageOrigin(request.url), loaded });
}
