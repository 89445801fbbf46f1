import { beforeEach, describe, expect, it } from 'vitest';
import { consentValue, readConsent } from '../../server/engagement/consent/consentRules.ts';
import { cookieWordings, wordingHash, wordingText } from '../../server/engagement/consent/wordings.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { answerIn, wordingVersion } from '../../web/consent/answerRules.ts';
import { question } from '../../web/consent/wording.ts';
import { stopMeasuring } from '../attribution/trackingSwitch.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const answer = `mutation ($input: SetCookieConsentInput!) { setCookieConsent(input: $input) {
  __typename ... on SetCookieConsentPayload { consent { answer isAsked } } ... on UserError { code } } }`;
const input = (isGranted: boolean) => ({ input: { isGranted, wordingVersion, page: 'https://shop.example/shop/?utm_source=x' } });
const [wording] = cookieWordings;

describe('[F113] cookie consent', () => {
  it('uses the same wording on the page and in the ledger', () => {
    expect([wording.version, wordingText(wording, 'Souk')]).toEqual([wordingVersion, question('Souk')]);
    // Published wordings never change: a new wording gets its own version.
    const hashes = cookieWordings.map((one) => [one.version, wordingHash(one, 'Souk').slice(0, 12)]);
    expect(hashes).toEqual([
      ['cookies-2026-12-b', '707aa9c7a679'],
      ['cookies-2026-12', '9f30e3336ab9'],
      ['cookies-2026-11', '4311918fb51c'],
    ]);
  });

  it.each([
    [undefined, 'UNANSWERED'],
    ['', 'UNANSWERED'],
    [consentValue(true, wordingVersion), 'GRANTED'],
    [consentValue(false, wordingVersion), 'DENIED'],
    [consentValue(true, 'cookies-2020-01'), 'UNANSWERED'],
    ['granted', 'UNANSWERED'],
    [`granted.${wordingVersion}x`, 'UNANSWERED'],
    ['<script>', 'UNANSWERED'],
  ])('is read from the cookie value %j as %s by page and server', (value, expected) => {
    expect(readConsent(value, wordingVersion)).toBe(expected);
    expect(answerIn(value === undefined ? 'a=b' : `a=b; cookie_consent=${value}; c=d`)).toBe(expected);
  });

  it('creates a visitor when granted, and records the wording in the ledger', async () => {
    const visitor = newVisitor(db);
    expect(await visitor.query(answer, input(true))).toEqual({
      setCookieConsent: { __typename: 'SetCookieConsentPayload', consent: { answer: 'GRANTED', isAsked: true } },
    });
    expect(visitor.token()).toBeDefined();
    const { id: visitorId } = await db.prisma.visitor.findFirstOrThrow();
    expect(await db.prisma.consentEntry.findMany()).toMatchObject([
      {
        kind: 'COOKIES',
        act: 'GIVEN',
        visitorId,
        page: '/shop/',
        wordingVersion,
        wordingHash: wordingHash(wording, 'Souk'),
        scope: 'statistics',
      },
    ]);
  });

  it('creates no visitor when denied, and records a withdrawal for the same visitor', async () => {
    const stranger = newVisitor(db);
    expect(await stranger.query(answer, input(false))).toMatchObject({ setCookieConsent: { consent: { answer: 'DENIED' } } });
    expect(stranger.token()).toBeUndefined();
    const visitor = newVisitor(db);
    await visitor.query(answer, input(true));
    await visitor.query(answer, input(false));
    const { id: visitorId } = await db.prisma.visitor.findFirstOrThrow();
    expect(await db.prisma.consentEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { act: 'WITHDRAWN', visitorId: null },
      { act: 'GIVEN', visitorId },
      { act: 'WITHDRAWN', visitorId },
    ]);
  });

  it('is rate-limited per network', async () => {
    const codes = [];
    for (let count = 0; count < 61; count++) {
      const { setCookieConsent } = await newVisitor(db).query<{ setCookieConsent: { code?: string } }>(answer, input(false));
      codes.push(setCookieConsent.code);
    }
    expect(codes.filter(Boolean)).toEqual(['THROTTLED']);
  });

  it('adds at most 1,000 entries per network and day to the ledger, without affecting other networks', async () => {
    const start = Date.parse('2026-03-01T00:00:00.000Z');
    const answerAt = async (minutes: number, address = '203.0.113.7') => {
      const visitor = newVisitor(db, { now: new Date(start + minutes * 60_000), address });
      const { setCookieConsent } = await visitor.query<{ setCookieConsent: { code?: string } }>(answer, input(false));
      return setCookieConsent.code ?? 'NOTED';
    };
    // As many answers as ten minutes allow, repeatedly.
    for (let count = 0; count < 1_000; count += 50) {
      const codes = await Promise.all(Array.from({ length: 50 }, () => answerAt(count / 5)));
      expect(new Set(codes)).toEqual(new Set(['NOTED']));
    }
    expect(await Promise.all([220, 240, 24 * 60 - 1].map((minutes) => answerAt(minutes)))).toEqual(Array(3).fill('THROTTLED'));
    expect(await db.prisma.consentEntry.count()).toBe(1_000);
    expect(await answerAt(24 * 60 - 1, '198.51.100.7')).toBe('NOTED');
    expect(await answerAt(24 * 60)).toBe('NOTED');
    expect(await db.prisma.consentEntry.count()).toBe(1_002);
  });

  it('isn’t requested while the shop has tracking disabled', async () => {
    await stopMeasuring(db);
    const visitor = newVisitor(db);
    expect(await visitor.query('{ cookieConsent { answer isAsked wordingVersion } shopSettings { allowTracking } }')).toEqual({
      cookieConsent: { answer: 'UNANSWERED', isAsked: false, wordingVersion },
      shopSettings: { allowTracking: false },
    });
  });
});
