import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAddress } from '../../server/engagement/newsletter/address.ts';
import { unguardedCell, guardedCell } from '../../server/platform/csv/guardedCell.ts';
import { readPageLink } from '../../server/engagement/newsletter/rules.ts';

describe('[F102] email addresses', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Lovelace+shop@Example.Co.UK ', 'ada.lovelace+shop@example.co.uk'],
    ['post@bücher.example', 'post@xn--bcher-kva.example'],
    ['post@BÜCHER.example', 'post@xn--bcher-kva.example'],
    ["o'hara@example.ie", "o'hara@example.ie"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%s is normalized to %s', (text, email) => {
    expect(readAddress(text)).toEqual({ email, shown: text.trim() });
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@home@example.com',
    'ada@example',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@2130706433',
    'ada@[127.0.0.1]',
    'ada@example.com.',
    'ada@.example.com',
    'ada@-example.com',
    'ada@exa%6dple.com',
    'ada@example.com?x',
    '.ada@example.com',
    'a..da@example.com',
    'ada lovelace@example.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    'ada@example.com,bob@example.com',
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com\n',
    'ada\0@example.com',
    'ada\u202e@example.com',
    'a\u200bda@example.com',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(300)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('%j is invalid', (text) => {
    expect(readAddress(text)).toBeNull();
  });

  test('are parsed as a single line of ASCII, and parsing is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `${text}@example.com`),
        ),
        (text) => {
          const address = readAddress(text);
          if (!address) return;
          expect(address.email).toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/);
          expect(address.email.split('@')).toHaveLength(2);
          expect(readAddress(address.email)?.email).toBe(address.email);
        },
      ),
    );
  });
});

describe('[F103] CSV cells', () => {
  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'])('%j is escaped so that it is not a formula', (text) => {
    expect(guardedCell(text)).toBe(`'${text}`);
    expect(unguardedCell(guardedCell(text))).toBe(text);
  });

  test('are unchanged after escaping and unescaping', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        // A cell that already began with an apostrophe before such a character was not exported by the shop.
        fc.pre(!/^'[=+\-@\t\r\n＝＋－＠]/.test(text));
        expect(unguardedCell(guardedCell(text))).toBe(text);
        expect(guardedCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

test.each([
  ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
  ['/blog/', '/blog/'],
  ['//evil.example/', ''],
  ['javascript:alert(1)', ''],
  ['/a\nb', ''],
  [`/${'a'.repeat(2_001)}`, ''],
  [undefined, ''],
])('[F102] the page link %j is stored as %j', (text, stored) => {
  expect(readPageLink(text)).toBe(stored);
});
