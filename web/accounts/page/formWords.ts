// What the page says once a form is done. A form that was sent without script leads to its page, whose address names these words.

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

export type DoneWord = keyof typeof doneWords;

/** What the page says when something else than a form was refused and has led to it (server/http/accountData.ts). */
const refusedWords = {
  export: 'You have asked for your data many times within an hour. Wait an hour, and then download them again.',
} as const;

function wordsOf(words: Readonly<Record<string, string>>, name: string | null): string | null {
  return name !== null && Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}

/** What to say after a form; null when the address names none. */
export function doneMessage(search: URLSearchParams): string | null {
  return wordsOf(doneWords, search.get('done'));
}

/** Why the page was led to; null when the address names no reason. */
export function refusedMessage(search: URLSearchParams): string | null {
  return wordsOf(refusedWords, search.get('refused'));
}
