import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type DealsPageQuery } from '../__generated__/DealsPageQuery.graphql.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { NetworkError } from '../kit/relay/networkError.ts';
import { DealsPage as Page, type DealsData } from './DealsPage.tsx';
import { dealsHref, dealsVariables, readDealsUrl } from './dealsUrl.ts';

/** What the route of the deals page takes out of this file. */
export const DealsPage = Page;

/** Loads the deals that an address asks for. A shop or category that does not exist keeps the page and says so with status 404. */
export async function loadDeals(environment: IEnvironment, { request }: LoaderFunctionArgs) {
  const url = readDealsUrl(new URL(request.url).searchParams);
  const variables = { ...dealsVariables(url), merchant: url.merchant ?? '', category: url.category ?? '' };
  const loaded = await preload<DealsPageQuery>(environment, query, variables).catch((error: unknown): never => {
    // A cursor that is none, such as one out of an old bookmark, leads to the list's beginning.
    throw url.after !== null && !(error instanceof NetworkError) ? redirect(dealsHref({ ...url, after: null })) : error;
  });
  const { merchant, category } = loaded.data;
  const isThere = (url.merchant === null || merchant != null) && (url.category === null || category != null);
  return data<DealsData>({ url, origin: pageOrigin(request.url), loaded }, { status: isThere ? 200 : 404 });
}
