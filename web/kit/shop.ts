import { createContext, useContext } from 'react';

/** The shop's name and branding. */
export interface ShopLook {
  name: string;
  tagline: string;
  /** Path of a logo to show instead of the name; '' for the name. */
  logoPath: string;
  /** Whether the shop answers frequently asked questions, at /faq/. */
  hasFaq: boolean;
}

/** A page that came without data has no shop name. */
export const ShopContext = createContext<ShopLook>({ name: '', tagline: '', logoPath: '', hasFaq: false });

/** The shop's name and branding, as the page's data has them. */
export const useShop = (): ShopLook => useContext(ShopContext);
