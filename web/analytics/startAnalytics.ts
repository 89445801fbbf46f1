import { graphql } from 'react-relay/hooks.js';
import { commitMutation, type IEnvironment } from 'relay-runtime';
import type { startAnalyticsMutation } from '../__generated__/startAnalyticsMutation.graphql.ts';
import { ownAnswers } from '../visitor/freshness/answers.ts';
import { consentAnswer, onConsentChange } from '../consent/consent.ts';
import { pushEntry } from './dataLayer.ts';
import { forgetVisit, visitNow } from './visit.ts';

// Reports page views and cart changes of visitors who have given consent (row 116). The page reports its URL, and the server returns the
// resulting events for dataLayer. Nothing is loaded, stored or sent before consent.

/** The part of the router that is needed. */
interface Navigation {
  readonly state: Moment;
  subscribe(listener: (state: Moment) => void): () => void;
}

interface Moment {
  location: { pathname: string; search: string };
  navigation: { state: string };
}

const mutation = graphql`
  mutation startAnalyticsMutation($input: ReportPageInput!) {
    result: reportPage(input: $input) {
      __typename
      ... on ReportPagePayload {
        properties {
          blog_id
          store_id
          url
          store_currency
          timezone
          store_admin
          device
          is_guest
          breadcrumbs
          pages {
            isAccountPage
            isCart
          }
        }
        events {
          event
          ecommerce {
            currency
            value
            transaction_id
            tax
            shipping
            coupon
            item_list_name
            items {
              item_id
              item_name
              item_brand
              item_category
              price
              quantity
            }
          }
        }
      }
    }
  }
`;

/** By then, a new page has been rendered. */
const drawnMs = 150;
/** Simultaneous changes of the cart are combined into one report. */
const settleMs = 400;
const maxListed = 50;

function listedProducts(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/product/"]')];
  const slugs = links.flatMap(({ pathname }) => pathname.split('/')[2] ?? []).filter((slug) => slug !== '');
  return [...new Set(slugs)].slice(0, maxListed).map((slug) => decodeURIComponent(slug));
}

function report(environment: IEnvironment, isPageView: boolean, url: string): void {
  if (consentAnswer() !== 'GRANTED') return;
  const listed = isPageView && url === window.location.href ? listedProducts() : [];
  commitMutation<startAnalyticsMutation>(environment, {
    mutation,
    variables: { input: { visit: visitNow(), url, isPageView, listed } },
    onCompleted: ({ result }) => {
      // Refused reports, and responses after consent was withdrawn, are dropped.
      if (result?.__typename !== 'ReportPagePayload' || consentAnswer() !== 'GRANTED') return;
      if (isPageView) pushEntry({ event: 'page_view', ...result.properties });
      for (const event of result.events) pushEntry(event);
    },
    // Failures of analytics must not disturb the visitor.
    onError: () => undefined,
  });
}

let isStarted = false;

/** Reports the current page and all following ones, as long as there is consent. Idempotent. */
export function startAnalytics(router: Navigation, environment: IEnvironment): void {
  if (isStarted) return;
  isStarted = true;
  let shown: string | null = null;
  let carts: ReturnType<typeof setTimeout> | undefined;

  const look = ({ location, navigation }: Moment) => {
    const page = location.pathname + location.search;
    if (navigation.state !== 'idle' || page === shown || consentAnswer() !== 'GRANTED') return;
    shown = page;
    const url = window.location.origin + page;
    setTimeout(() => report(environment, true, url), drawnMs);
  };

  router.subscribe(look);
  onConsentChange((answer) => {
    if (answer === 'GRANTED') look(router.state);
    else {
      shown = null;
      forgetVisit();
    }
  });
  ownAnswers.listen(({ cause }) => {
    if (cause === 'refresh') return;
    clearTimeout(carts);
    carts = setTimeout(() => report(environment, false, window.location.href), settleMs);
  });
  look(router.state);
}
