import { describe, expect, it } from 'vitest';
import { readRecord, recordAsCookies, type CookieToSet } from '../../shared/attribution/cookies.ts';
import { orderFields } from '../../shared/attribution/records.ts';
import { lifetimeMinutes, sessionMinutes } from '../../shared/attribution/settings.ts';
import { seePage } from '../../shared/attribution/visit.ts';

// Visits by a browser whose clock is wrong: cookies expire by its clock, and timestamps come from it.

const shop = 'https://shop.example';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 23, 12, 0, 5);

/**
 * Returns a browser whose visitor has consented.
 * @param months lifetime of its records; 0.00001 until the browser is closed
 */
function browser(months: unknown = 0.00001) {
  let now = start;
  const jar = new Map<string, CookieToSet & { until: number }>();
  const storedValue = (name: string) => {
    const cookie = jar.get(name);
    return cookie && now < cookie.until ? cookie.value : undefined;
  };
  return {
    /** Lets time pass, or simulates a change of the clock. */
    turn: (ms: number) => void (now += ms),
    close() {
      for (const [name, { minutes }] of jar) if (minutes === 0) jar.delete(name);
    },
    /** The stored first source. */
    first: () => readRecord(storedValue).first,
    see(path: string, referrer = '') {
      const record = seePage(readRecord(storedValue), {
        url: shop + path,
        referrer,
        ownHost: 'shop.example',
        now: new Date(now),
        userAgent: 'x',
      });
      for (const cookie of recordAsCookies(record, { lifetime: lifetimeMinutes(months), session: sessionMinutes(30) }))
        jar.set(cookie.name, { ...cookie, until: cookie.minutes === 0 ? Infinity : now + cookie.minutes * minute });
      return orderFields(record);
    },
  };
}

const pay = 'https://pay.example/done';

describe('[F109] [F112] the end of a session', () => {
  it.each([
    [
      'a second before the timeout',
      30 * minute - 1_000,
      { source_type: 'utm', utm_source: 'mail', session_count: '1', session_pages: '2' },
    ],
    ['at the timeout', 30 * minute, { source_type: 'referral', utm_source: 'pay.example', session_count: '2', session_pages: '1' }],
    [
      'a second after the timeout',
      30 * minute + 1_000,
      { source_type: 'referral', utm_source: 'pay.example', session_count: '2', session_pages: '1' },
    ],
  ])('determines the source of a visit from another site %s', (_name, ms, expected) => {
    const one = browser();
    one.see('/?utm_source=mail');
    one.turn(ms);
    expect(one.see('/checkout/', pay)).toMatchObject(expected);
  });

  it('is extended by every page view', () => {
    const one = browser();
    one.see('/?utm_source=mail');
    for (let page = 0; page < 20; page += 1) {
      one.turn(29 * minute);
      one.see(`/shop/?page=${page}`, pay);
    }
    expect(one.see('/checkout/')).toMatchObject({ utm_source: 'mail', session_count: '1', session_pages: '22' });
  });

  it('keeps the source and starts a second visit when the shop itself is the referrer', () => {
    const one = browser();
    one.see('/?utm_source=mail');
    one.turn(30 * minute);
    expect(one.see('/checkout/', `${shop}/cart/`)).toMatchObject({ utm_source: 'mail', session_count: '2', session_pages: '1' });
  });

  it('comes with the browser, unless records have a lifetime', () => {
    const [closed, lasting] = [browser(), browser(6)];
    for (const one of [closed, lasting]) {
      one.see('/?utm_source=mail');
      one.close();
    }
    expect(closed.see('/')).toMatchObject({ source_type: 'typein', session_count: '1' });
    expect(lasting.see('/')).toMatchObject({ utm_source: 'mail', session_count: '1', session_pages: '2' });
  });
});

describe('[F108] [F112] a wrong device clock', () => {
  it.each([
    ['three days ahead', 3 * day, '2026-11-26 12:00:05'],
    ['five hours behind', -5 * hour, '2026-11-23 07:00:05'],
    ['two years behind', -2 * 365 * day, '2024-11-23 12:00:05'],
    ['a second before a new year', Date.UTC(2026, 11, 31, 23, 59, 59) - start, '2026-12-31 23:59:59'],
    ['at the leap day', Date.UTC(2028, 1, 29, 0, 0, 0) - start, '2028-02-29 00:00:00'],
    ['in the hour that summer time skips', Date.UTC(2026, 2, 29, 2, 30, 0) - start, '2026-03-29 02:30:00'],
  ])('from the beginning, %s, changes only the recorded time', (_name, ms, written) => {
    const one = browser();
    one.turn(ms);
    one.see('/?utm_source=mail');
    one.turn(5 * minute);
    expect(one.see('/checkout/', pay)).toMatchObject({
      session_start_time: written,
      utm_source: 'mail',
      session_count: '1',
      session_pages: '2',
    });
  });

  it('set forward during a visit ends it, set back continues it, and no counter decreases', () => {
    const [forward, back] = [browser(), browser()];
    for (const one of [forward, back]) one.see('/?utm_source=mail');
    forward.turn(25 * hour);
    back.turn(-25 * hour);
    expect(forward.see('/shop/')).toMatchObject({ utm_source: 'mail', session_count: '2', session_pages: '1' });
    expect(back.see('/shop/', pay)).toMatchObject({ utm_source: 'mail', session_count: '1', session_pages: '2' });
    // After the clock is corrected, the visit that lasted until tomorrow finally ends.
    back.turn(25 * hour + 31 * minute);
    expect(back.see('/shop/')).toMatchObject({ session_start_time: '2026-11-23 12:00:05' });
  });
});

