import { createContext, useContext } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { setShopZone } from '../../shared/clock/shopClock.ts';
import { setCurrencyDisplay } from '../../shared/money/display.ts';
import type { shopSettings_query$data, shopSettings_query$key } from '../__generated__/shopSettings_query.graphql.ts';

/** Shop-wide settings. Null on a page that came without data: the defaults apply then. */
export type ShopSettings = shopSettings_query$data['shopSettings'] | null;

export const ShopSettingsContext = createContext<ShopSettings>(null);

/** The shop's settings, as the page's data has them. */
export function useShopSettings(): ShopSettings {
  return useContext(ShopSettingsContext);
}

/** Reads settings and name of the shop from a page's data, for the component that provides them. */
export function useShopData(query: shopSettings_query$key | null): Pick<shopSettings_query$data, 'shop' | 'shopSettings'> | null {
  const data = useFragment(
    graphql`
      fragment shopSettings_query on Query {
        shop {
          # eslint-disable-next-line relay/unused-fields -- read through the context
          name
          # eslint-disable-next-line relay/unused-fields -- read through the context
          tagline
          # eslint-disable-next-line relay/unused-fields -- read through the context
          logoPath
          # eslint-disable-next-line relay/unused-fields -- read through the context
          hasFaq
          currencyDisplay
        }
        shopSettings {
          # eslint-disable-next-line relay/unused-fields -- read through the context
          cartRedirectAfterAdd
          # eslint-disable-next-line relay/unused-fields -- read through the context
          slidingCart
          # eslint-disable-next-line relay/unused-fields -- read through the context
          guestsMayWish
          # eslint-disable-next-line relay/unused-fields -- read through the context
          wishedHeartsLink
          # eslint-disable-next-line relay/unused-fields -- read through the context
          allowTracking
          timeZone
        }
      }
    `,
    query,
  );
  // The same for the whole page, and for every page of the shop: everything below formats times and amounts with it (shared/clock, shared/money).
  if (data) {
    setShopZone(data.shopSettings.timeZone);
    setCurrencyDisplay(data.shop.currencyDisplay);
  }
  return data ? { shop: data.shop, shopSettings: data.shopSettings } : null;
}
