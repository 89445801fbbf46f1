import { redirect, type LoaderFunctionArgs } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import addressesQuery, { type AddressesPageQuery } from '../../__generated__/AddressesPageQuery.graphql.ts';
import devicesQuery, { type DevicesPageQuery } from '../../__generated__/DevicesPageQuery.graphql.ts';
import goodbyeQuery, { type GoodbyePageQuery } from '../../__generated__/GoodbyePageQuery.graphql.ts';
import newsletterQuery, { type NewsletterPageQuery } from '../../__generated__/NewsletterPageQuery.graphql.ts';
import ordersQuery, { type OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import overviewQuery, { type OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts';
import privacyQuery, { type PrivacyPageQuery } from '../../__generated__/PrivacyPageQuery.graphql.ts';
import settingsQuery, { type SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import type { loadAccountQuery } from '../../__generated__/loadAccountQuery.graphql.ts';
import { preloadOwn, type OwnPage } from '../../visitor/ownPage.ts';
import { preload } from '../../kit/relay/preload.ts';
import { NetworkError } from '../../kit/relay/networkError.ts';
import { guestPath, signInPath } from '../accountAddress.ts';
import { accountPaths } from './accountPaths.ts';

/** Orders on a page. */
const ordersShown = 10;

/** A page whose query asks for the account of whoever asks. */
type AccountQuery = OperationType & { response: { readonly viewer: { readonly account: object | null | undefined } } };

/** Of the guest who has to sign in first. The way to the account itself tells which page it was taken from. */
function toSignIn({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirect(pathname === accountPaths.overview ? guestPath(url) : signInPath(pathname + search));
}

/** Loads a part of the account page; a guest is led to signing in, and back. */
async function loadPart<TQuery extends AccountQuery>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  request: Request,
  variables: TQuery['variables'] = {},
): Promise<OwnPage<TQuery>> {
  const loaded = await preloadOwn<TQuery>(environment, query, variables);
  if (loaded.data.viewer.account) return loaded;
  // An account that did not come although somebody has signed in is a fault; signing in would only lead back here.
  if (await isSignedIn(environment)) throw new Error('Couldn’t load the account.');
  throw toSignIn(request);
}

async function isSignedIn(environment: IEnvironment): Promise<boolean> {
  const { data } = await preload<loadAccountQuery>(
    environment,
    graphql`
      query loadAccountQuery {
        viewer {
          isSignedIn
        }
      }
    `,
    {},
    'network-only',
  );
  return data.viewer.isSignedIn;
}

/** The part of the list that an address names. */
function ordersPart(url: URL) {
  const [after, before] = [url.searchParams.get('after'), url.searchParams.get('before')];
  return before === null ? { first: ordersShown, after } : { last: ordersShown, before };
}

/** What the parts of the account page load. */
export function accountLoaders(environment: IEnvironment) {
  return {
    overview: ({ request }: LoaderFunctionArgs) => loadPart<OverviewPageQuery>(environment, overviewQuery, request),
    async orders({ request }: LoaderFunctionArgs) {
      const url = new URL(request.url);
      try {
        return await loadPart<OrdersPageQuery>(environment, ordersQuery, request, ordersPart(url));
      } catch (error) {
        // A cursor that is none, such as one out of an old bookmark, leads to the list's beginning.
        if (error instanceof Response || error instanceof NetworkError || url.search === '') throw error;
        throw redirect(accountPaths.orders);
      }
    },
    addresses: ({ request }: LoaderFunctionArgs) => loadPart<AddressesPageQuery>(environment, addressesQuery, request),
    newsletter: ({ request }: LoaderFunctionArgs) => loadPart<NewsletterPageQuery>(environment, newsletterQuery, request),
    settings: ({ request }: LoaderFunctionArgs) => loadPart<SettingsPageQuery>(environment, settingsQuery, request),
    devices: ({ request }: LoaderFunctionArgs) => loadPart<DevicesPageQuery>(environment, devicesQuery, request),
    async privacy({ request }: LoaderFunctionArgs) {
      // What would be erased is refused to guests as a whole, so they are asked for first.
      if (!(await isSignedIn(environment))) throw toSignIn(request);
      return loadPart<PrivacyPageQuery>(environment, privacyQuery, request);
    },
    async goodbye() {
      const loaded = await preloadOwn<GoodbyePageQuery>(environment, goodbyeQuery, {});
      if (loaded.data.viewer.isSignedIn) throw redirect(accountPaths.overview);
      return loaded;
    },
  };
}
