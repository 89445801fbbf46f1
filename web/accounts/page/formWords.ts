// What the page says once a form is done.

export const doneWords = {
  name: 'Your name is saved.',
  email: 'A mail is on its way to the new address. Open its link while you are signed in here: until then your address stays as it is.',
  password: 'Your password is changed, and all other devices are signed out.',
  saved: 'The address is saved.',
  removed: 'The address is removed.',
  default: 'The checkout begins with this address from now on.',
  subscribed: 'You get the newsletter from now on.',
  unsubscribed: 'You get no more newsletters.',
  revoked: 'The device is signed out.',
  others: 'All other devices are signed out.',
} as const;
