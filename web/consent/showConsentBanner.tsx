import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { ConsentBanner } from './ConsentBanner.tsx';
import { consentAnswer, onConsentChange } from './consent.ts';
import { cookiesPath } from './wording.ts';

/** The part of the router that is needed. */
interface Navigation {
  navigate(to: string): unknown;
  readonly state: { location: { pathname: string } };
}

let shown: { root: Root; place: HTMLElement } | null = null;
let isSubscribed = false;

/** The cookies page already shows the question. */
const isCookiesPage = ({ state }: Navigation) => `${state.location.pathname}/`.startsWith(cookiesPath);

/**
 * Asks for consent to measure visits, if the shop measures them and there is no answer yet; otherwise removes the question. The banner is
 * not part of the page, which is the same for every visitor, but has a React root of its own.
 * @param shopName null if nothing is measured
 */
export function showConsentBanner(shopName: string | null, router: Navigation, environment: IEnvironment): void {
  const isOpen = shopName !== null && consentAnswer() === 'UNANSWERED' && !isCookiesPage(router);
  if (isOpen && !shown) {
    const place = document.createElement('div');
    document.body.prepend(place);
    const root = createRoot(place);
    shown = { root, place };
    root.render(
      <StrictMode>
        <RelayEnvironmentProvider environment={environment}>
          <ConsentBanner shopName={shopName} onMore={() => void router.navigate(cookiesPath)} />
        </RelayEnvironmentProvider>
      </StrictMode>,
    );
  } else if (!isOpen && shown) {
    shown.root.unmount();
    shown.place.remove();
    shown = null;
  }
  if (isSubscribed) return;
  isSubscribed = true;
  onConsentChange((answer) => {
    if (answer !== 'UNANSWERED') showConsentBanner(null, router, environment);
  });
}
