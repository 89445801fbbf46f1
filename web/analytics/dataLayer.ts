import type { startAnalyticsMutation$data } from '../__generated__/startAnalyticsMutation.graphql.ts';

// What the page has reported, for measuring tools that the shop's owner puts in: they read the list, or take over its push().

type Reported = Extract<startAnalyticsMutation$data['result'], { readonly __typename: 'ReportPagePayload' }>;

/** What is common to all that is reported of a page. */
type CommonProperties = Reported['properties'];

/** One entry: a view of a page with its properties, or something of the shop. */
export type DataLayerEntry = ({ event: 'page_view' } & CommonProperties) | Reported['events'][number];

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Adds to the page's list. */
export function pushEntry(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
}
