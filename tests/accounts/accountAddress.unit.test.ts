import { describe, expect, it } from 'vitest';
import { linkSecret, localPath, returnPath, signInPath } from '../../web/accounts/accountAddress.ts';
import { ThrottledError } from '../../server/platform/limits/throttle.ts';
import { describeFailure } from '../../web/accounts/tasks/failure.ts';
import { welcomePath } from '../../web/accounts/tasks/welcomeAddress.ts';

describe('[F137] the return path after sign-in', () => {
  it.each([
    ['/', '/'],
    ['/shop/?s=pan&sort=price', '/shop/?s=pan&sort=price'],
    ['/wishlist/#top', '/wishlist/'],
    ['/account/orders/', '/account/orders/'],
    ['/a/../cart/', '/cart/'],
    // This link requires a session.
    ['/account/email/?token=abc', '/account/email/?token=abc'],
  ])('for %j is %j', (written, path) => {
    expect(localPath(written)).toBe(path);
  });

  it.each([
    null,
    '',
    'shop/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/.//evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    'javascript:alert(1)',
    ' /shop/',
    '/account/sign-in/?from=/shop/',
    '/account/sign-out',
    '/account/reset/?token=abc',
  ])('is never %j', (written) => {
    expect(localPath(written)).toBeNull();
  });

  it('is part of the sign-in URL, except for the account’s own page', () => {
    expect(signInPath('/shop/?s=a&b=c')).toBe('/account/sign-in/?from=%2Fshop%2F%3Fs%3Da%26b%3Dc');
    expect(returnPath(`http://shop.example${signInPath('/shop/?s=a&b=c')}`)).toBe('/shop/?s=a&b=c');
    expect([signInPath(), signInPath('/account/'), signInPath('//evil.example/', 'register')]).toEqual([
      '/account/sign-in/',
      '/account/sign-in/',
      '/account/register/',
    ]);
  });
});

it('[F142] linkSecret returns a complete token or null', () => {
  const at = (query: string) => linkSecret(`http://shop.example/account/verify/${query}`);
  expect(at('?token=aB3_-aB3_-aB3_-aB3_-aB')).toBe('aB3_-aB3_-aB3_-aB3_-aB');
  expect(['', '?token=', '?token=aB3', '?token=aB3_-aB3_-aB3_-aB3_-aBc', '?token=%3Cb%3E'].map(at)).toEqual(Array(5).fill(null));
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_540, '59 minutes'],
  [3_541, '1 hour'],
  [3_601, '2 hours'],
])('[F137] a wait of %i seconds is displayed as %s, never rounded down', (seconds, words) => {
  expect(new ThrottledError(seconds).message).toBe(`Too many attempts. Try again in ${words}.`);
});

describe('[F137] a rejected form', () => {
  it('shows the first error of each field beside it and other errors above the form', () => {
    const issues = [
      { path: ['input', 'email'], message: 'Enter your email address.' },
      { path: ['input', 'email'], message: 'Use at most 254 characters.' },
      { path: ['input', 'token'], message: 'No link.' },
    ];
    expect(describeFailure({ code: 'INVALID_INPUT', message: 'x', issues }, ['email', 'password'])).toEqual({
      code: 'INVALID_INPUT',
      message: 'No link.',
      problems: { email: 'Enter your email address.' },
    });
  });

  it('shows an error beside its field, or above the form without a field', () => {
    const wrong = { code: 'WRONG_CREDENTIALS', message: 'Enter the password you chose when you signed up.', path: ['input', 'password'] };
    expect(describeFailure(wrong, ['password'])).toMatchObject({ message: null, problems: { password: wrong.message } });
    expect(describeFailure({ ...wrong, path: [] }, ['password'])).toMatchObject({ message: wrong.message, problems: {} });
    expect(describeFailure({ message: 'You are probably offline.' }, [])).toMatchObject({ message: 'You are probably offline.' });
  });
});

it('[F142] the URL of the welcome page contains the return path only', () => {
  expect(welcomePath('/shop/?s=a')).toBe('/account/welcome/?from=%2Fshop%2F%3Fs%3Da');
  expect([welcomePath(null), welcomePath('/account/')]).toEqual(['/account/welcome/', '/account/welcome/']);
});
