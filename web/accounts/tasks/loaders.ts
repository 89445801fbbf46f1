import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type AccountTaskPageQuery } from '../../__generated__/AccountTaskPageQuery.graphql.ts';
import { preloadOwn, type OwnPage } from '../../visitor/ownPage.ts';
import { accountPath, linkSecret, returnPath, signInPath, taskPath } from '../accountAddress.ts';
import type { AccountTask } from '../accountTasks.ts';

/** Loaded data of a sign-in page. */
export interface LoadedAccountTask {
  loaded: OwnPage<AccountTaskPageQuery>;
  task: AccountTask;
  /** Return path; null for the account page. */
  from: string | null;
  /** Secret of an email's link; null if there is none. */
  token: string | null;
}

const forGuests: readonly AccountTask[] = ['sign-in', 'register'];
const forMembers: readonly AccountTask[] = ['email', 'welcome', 'sign-out'];
const behindLinks: readonly AccountTask[] = ['reset', 'verify', 'email'];

/** Loads the page, or redirects visitors who need another one; a malformed link is answered with 404. */
export async function loadAccountTask(environment: IEnvironment, task: AccountTask, { request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const loaded = await preloadOwn<AccountTaskPageQuery>(environment, query, {});
  const { isSignedIn } = loaded.data.viewer;
  const from = returnPath(request.url);
  if (isSignedIn && forGuests.includes(task)) throw redirect(from ?? accountPath);
  // Changing an email address requires the account's own session, so sign-in comes first and returns to the link.
  if (!isSignedIn && forMembers.includes(task))
    throw redirect(task === 'email' ? signInPath(url.pathname + url.search) : taskPath('sign-in'));
  const token = linkSecret(request.url);
  const status = behindLinks.includes(task) && token === null ? 404 : 200;
  return data<LoadedAccountTask>({ loaded, task, from, token }, { status });
}
