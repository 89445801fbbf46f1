import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Password rules (ASVS 6.2.1 to 6.2.9, 6.2.12; NIST SP 800-63B): long enough, and not among those that attackers try first. There are no
// rules about kinds of characters, and passwords never expire.

/** Length limits of a password, in characters. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Common words in guessed passwords, lowercase and without digits in place of letters. */
const commonWords = new Set(
  (
    'password passwort passwd pass login admin administrator root user guest test testing tester demo welcome hello letmein master access secret ' +
    'changeme default temp temporary qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm iloveyou loveyou love lovely sunshine princess ' +
    'princesa monkey dragon football baseball basketball soccer hockey superman batman spiderman pokemon starwars trustno shadow michael jordan ' +
    'jennifer jessica ashley daniel thomas charlie andrew joshua matthew robert william nicole hannah amanda george liverpool chelsea arsenal ' +
    'barcelona realmadrid juventus summer winter spring autumn fall january february march april june july august september october november ' +
    'december monday tuesday wednesday thursday friday saturday sunday whatever computer internet samsung google facebook apple android windows ' +
    'microsoft linkedin mustang ferrari porsche mercedes corvette harley ranger hunter killer pepper ginger cookie chocolate banana cheese flower ' +
    'butterfly angel heaven jesus blessed forever family mother father freedom london berlin paris newyork america canada germany deutschland ' +
    'france espana shop shopping souk store customer account money'
  ).split(' '),
);

/** Keyboard rows and both alphabets, for detecting sequences. */
const keyboardSequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '09876543210',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];

const lettersOfDigits: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns the same text for every keyboard's encoding of a password. Hashes are computed from this form. */
export function normalizedPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Returns the base word of a password, without common additions: digits and symbols at its ends, symbols in place of letters. */
function baseWord(password: string): string {
  const trimmed = password.replace(/^[^a-z]+/, '').replace(/[^a-z$@]+$/, '');
  return [...trimmed]
    .map((sign) => lettersOfDigits[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '');
}

/** Returns whether the text is a repeated sequence, such as abcabcabc. */
function isRepeated(text: string): boolean {
  return /^(.{1,5}?)\1+.{0,4}$/u.test(text);
}

function isKeyboardSequence(text: string): boolean {
  const signs = text.replace(/[^a-z0-9]/g, '');
  return [...keyboardSequences, ...keyboardSequences.map((walk) => [...walk].toReversed().join(''))].some(
    (walk) => walk.repeat(3).includes(signs) && signs.length >= 6,
  );
}

/** Returns whether the text consists of common words, also doubled, such as lovelove. */
function isCommonWord(word: string): boolean {
  if (word.length < 3) return false;
  if (commonWords.has(word)) return true;
  for (let cut = 3; cut <= word.length - 3; cut += 1)
    if (commonWords.has(word.slice(0, cut)) && commonWords.has(word.slice(cut))) return true;
  return false;
}

/** Returns the text without separators, so that another separator makes no other word. */
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Returns why a password can't be used, as a sentence; null if it can.
 * @param person what others know of its owner, such as their address and name
 */
export function passwordFault(password: string, person: readonly string[] = []): Text | null {
  const text = normalizedPassword(password);
  if ([...text].length < passwordLength.min) return says((t) => t.useAtLeastMinCharacters({ min: passwordLength.min }));
  if (text.length > passwordLength.max) return says((t) => t.useAtMostMaxCharacters({ max: passwordLength.max }));
  const small = text.toLowerCase();
  if (new Set(small).size < 5 || isRepeated(small) || isKeyboardSequence(small) || isCommonWord(baseWord(small)))
    return says((t) => t.thisPasswordIsTooEasyToGuess);
  const written = lettersAndDigits(small);
  const own = person
    .map((words) => normalizedPassword(words).toLowerCase())
    // Also an address without its top-level domain.
    .flatMap((words) => [words, words.replace(/\.[^.@]+$/, ''), ...words.split(/[\s@]+/)])
    .map(lettersAndDigits)
    .filter((word) => word.length >= 4);
  if (own.some((word) => written.includes(word) && written.length - word.length < 6)) return says((t) => t.dontUseYourNameOrAddress);
  return null;
}