describe('[F109] visits across several pages', () => {
  it('with redirect, sign-in, cart and payment are one visit with the source of the landing page', () => {
    const one = browser();
    // The browser reports the page of the original link as referrer through every redirect.
    one.see('/product/pan/?utm_source=mail', 'https://mail.example/');
    one.see('/account/sign-in/?from=%2Fcheckout%2F', `${shop}/product/pan/?utm_source=mail`);
    one.see('/checkout/', `${shop}/account/sign-in/`);
    one.see('/checkout/', 'https://bank.example/confirm');
    expect(one.see('/checkout/order-received/1/', 'https://pay.example/')).toMatchObject({
      source_type: 'utm',
      utm_source: 'mail',
      referrer: 'https://mail.example/',
      session_entry: `${shop}/product/pan/?utm_source=mail`,
      session_pages: '5',
      session_count: '1',
    });
  });

  it('from a blog on a subdomain and without a referrer keep the source', () => {
    const one = browser();
    one.see('/', 'https://www.google.com/');
    one.see('/shop/', 'https://blog.shop.example/post');
    expect(one.see('/cart/')).toMatchObject({ source_type: 'organic', utm_source: 'google', session_pages: '3' });
  });
});

describe('[F113] a landing in one window with consent in another', () => {
  const page = (path: string, referrer: string, more: object = {}) => ({
    url: shop + path,
    referrer,
    ownHost: 'shop.example',
    now: new Date(start),
    userAgent: 'x',
    ...more,
  });
  const recordOf = (path: string, referrer: string) =>
    seePage(
      readRecord(() => undefined),
      page(path, referrer),
    );

  it('replaces a direct record with the source of the landing', () => {
    const record = recordOf('/cookies/', `${shop}/`);
    expect(record.current?.typ).toBe('typein');
    const after = seePage(record, page('/product/pan/', 'https://blog.example/post', { isEarlier: true }));
    expect([after.first, after.current].map((source) => source?.src)).toEqual(['blog.example', 'blog.example']);
    expect(orderFields(after)).toMatchObject({
      referrer: 'https://blog.example/post',
      session_entry: `${shop}/product/pan/`,
      session_pages: '2',
    });
  });

  it('becomes the first touch, but not the last, if the record has a source', () => {
    const after = seePage(recordOf('/?utm_source=mail', ''), page('/', 'https://blog.example/post', { isEarlier: true }));
    expect([after.first?.src, after.current?.src]).toEqual(['blog.example', 'mail']);
  });

  it('without a source changes nothing', () => {
    const record = recordOf('/cookies/', '');
    expect(seePage(record, page('/', '', { isEarlier: true }))).toMatchObject({ current: record.current, first: record.first });
  });

  it.each([
    ['a campaign', '/?utm_source=mail', { source_type: 'utm', utm_source: 'mail' }],
    ['a click id', '/product/pan/?gclid=1', { source_type: 'utm', utm_source: 'google', utm_medium: 'cpc' }],
  ])('is restored from the referrer of the next page: %s counts, and no page twice', (_name, landing, source) => {
    const one = browser();
    // The first window showed the landing page without storing anything; the second begins the record.
    one.see('/cookies/');
    expect(one.see('/shop/', shop + landing)).toMatchObject({
      ...source,
      session_entry: shop + landing,
      session_pages: '3',
      session_count: '1',
    });
    expect(one.first()?.typ).toBe('utm');
    // Pages with the same referrer, such as pages opened in new windows.
    one.see('/shop/?page=2', shop + landing);
    expect(one.see('/shop/?page=3', shop + landing)).toMatchObject({ ...source, session_pages: '5', session_count: '1' });
  });

  it('does not replace a direct first touch of an earlier visit', () => {
    const [over, again] = [browser(6), browser(6)];
    for (const one of [over, again]) {
      one.see('/');
      one.turn(2 * day);
    }
    again.see('/shop/');
    for (const one of [over, again]) {
      expect(one.see('/cart/', `${shop}/?utm_source=mail`)).toMatchObject({ utm_source: 'mail', session_count: '2' });
      expect(one.first()?.typ).toBe('typein');
    }
  });

  it('counts an internal link with campaign parameters once and keeps the first touch', () => {
    const one = browser();
    one.see('/');
    expect(one.see('/deals/?utm_source=banner', `${shop}/`)).toMatchObject({ utm_source: 'banner', session_pages: '2' });
    expect(one.see('/cart/', `${shop}/deals/?utm_source=banner`)).toMatchObject({
      utm_source: 'banner',
      session_pages: '3',
      session_count: '1',
    });
    expect(one.first()?.typ).toBe('typein');
  });

  it('does not replace a known source, whatever shop page is the referrer', () => {
    const one = browser();
    one.see('/', 'https://www.google.com/');
    expect(one.see('/cart/', `${shop}/?utm_source=mail`)).toMatchObject({ source_type: 'organic', session_pages: '2' });
  });
});
