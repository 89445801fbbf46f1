import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { ExternalShopScreenQuery } from '../__generated__/ExternalShopScreenQuery.graphql.ts';
import { loadFound, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { ExternalShopPanel } from './ExternalShopPanel.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ExternalShopScreenQuery($id: ID!) {
    shop: adminExternalShop(id: $id) {
      name
      marketplaceId
      ...ExternalShopPanel_shop
    }
  }
`;

/** Loads the shop in the URL. */
export function loadExternalShop({ environment, params }: ScreenArgs) {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return loadFound<ExternalShopScreenQuery>(environment, query, { id: globalId('ExternalShop', number) }, ({ shop }) => shop);
}

/** The screen of a marketplace's shop: settings, listings, and the results of its availability checks. */
export function ExternalShopScreen() {
  const shop = orNotFound(useScreenQuery<ExternalShopScreenQuery>(query).shop);
  return (
    <>
      <ScreenHead title={shop.name} back={{ path: '/marketplaces', title: t.marketplaces }} />
      <ExternalShopPanel shop={shop} marketplaceId={shop.marketplaceId} />
    </>
  );
}
