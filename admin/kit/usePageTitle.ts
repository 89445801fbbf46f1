import { useEffect } from 'react';
import { useShopName } from './shopName.ts';

/** Sets the page's title in the browser's tab: in the page's single title element, which stays until the next screen is shown. */
export function usePageTitle(title: string): void {
  const shopName = useShopName();
  useEffect(() => {
    document.title = `${title} – ${shopName} admin`;
  }, [title, shopName]);
}
