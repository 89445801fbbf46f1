import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

export interface IndexData {
  /** What the loader found the URL to ask for. */
  Page: ComponentType;
}

/** The page at `/`: the home page, or the listing that the URL's parameters ask for. Neither loads the other's code. */
export function IndexPage() {
  const { Page } = useLoaderData<IndexData>();
  return <Page />;
}
