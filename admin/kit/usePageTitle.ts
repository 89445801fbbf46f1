import { useEffect } from 'react';

/** Names the page in the browser's tab: in the one title that it has, which stays until the next screen is there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Souk admin`;
  }, [title]);
}
