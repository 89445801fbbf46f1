import * as t from '../__generated__/messages.ts';

// Success messages of the page's forms.

export const successMessages = {
  name: t.nameSaved,
  email: t.weveSentEmailToNewAddress,
  password: t.passwordChangedAllOther,
  saved: t.addressSaved,
  removed: t.addressRemoved,
  default: t.defaultAddressChangedCheckout,
  subscribed: t.youreSubscribedToNewsletter,
  unsubscribed: t.youreUnsubscribedFromNewsletter,
  alertCreated: t.alertCreated,
  alertPaused: t.alertIsPaused,
  alertResumed: t.alertResumed,
  alertDeleted: t.alertDeleted,
  revoked: t.deviceSignedOut,
  others: t.allOtherDevicesSigned,
} as const;
