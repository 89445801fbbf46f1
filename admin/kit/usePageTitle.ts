import { useEffect } from 'react';
import { useShopName } from './shopName.ts';
import * as t from './__generated__/messages.ts';

/** Sets the page's title in the browser's tab: in the page's single title element, which stays until the next screen is shown. */
export function usePageTitle(title: string): void {
  const shopName = useShopName();
  useEffect(() => {
    document.title = t.pageTitle({ title, shopName });
  }, [title, shopName]);
}
