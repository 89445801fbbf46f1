import { readLocker, type LockerFault } from '../../../shared/delivery/parcelLockers.ts';
import type { CheckoutFailure } from './failure.ts';
import type { CheckoutValues } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

const issues: Readonly<Record<LockerFault, CheckoutFailure['issues'][number]>> = {
  PLACE: { field: 'address1', message: t.enterOnlyPackstation },
  COUNTRY: { field: 'address1', message: t.packstationsInGermany },
  POST_NUMBER: { field: 'address2', message: t.enterPostNumber },
};

/** Finds an incomplete Packstation, to report it before the review. The server decides; this is the same rule with the same messages. */
export function lockerIssues(values: CheckoutValues): CheckoutFailure['issues'] {
  const fault = readLocker(values)?.fault;
  return fault ? [issues[fault]] : [];
}
