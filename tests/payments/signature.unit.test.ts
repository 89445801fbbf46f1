import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signMessage, verifyMessage } from '../../server/extensions/payments-test-card/signature.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';

const keys = signingKeys(['new key', 'old key']);
const now = new Date('2026-03-01T12:00:00.500Z');
const body = '{"id":"evt_1","kind":"charge.succeeded","charge":"ch_1"}';
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);

describe('[F44] message signatures', () => {
  it('consist of the time and an HMAC-SHA256 of time and body', () => {
    const time = 1_772_366_400;
    const hex = createHmac('sha256', 'new key').update(`${time}.${body}`).digest('hex');
    expect(signMessage(keys, body, now)).toBe(`t=${time},v1=${hex}`);
    expect(() => verifyMessage(keys, `t=${time},v1=${hex}`, body, now)).not.toThrow();
  });

  it('accept the previous key, and no other', () => {
    expect(() => verifyMessage(keys, signMessage(signingKeys(['old key']), body, now), body, now)).not.toThrow();
    expect(() => verifyMessage(keys, signMessage(signingKeys(['a thief’s key']), body, now), body, now)).toThrow('does not match the body');
  });

  it('are valid only for their body and time', () => {
    const header = signMessage(keys, body, now);
    expect(() => verifyMessage(keys, header, `${body} `, now)).toThrow('does not match the body');
    expect(() => verifyMessage(keys, header.replace(/^t=\d+/, 't=1772366401'), body, now)).toThrow('does not match the body');
  });

  it('are valid for five minutes before and after', () => {
    const header = signMessage(keys, body, now);
    for (const offset of [-299, 0, 299]) expect(() => verifyMessage(keys, header, body, seconds(offset))).not.toThrow();
    for (const offset of [-302, 302]) expect(() => verifyMessage(keys, header, body, seconds(offset))).toThrow('more than 300 seconds');
  });

  it.each([undefined, '', 't=1,v1=zz', 'v1=00', ['t=1,v1=00', 't=2,v1=00'], `t=${'9'.repeat(13)},v1=${'0'.repeat(64)}`])(
    'reject the header %j',
    (header) => {
      expect(() => verifyMessage(keys, header, body, now)).toThrow('test-card-signature');
    },
  );
});
