import { graphql, RelayEnvironmentProvider, useFragment } from 'react-relay/hooks.js';
import { Outlet, ScrollRestoration, useLoaderData, useMatches, useNavigation } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { PersonalLayer } from '../PersonalLayer.tsx';
import { CompareHost } from '../../compare/CompareHost.tsx';
import type { Shell_query$key } from '../../__generated__/Shell_query.graphql.ts';
import { ComingSoonBanner } from '../../settings/ComingSoonBanner.tsx';
import { StoreNotice } from '../../settings/StoreNotice.tsx';
import { useAlertFocus } from '../../kit/page/useAlertFocus.ts';
import { ShopSettingsContext, useShopData } from '../../settings/shopSettings.ts';
import { ShopContext } from '../../kit/shop.ts';
import { Overlays } from '../../kit/overlay/Overlays.tsx';
import { Toaster } from '../../kit/toast/Toaster.tsx';
import { footerPart } from './footerPart.ts';
import { Header } from './Header.tsx';
import { MobileToolbar } from './mobile/MobileToolbar.tsx';
import { ScrollTools } from './scroll/ScrollTools.tsx';
import styles from './Shell.module.css';
import { usePageFocus } from '../../kit/page/usePageFocus.ts';

/** Data of the root's loader: the footer, once it can be shown. */
type ShellData = Awaited<ReturnType<typeof footerPart.ready>>;

/** The frame of every page. A page provides the data of header and footer by spreading Shell_query in its own query. */
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
  const data = useFragment(
    graphql`
      fragment Shell_query on Query {
        ...StoreNotice_query
        ...Header_query
        ...MobileToolbar_query
        ...shopSettings_query
      }
    `,
    shellKey(useMatches().at(-1)?.loaderData),
  );
  const shop = useShopData(data ?? null);
  const isLoading = useNavigation().state !== 'idle';
  usePageFocus();
  useAlertFocus();
  const frame = (
    <ShopSettingsContext value={shop?.shopSettings ?? null}>
      <div className={styles.progress} data-active={isLoading} aria-hidden="true" />
      <StoreNotice query={data ?? null} />
      <Header query={data ?? null} />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footerPart.Part ready={useLoaderData<ShellData>()} variables={undefined} />
      <MobileToolbar query={data ?? null} />
      <CompareHost />
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
function shellKey(loaderData: unknown): Shell_query$key | null {
  const holder = isObject(loaderData) && isObject(loaderData.loaded) ? loaderData.loaded : loaderData;
  const data = isObject(holder) ? holder.data : null;
  // A page that failed has no data, and a page without the spread has no key; both still get header and footer.
  return isObject(data) && isObject(data.__fragments) && 'Shell_query' in data.__fragments ? (data as unknown as Shell_query$key) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
