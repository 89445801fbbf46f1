import { redirect, type LoaderFunctionArgs } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import addressesQuery, { type AddressesPageQuery } from '../../__generated__/AddressesPageQuery.graphql.ts';
import dealAlertsQuery, { type DealAlertsPageQuery } from '../../__generated__/DealAlertsPageQuery.graphql.ts';
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
import * as t from '../__generated__/messages.ts';
import { loadAfter } from '../../kit/relay/loadAfter.ts';
import { guestPath, signInPath } from '../accountAddress.ts';
import { accountPaths } from './accountPaths.ts';

const ordersShown = 10;

/** A page whose query reads the caller's account. */
type AccountQuery = OperationType & { response: { readonly viewer: { readonly account: object | null | undefined } } };

/** Returns the redirect that asks a guest to sign in first. A link to the account itself states the page on which it was followed. */
function toSignIn({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirect(pathname === accountPaths.overview ? guestPath(url) : signInPath(pathname + search));
}

/** Loads a part of the account page; a guest is redirected to sign-in, and back afterwards. */
async function loadPart<TQuery extends AccountQuery>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  request: Request,
  variables: TQuery['variables'] = {},
): Promise<OwnPage<TQuery>> {
  const loaded = await preloadOwn<TQuery>(environment, query, variables);
  if (loaded.data.viewer.account) return loaded;
  // A missing account despite sign-in is a fault; signing in would only redirect back here.
  if (await isSignedIn(environment)) throw new Error(t.couldntLoadYourAccount);
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

/** Returns the page of the list that the URL names. */
function ordersPart(params: URLSearchParams) {
  const [after, before] = [params.get('after'), params.get('before')];
  return before === null ? { first: ordersShown, after } : { last: ordersShown, before };
}

/** Creates the loaders of the account page's parts. */
export function accountLoaders(environment: IEnvironment) {
  return {
    overview: ({ request }: LoaderFunctionArgs) => loadPart<OverviewPageQuery>(environment, overviewQuery, request),
    orders({ request }: LoaderFunctionArgs) {
      const { searchParams } = new URL(request.url);
      const load = () => loadPart<OrdersPageQuery>(environment, ordersQuery, request, ordersPart(searchParams));
      return loadAfter(searchParams.get('after') ?? searchParams.get('before'), load, () => redirect(accountPaths.orders));
    },
    addresses: ({ request }: LoaderFunctionArgs) => loadPart<AddressesPageQuery>(environment, addressesQuery, request),
    newsletter: ({ request }: LoaderFunctionArgs) => loadPart<NewsletterPageQuery>(environment, newsletterQuery, request),
    'deal-alerts': ({ request }: LoaderFunctionArgs) => loadPart<DealAlertsPageQuery>(environment, dealAlertsQuery, request),
    settings: ({ request }: LoaderFunctionArgs) => loadPart<SettingsPageQuery>(environment, settingsQuery, request),
    devices: ({ request }: LoaderFunctionArgs) => loadPart<DevicesPageQuery>(environment, devicesQuery, request),
    async privacy({ request }: LoaderFunctionArgs) {
      // The erasure preview as a whole is refused to guests, so sign-in is checked first.
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
