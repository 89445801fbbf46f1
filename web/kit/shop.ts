import { createContext, useContext } from 'react';

/** What the shop is called and looks like. */
export interface ShopLook {
  name: string;
  tagline: string;
  /** Path of a picture in place of the name; '' for the name. */
  logoPath: string;
}

/** A page that came without data has no name for the shop. */
export const ShopContext = createContext<ShopLook>({ name: '', tagline: '', logoPath: '' });

/** What the shop is called, as the page brought it. */
export const useShop = (): ShopLook => useContext(ShopContext);
