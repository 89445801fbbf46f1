import { useLoaderData } from 'react-router';
import { ListingPage, type ListingData } from '../catalog/ListingPage.tsx';
import { HomePage } from './HomePage.tsx';
import type { HomeData } from './loadHome.ts';

/** The page at `/`: the home page, or the listing that the URL's parameters ask for. */
export function IndexPage() {
  const { page } = useLoaderData<HomeData | ListingData>();
  return page === 'home' ? <HomePage /> : <ListingPage />;
}
