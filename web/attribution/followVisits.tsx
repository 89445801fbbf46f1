import type { createBrowserRouter } from 'react-router';
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { followVisitsQuery } from '../__generated__/followVisitsQuery.graphql.ts';
import type { followVisitsSettingsQuery } from '../__generated__/followVisitsSettingsQuery.graphql.ts';
import { askAboutCookies } from '../consent/askAboutCookies.tsx';
import { consentAnswer, onConsentChange } from '../consent/consent.ts';
import { loadOnce } from '../kit/loadOnce.ts';
import { forget, keepRecord, notePage, type TrackerSettings } from './tracker.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Every page brings it with its own data (settings/shopSettings.ts). */
const allowance = graphql`
  query followVisitsQuery {
    shop {
      name
    }
    shopSettings {
      allowTracking
    }
  }
`;

const trackerSettings = graphql`
  query followVisitsSettingsQuery {
    attributionSettings {
      trackingMonths
      sessionMinutes
      givesPromoCode
      trafficSources {
        kind
        host
        name
        parameter
      }
    }
  }
`;

/** What the latest page has said of the shop; nothing while no page has. */
function saidOfShop(environment: IEnvironment): Partial<followVisitsQuery['response']> {
  const { fragment } = createOperationDescriptor(getRequest(allowance), {});
  return environment.lookup(fragment).data ?? {};
}

/** Whether the shop measures visits at all; null while no page has said so. */
const allowsTracking = (environment: IEnvironment) => saidOfShop(environment).shopSettings?.allowTracking ?? null;

/** Pages are reported of those who have agreed; nobody else fetches what does it. */
function measure(router: Router, environment: IEnvironment): void {
  if (consentAnswer() !== 'GRANTED') return;
  import('../analytics/startAnalytics.ts').then(
    ({ startAnalytics }) => startAnalytics(router, environment),
    () => undefined,
  );
}

async function askSettings(environment: IEnvironment): Promise<TrackerSettings> {
  const answer = await fetchQuery<followVisitsSettingsQuery>(environment, trackerSettings, {}).toPromise();
  if (!answer) throw new Error('Couldn’t load the tracker settings.');
  const { trackingMonths: lifetimeMonths, sessionMinutes, givesPromoCode, trafficSources } = answer.attributionSettings;
  // A kind that this page does not know yet leads nowhere.
  const sources = trafficSources.flatMap(({ kind, host, name, parameter }) =>
    kind === 'SEARCH' || kind === 'SOCIAL' ? [{ kind, host, name, parameter }] : [],
  );
  return { lifetimeMonths, sessionMinutes, givesPromoCode, sources };
}

/** Address of the page that the browser loaded, whatever it was led on to since. */
function loadedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name ?? location.href;
}

/**
 * Follows a visit from page to page: whether it may be measured is asked where that is open, and the tracker follows the answer and the
 * shop's switch. Called once, after the page has come to life.
 */
export function followVisits(router: Router, environment: IEnvironment): void {
  const settings = loadOnce(() => askSettings(environment));
  const isOn = () => allowsTracking(environment) === true && consentAnswer() === 'GRANTED';
  const track = () => {
    if (!isOn()) return forget();
    settings().then(
      // Meanwhile somebody may have changed their mind.
      (known) => isOn() && keepRecord(known),
      // The pages wait for the next one.
      () => undefined,
    );
  };
  const look = () => {
    const isAllowed = allowsTracking(environment);
    if (isAllowed === null) return;
    askAboutCookies(isAllowed ? (saidOfShop(environment).shop?.name ?? '') : null, router, environment);
    track();
  };
  notePage(loadedAddress(), document.referrer);
  notePage(location.href, '');
  let place = router.state.location;
  router.subscribe(({ navigation, location: next, historyAction }) => {
    if (navigation.state !== 'idle' || next === place) return;
    // What is replaced under the same path, such as the choice of a variation, is no page of its own.
    const isSame = historyAction === 'REPLACE' && next.pathname === place.pathname;
    place = next;
    if (!isSame) notePage(location.origin + next.pathname + next.search, '');
    look();
  });
  onConsentChange(track);
  look();
  onConsentChange(() => measure(router, environment));
  measure(router, environment);
}
