// Success messages of the page's forms.

export const successMessages = {
  name: 'Name saved.',
  email:
    'We’ve sent an email to the new address. Open the link in it while you’re signed in here. Until then, we’ll keep using your current address.',
  password: 'Password changed. All other devices are signed out.',
  saved: 'Address saved.',
  removed: 'Address removed.',
  default: 'Default address changed. Checkout now starts with this address.',
  subscribed: 'You’re subscribed to the newsletter.',
  unsubscribed: 'You’re unsubscribed from the newsletter.',
  revoked: 'Device signed out.',
  others: 'All other devices signed out.',
} as const;
