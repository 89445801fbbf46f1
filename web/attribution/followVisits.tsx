import type { createBrowserRouter } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { followVisitsQuery } from '../__generated__/followVisitsQuery.graphql.ts';
import { askAboutCookies } from '../consent/askAboutCookies.tsx';
import { consentAnswer, onConsentChange } from '../consent/consent.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Every page brings it with its own data (settings/shopSettings.ts). */
const settings = graphql`
  query followVisitsQuery {
    shopSettings {
      allowTracking
    }
  }
`;

/** Whether the shop measures visits at all, as the latest page has said; null while no page has. */
function allowsTracking(environment: IEnvironment): boolean | null {
  const { fragment } = createOperationDescriptor(getRequest(settings), {});
  const data = environment.lookup(fragment).data as Partial<followVisitsQuery['response']> | undefined;
  return data?.shopSettings?.allowTracking ?? null;
}

/** Pages are reported of those who have agreed; nobody else fetches what does it. */
function measure(router: Router, environment: IEnvironment): void {
  if (consentAnswer() !== 'GRANTED') return;
  import('../analytics/startAnalytics.ts').then(
    ({ startAnalytics }) => startAnalytics(router, environment),
    () => undefined,
  );
}

/**
 * Follows a visit from page to page: whether it may be measured is asked where that is open, and the tracker follows the answer and the
 * shop's switch. Called once, after the page has come to life.
 */
export function followVisits(router: Router, environment: IEnvironment): void {
  const look = () => {
    const isAllowed = allowsTracking(environment);
    if (isAllowed !== null) askAboutCookies(isAllowed, router, environment);
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') look();
  });
  look();
  onConsentChange(() => measure(router, environment));
  measure(router, environment);
}
