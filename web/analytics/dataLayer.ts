import type { startAnalyticsMutation$data } from '../__generated__/startAnalyticsMutation.graphql.ts';

// The page's event list for the shop owner's analytics tools: they read the list, or replace its push().

type Reported = Extract<startAnalyticsMutation$data['result'], { readonly __typename: 'ReportPagePayload' }>;

/** Properties common to all events of a page. */
type CommonProperties = Reported['properties'];

/** An entry: a page view with its properties, or an event of the shop. */
export type DataLayerEntry = ({ event: 'page_view' } & CommonProperties) | Reported['events'][number];

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Adds an entry to the page's list. */
export function pushEntry(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
}
