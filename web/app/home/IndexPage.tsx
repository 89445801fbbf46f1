import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

export interface IndexData {
  /** The component that the loader chose by the URL. */
  Page: ComponentType;
}

/** The page at `/`: the home page, or the listing that the URL's parameters request. Neither loads the other's code. */
export function IndexPage() {
  const { Page } = useLoaderData<IndexData>();
  return <Page />;
}
