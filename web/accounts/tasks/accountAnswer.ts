import type { SignInNews } from '../accountAddress.ts';
import type { MergedCounts } from '../mergeSummary.ts';
import type { FormFailure } from './failure.ts';
import type { MailIntent } from './formValues.ts';

/** Data for a page that is shown again after its form was submitted without scripts, or for the page that the form redirects to. */
export interface AccountAnswer {
  /** The failure; null on success. */
  failure: FormFailure | null;
  /** Entered values, except the password, which no page shows again. */
  values: { email: string; name: string };
  /** Address to which an email was sent, now or before; null if none was. */
  sentTo: string | null;
  /** How another email was requested, if at all; absent if the form was about something else. */
  intent?: MailIntent | null;
  /** Notice for the sign-in page about the previous action. */
  news?: SignInNews;
  /** What was merged at sign-in, and whether the account is new. */
  welcome?: { merged: MergedCounts; isNew: boolean };
}

/** Returns the data for a page that another page's form redirected to. */
export function flashAnswer(told: Pick<AccountAnswer, 'news' | 'welcome'>): AccountAnswer {
  return { failure: null, values: { email: '', name: '' }, sentTo: null, ...told };
}
