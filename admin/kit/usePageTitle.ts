import { useEffect } from 'react';
import { useShopName } from './shopName.ts';

/** Names the page in the browser's tab: in the one title that it has, which stays until the next screen is there. */
export function usePageTitle(title: string): void {
  const shopName = useShopName();
  useEffect(() => {
    document.title = `${title} – ${shopName} admin`;
  }, [title, shopName]);
}
