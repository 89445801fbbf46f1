import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { textIn } from '../../server/platform/i18n/text.ts';
import { boundOf, boundText, offerSchema, valuesOf } from '../../admin/offers/offerRules.ts';
import { startOfDay } from '../../admin/kit/table/listUrl.ts';
import { periodOf } from '../../admin/reports/period.ts';
import { refusalMessage } from '../../server/commerce/coupons/errors.ts';
import {
  addDays,
  instantOfWall,
  isMidnight,
  isZone,
  setShopZone,
  shopDay,
  shopFormat,
  wallText,
  zoneLabel,
} from '../../shared/clock/shopClock.ts';
import { lastMoment } from '../../web/kit/countdown/endText.ts';

// The shop's time zone applies to lists, forms, filters, periods and pages, whatever the zones of the browser and the server.

afterEach(() => setShopZone('UTC'));

test.each([
  ['Europe/Berlin', '2026-03-29T00:30', '2026-03-28T23:30:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T12:00', '2026-01-01T06:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  // A time skipped in spring is moved an hour later; a time repeated in autumn is the first one.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('in %s %s is %s', (zone, text, instant) => {
  expect(instantOfWall(text, zone)?.toISOString()).toBe(instant);
});

test('an instant and its local time convert into each other in every time zone', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu');
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, instants, (zone, date) => {
      const text = wallText(date, zone);
      const again = instantOfWall(text, zone);
      expect(again && wallText(again, zone)).toBe(text);
    }),
  );
});

test.each([
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s %s starts an hour late when midnight is skipped', (zone, day, instant) => {
  expect(instantOfWall(day, zone)?.toISOString()).toBe(instant);
  expect([isMidnight(instant, zone), isMidnight(Date.parse(instant) - 1, zone), isMidnight(Date.parse(instant) + 3_600_000, zone)]).toEqual(
    [true, false, false],
  );
  setShopZone(zone);
  expect(boundText(instant, true)).toBe(addDays(day, -1));
});

test('time zones are validated against the IANA database', () => {
  expect(['UTC', 'Europe/Berlin', 'Mars/Olympus', '+02:00', ''].map(isZone)).toEqual([true, true, false, false, false]);
  expect([zoneLabel('UTC'), zoneLabel('America/New_York')]).toEqual(['UTC', 'New York time']);
  expect(['x', '2026-02-30x', '2026-03-01T9:00'].map((text) => instantOfWall(text))).toEqual([null, null, null]);
});

test('filters, periods, forms and pages use the days of the shop’s time zone', () => {
  setShopZone('Europe/Berlin');
  const late = '2026-03-04T23:30:00.000Z';
  expect([shopDay(late), shopFormat('en-GB', { dateStyle: 'medium' })(late)]).toEqual(['2026-03-05', '5 Mar 2026']);
  expect([startOfDay('2026-03-29'), startOfDay('2026-03-29', 1)]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(periodOf(new URLSearchParams(), Date.parse(late))).toEqual({ from: addDays('2026-03-05', -29), to: '2026-03-05' });
  const coupon = { startsAt: new Date('2099-03-04T23:00:00.000Z') };
  expect(textIn(refusalMessage('LATER', 'NOT_STARTED', coupon), 'en')).toContain('until 2099-03-05');
  expect(lastMoment(Date.parse('2026-03-29T22:00:00.000Z'))).toBe('29 March 2026, 23:59 Berlin time');
});

test('an offer’s days and times are in the shop’s time zone', () => {
  setShopZone('Europe/Berlin');
  expect([boundText('2026-03-28T23:00:00.000Z', false), boundText('2026-03-29T22:00:00.000Z', true)]).toEqual(['2026-03-29', '2026-03-29']);
  const values = valuesOf({
    title: 'Pan',
    slug: 'pan',
    summary: '',
    details: '',
    destinationUrl: '',
    availability: 'IN_STOCK',
    isCodeMasked: true,
    merchant: { databaseId: 1 },
    shipsTo: [],
    startsAt: '2026-03-28T23:00:00.000Z',
    endsAt: '2026-03-29T16:00:00.000Z',
  });
  expect([values.startsAt, values.endsAt]).toEqual(['2026-03-29', '2026-03-29T18:00']);
  expect(offerSchema.parse(values)).toMatchObject({ startsAt: '2026-03-29', endsAt: '2026-03-29T16:00:00.000Z' });
  expect(offerSchema.parse({ ...values, startsAt: boundOf({ day: '2026-03-29', time: '09:30' }) }).startsAt).toBe(
    '2026-03-29T07:30:00.000Z',
  );
});
