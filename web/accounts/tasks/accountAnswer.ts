import type { SignInNews } from '../accountAddress.ts';
import type { MergedCounts } from '../mergedWords.ts';
import type { FormFailure } from './failure.ts';
import type { MailIntent } from './formValues.ts';

/** What a page gets when its form was sent without script and it is shown once more, or what the form tells the page that it led to. */
export interface AccountAnswer {
  /** Why nothing was done; null when it was. */
  failure: FormFailure | null;
  /** What had been entered, but for the password, which no page repeats. */
  values: { email: string; name: string };
  /** Where a mail has gone, if not this time then before; null for nowhere. */
  sentTo: string | null;
  /** Whether another mail was asked for, and how; absent when the form was about something else. */
  intent?: MailIntent | null;
  /** What has just happened, for the page for signing in. */
  news?: SignInNews;
  /** What came along with somebody who has just signed in, and whether their account is new. */
  welcome?: { merged: MergedCounts; isNew: boolean };
}

/** What a page is told when another page's form led to it. */
export function toldAnswer(told: Pick<AccountAnswer, 'news' | 'welcome'>): AccountAnswer {
  return { failure: null, values: { email: '', name: '' }, sentTo: null, ...told };
}
