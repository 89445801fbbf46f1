import { describe, expect, it } from 'vitest';
import { type DeliveryCalendar, arrivalText, deliveryEstimate, nextEstimateChange } from '../../shared/delivery/deliveryEstimate.ts';

const calendar: DeliveryCalendar = { handlingDays: 0, cutoffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };

function days(now: string, min: number, max: number, more: Partial<DeliveryCalendar> = {}, timeZone = 'Europe/Berlin') {
  const found = deliveryEstimate({ ...calendar, ...more }, { min, max }, new Date(now), timeZone);
  return found && [found.earliest, found.latest];
}

describe('[I46] a delivery estimate', () => {
  it.each([
    ['counts from today before the cut-off hour', '2026-11-25T12:59:59Z', ['2026-11-26', '2026-11-27']],
    ['counts from the next working day from the cut-off hour on', '2026-11-25T13:00:00Z', ['2026-11-27', '2026-11-30']],
    ['skips weekends', '2026-11-27T09:00:00Z', ['2026-11-30', '2026-12-01']],
    ['counts an order on a weekend from Monday', '2026-11-28T09:00:00Z', ['2026-12-01', '2026-12-02']],
    ['crosses the end of the year', '2026-12-31T09:00:00Z', ['2027-01-01', '2027-01-04']],
    ['follows summer time from its first day on', '2026-03-30T12:00:00Z', ['2026-04-01', '2026-04-02']],
  ])('%s', (_title, now, expected) => {
    expect(days(now, 1, 2)).toEqual(expected);
  });

  it('skips holidays, and adds handling days', () => {
    const holidays = ['2026-12-25', '2027-01-01'];
    expect(days('2026-12-24T09:00:00Z', 1, 5, { holidays })).toEqual(['2026-12-28', '2027-01-04']);
    expect(days('2026-12-25T09:00:00Z', 1, 1, { holidays })).toEqual(['2026-12-29', '2026-12-29']);
    expect(days('2026-11-25T09:00:00Z', 1, 2, { handlingDays: 2 })).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('depends on the time zone of the shop', () => {
    const now = '2026-11-25T23:30:00Z';
    expect(days(now, 1, 1, {}, 'Europe/Berlin')).toEqual(['2026-11-27', '2026-11-27']);
    expect(days(now, 1, 1, { cutoffHour: 24 }, 'America/New_York')).toEqual(['2026-11-26', '2026-11-26']);
  });

  it('is null without a working day', () => {
    expect(days('2026-11-25T09:00:00Z', 1, 1, { workingDays: [] })).toBeNull();
  });

  it('changes next at the cut-off hour or at midnight', () => {
    const next = (now: string, cutoffHour: number, timeZone = 'UTC') =>
      nextEstimateChange({ cutoffHour }, new Date(now), timeZone).toISOString();
    expect(next('2026-11-25T09:00:00Z', 14)).toBe('2026-11-25T14:00:00.000Z');
    expect(next('2026-11-25T14:00:00Z', 14)).toBe('2026-11-26T00:00:00.000Z');
    expect(next('2026-11-25T14:00:00Z', 24, 'Europe/Berlin')).toBe('2026-11-25T23:00:00.000Z');
    expect(next('2026-11-25T23:30:00Z', 14, 'Europe/Berlin')).toBe('2026-11-26T13:00:00.000Z');
  });

  it('is one short sentence', () => {
    expect(arrivalText({ earliest: '2026-11-27', latest: '2026-11-30' })).toBe('Arrives Fri 27 – Mon 30 Nov');
    expect(arrivalText({ earliest: '2026-11-30', latest: '2026-12-02' })).toBe('Arrives Mon 30 Nov – Wed 2 Dec');
    expect(arrivalText({ earliest: '2026-11-27', latest: '2026-11-27' })).toBe('Arrives Fri 27 Nov');
  });
});
