import { graphql, useFragment } from 'react-relay/hooks.js';
import { Outlet, useLoaderData, useOutletContext } from 'react-router';
import { CompareHost } from '../../compare/CompareHost.tsx';
import type { StoreFrame_query$key } from '../../__generated__/StoreFrame_query.graphql.ts';
import { StoreNotice } from '../../settings/StoreNotice.tsx';
import { footerPart } from './footerPart.ts';
import { Header } from './Header.tsx';
import { MobileToolbar } from './mobile/MobileToolbar.tsx';
import styles from './Shell.module.css';

/** Data of the frame's loader: the footer, once it can be shown. */
type StoreFrameData = Awaited<ReturnType<typeof footerPart.ready>>;

/** The frame of every page but the checkout: store notice, header, footer and toolbar. */
export function StoreFrame() {
  const data = useFragment(
    graphql`
      fragment StoreFrame_query on Query {
        ...StoreNotice_query
        ...Header_query
        ...MobileToolbar_query
      }
    `,
    useOutletContext<StoreFrame_query$key | null>(),
  );
  return (
    <>
      <StoreNotice query={data ?? null} />
      <Header query={data ?? null} />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footerPart.Part ready={useLoaderData<StoreFrameData>()} variables={undefined} />
      <MobileToolbar query={data ?? null} />
      <CompareHost />
    </>
  );
}
