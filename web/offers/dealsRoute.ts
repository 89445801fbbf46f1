import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type DealsPageQuery } from '../__generated__/DealsPageQuery.graphql.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { loadAfter } from '../kit/relay/loadAfter.ts';
import { DealsPage as Page, type DealsData } from './DealsPage.tsx';
import { dealsHref, dealsVariables, readDealsUrl } from './dealsUrl.ts';

export const DealsPage = Page;

/** Loads the deals that an address asks for. For an unknown shop or category the page stays and says so, with status 404. */
export async function loadDeals(environment: IEnvironment, { request }: LoaderFunctionArgs) {
  const url = readDealsUrl(new URL(request.url).searchParams);
  const variables = { ...dealsVariables(url), merchant: url.merchant ?? '', category: url.category ?? '' };
  const load = () => preload<DealsPageQuery>(environment, query, variables);
  const loaded = await loadAfter(url.after, load, () => redirect(dealsHref({ ...url, after: null })));
  const { merchant, category } = loaded.data;
  const isThere = (url.merchant === null || merchant != null) && (url.category === null || category != null);
  return data<DealsData>({ url, origin: pageOrigin(request.url), loaded }, { status: isThere ? 200 : 404 });
}
