import { graphql, RelayEnvironmentProvider, useFragment } from 'react-relay/hooks.js';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { PersonalLayer } from '../PersonalLayer.tsx';
import type { Shell_query$key } from '../../__generated__/Shell_query.graphql.ts';
import type { shopSettings_query$key } from '../../__generated__/shopSettings_query.graphql.ts';
import type { StoreFrame_query$key } from '../../__generated__/StoreFrame_query.graphql.ts';
import { ComingSoonBanner } from '../../settings/ComingSoonBanner.tsx';
import { useAlertFocus } from '../../kit/page/useAlertFocus.ts';
import { ShopSettingsContext, useShopData } from '../../settings/shopSettings.ts';
import { ShopContext } from '../../kit/shop.ts';
import { Overlays } from '../../kit/overlay/Overlays.tsx';
import { Toaster } from '../../kit/toast/Toaster.tsx';
import { ScrollTools } from './scroll/ScrollTools.tsx';
import styles from './Shell.module.css';
import { usePageFocus } from '../../kit/page/usePageFocus.ts';

/**
 * What all pages have in common. A page of the store provides the data of its frame (StoreFrame.tsx) by spreading Shell_query in its own query;
 * one in another frame spreads shopSettings_query only.
 */
export function Shell({ environment }: { environment: IEnvironment }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <PersonalLayer>
        <Frame />
      </PersonalLayer>
    </RelayEnvironmentProvider>
  );
}

function Frame() {
  const loaded = useMatches().at(-1)?.loaderData;
  const data = useFragment(
    graphql`
      fragment Shell_query on Query {
        ...StoreFrame_query
        ...shopSettings_query
      }
    `,
    keyOf<Shell_query$key>(loaded, 'Shell_query'),
  );
  const shop = useShopData(data ?? keyOf<shopSettings_query$key>(loaded, 'shopSettings_query'));
  const isLoading = useNavigation().state !== 'idle';
  usePageFocus();
  useAlertFocus();
  const frame = (
    <ShopSettingsContext value={shop?.shopSettings ?? null}>
      <div className={styles.progress} data-active={isLoading} aria-hidden="true" />
      <Outlet context={(data ?? null) satisfies StoreFrame_query$key | null} />
      <ComingSoonBanner />
      <ScrollRestoration />
      <ScrollTools />
      <Overlays />
      <Toaster />
    </ShopSettingsContext>
  );
  return shop ? <ShopContext value={shop.shop}>{frame}</ShopContext> : frame;
}

/** Finds the page's query result in its loader data: the result of preload(), or an object with it as `loaded`. */
function keyOf<Key>(loaderData: unknown, fragment: string): Key | null {
  const holder = isObject(loaderData) && isObject(loaderData.loaded) ? loaderData.loaded : loaderData;
  const data = isObject(holder) ? holder.data : null;
  // A page that failed has no data, and a page without the spread has no key; both still get their frame.
  return isObject(data) && isObject(data.__fragments) && fragment in data.__fragments ? (data as unknown as Key) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
