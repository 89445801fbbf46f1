import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { ConsentBanner } from './ConsentBanner.tsx';
import { consentAnswer, onConsentChange } from './consent.ts';
import { cookiesPath } from './wording.ts';

/** What the question needs of the shop's router. */
interface Navigation {
  navigate(to: string): unknown;
  readonly state: { location: { pathname: string } };
}

let shown: { root: Root; place: HTMLElement } | null = null;
let isHeard = false;

/** At the page of the choice itself the question stands there already. */
const isCookiesPage = ({ state }: Navigation) => `${state.location.pathname}/`.startsWith(cookiesPath);

/**
 * Asks whether visits may be measured, where the shop does and nobody has answered yet; otherwise takes the question away. It is no part
 * of the page, which is the same for everybody, but stands before it in a root of its own.
 * @param shopName null where nothing is measured
 */
export function askAboutCookies(shopName: string | null, router: Navigation, environment: IEnvironment): void {
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
  if (isHeard) return;
  isHeard = true;
  onConsentChange((answer) => {
    if (answer !== 'UNANSWERED') askAboutCookies(null, router, environment);
  });
}
