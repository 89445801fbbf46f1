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
  revoked: t.deviceSignedOut,
  others: t.allOtherDevicesSigned,
} as const;
