import { data, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type MailsOffPageQuery } from '../../__generated__/MailsOffPageQuery.graphql.ts';
import { preload } from '../../kit/relay/preload.ts';

/** The key in the address; it is there for forms and mail programs alike, whatever they post. */
export function mailKeyOf(url: string): string {
  return new URL(url).searchParams.get('key') ?? '';
}

/** Loads the state of a wishlist's emails; an unknown link gets status 404. */
export async function loadMailsOff(environment: IEnvironment, { request }: LoaderFunctionArgs) {
  const loaded = await preload<MailsOffPageQuery>(environment, query, { key: mailKeyOf(request.url) }, 'network-only');
  return data(loaded, { status: loaded.data.wishlistMails ? 200 : 404 });
}
