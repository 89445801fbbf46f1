import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type AccountTaskPageQuery } from '../../__generated__/AccountTaskPageQuery.graphql.ts';
import { preloadOwn, type OwnPage } from '../../visitor/ownPage.ts';
import { accountPath, linkSecret, returnPath, signInPath, taskPath } from '../accountAddress.ts';
import type { AccountTask } from '../accountTasks.ts';

/** What a page about getting into an account is made of. */
export interface LoadedAccountTask {
  loaded: OwnPage<AccountTaskPageQuery>;
  task: AccountTask;
  /** Where to go afterwards; null for the account's page. */
  from: string | null;
  /** The secret of a mail's link; null without one. */
  token: string | null;
}

const forGuests: readonly AccountTask[] = ['sign-in', 'register'];
const forMembers: readonly AccountTask[] = ['email', 'welcome', 'sign-out'];
const behindLinks: readonly AccountTask[] = ['reset', 'verify', 'email'];

/** Leads those who are in the wrong place to the right one; a link that cannot be one is answered with 404. */
export async function loadAccountTask(environment: IEnvironment, task: AccountTask, { request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const loaded = await preloadOwn<AccountTaskPageQuery>(environment, query, {});
  const { isSignedIn } = loaded.data.viewer;
  const from = returnPath(request.url);
  if (isSignedIn && forGuests.includes(task)) throw redirect(from ?? accountPath);
  // Changing an address needs the account's own session: the link waits until there is one.
  if (!isSignedIn && forMembers.includes(task))
    throw redirect(task === 'email' ? signInPath(url.pathname + url.search) : taskPath('sign-in'));
  const token = linkSecret(request.url);
  const status = behindLinks.includes(task) && token === null ? 404 : 200;
  return data<LoadedAccountTask>({ loaded, task, from, token }, { status });
}
