import type { createBrowserRouter } from 'react-router';
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { followVisitsQuery } from '../__generated__/followVisitsQuery.graphql.ts';
import type { followVisitsSettingsQuery } from '../__generated__/followVisitsSettingsQuery.graphql.ts';
import { showConsentBanner } from '../consent/showConsentBanner.tsx';
import { consentAnswer, onConsentChange } from '../consent/consent.ts';
import { loadOnce } from '../kit/loadOnce.ts';
import { forget, saveRecord, recordPage, type TrackerSettings } from './tracker.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Every page provides this with its own data (settings/shopSettings.ts). */
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

/** Returns the shop's settings from the latest page; empty until a page has provided them. */
function latestSettings(environment: IEnvironment): Partial<followVisitsQuery['response']> {
  const { fragment } = createOperationDescriptor(getRequest(allowance), {});
  return environment.lookup(fragment).data ?? {};
}

/** Returns whether the shop measures visits at all; null until a page has provided the setting. */
const allowsTracking = (environment: IEnvironment) => latestSettings(environment).shopSettings?.allowTracking ?? null;

/** Starts page reports if there is consent; otherwise their code is not loaded. */
function measure(router: Router, environment: IEnvironment): void {
  if (consentAnswer() !== 'GRANTED') return;
  import('../analytics/startAnalytics.ts').then(
    ({ startAnalytics }) => startAnalytics(router, environment),
    () => undefined,
  );
}

async function fetchSettings(environment: IEnvironment): Promise<TrackerSettings> {
  const answer = await fetchQuery<followVisitsSettingsQuery>(environment, trackerSettings, {}).toPromise();
  if (!answer) throw new Error('Couldn’t load the tracker settings.');
  const { trackingMonths: lifetimeMonths, sessionMinutes, givesPromoCode, trafficSources } = answer.attributionSettings;
  // Kinds that this version doesn't know are ignored.
  const sources = trafficSources.flatMap(({ kind, host, name, parameter }) =>
    kind === 'SEARCH' || kind === 'SOCIAL' ? [{ kind, host, name, parameter }] : [],
  );
  return { lifetimeMonths, sessionMinutes, givesPromoCode, sources };
}

/** Returns the URL that the browser loaded, regardless of later client-side redirects. */
function loadedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name ?? location.href;
}

/**
 * Follows a visit from page to page: asks for consent if it is undecided, and runs the tracker according to the answer and the shop's
 * setting. Call it once, after hydration.
 */
export function followVisits(router: Router, environment: IEnvironment): void {
  const settings = loadOnce(() => fetchSettings(environment));
  const isOn = () => allowsTracking(environment) === true && consentAnswer() === 'GRANTED';
  const track = () => {
    if (!isOn()) return forget();
    settings().then(
      // The visitor may have changed the consent meanwhile.
      (known) => isOn() && saveRecord(known),
      // The page views wait for the next attempt.
      () => undefined,
    );
  };
  const look = () => {
    const isAllowed = allowsTracking(environment);
    if (isAllowed === null) return;
    showConsentBanner(isAllowed ? (latestSettings(environment).shop?.name ?? '') : null, router, environment);
    track();
  };
  recordPage(loadedAddress(), document.referrer);
  recordPage(location.href, '');
  let place = router.state.location;
  router.subscribe(({ navigation, location: next, historyAction }) => {
    if (navigation.state !== 'idle' || next === place) return;
    // A replacement under the same path, such as choosing a variation, is not a new page view.
    const isSame = historyAction === 'REPLACE' && next.pathname === place.pathname;
    place = next;
    if (!isSame) recordPage(location.origin + next.pathname + next.search, '');
    look();
  });
  onConsentChange(track);
  look();
  onConsentChange(() => measure(router, environment));
  measure(router, environment);
}
