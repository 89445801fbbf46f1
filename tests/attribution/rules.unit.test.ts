import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify, isOwnHost } from '../../shared/attribution/classify.ts';
import { asCookieText, cookieDomain, encoded, readRecord, recordAsCookies, trackerCookies } from '../../shared/attribution/cookies.ts';
import { addressText, emptyRecord, fireDate, orderFields, type TrafficRecord } from '../../shared/attribution/records.ts';
import { lifetimeMinutes, promoCode, sessionMinutes } from '../../shared/attribution/settings.ts';
import { isOtherPage, landingOf, seePage } from '../../shared/attribution/visit.ts';
import { arrivalOf, cases } from './cases.ts';

const shop = 'https://shop.example';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute, 5));
const page = (path: string, minute = 0, more: object = {}) => ({
  url: shop + path,
  referrer: '',
  ownHost: 'shop.example',
  now: at(minute),
  userAgent: 'Test/1.0',
  ...more,
});
const minutes = { lifetime: 0, session: 30 };
const jar = (record: TrafficRecord) => new Map(recordAsCookies(record, minutes).map(({ name, value }) => [name, value]));
const ended = (record: TrafficRecord): TrafficRecord => ({ ...record, session: null });

describe('[F109] the source of a visit', () => {
  it('has at least 100 cases', () => expect(cases.length).toBeGreaterThanOrEqual(100));

  it.each(cases.map((given) => [given.name, given] as const))('%s', (_name, given) => {
    const { rule, source, evidence } = classify(arrivalOf(given));
    expect({ rule, source }).toMatchObject({ rule: given.rule, source: given.source });
    expect(evidence.filter(({ isDecisive }) => isDecisive).length).toBeGreaterThan(0);
  });

  it('is always classified into text of limited length', () => {
    const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.constantFrom('', 'https://t.co/', shop));
    fc.assert(
      fc.property(text, text, fc.string(), fc.boolean(), (url, referrer, value, hasSession) => {
        const tagged = `${shop}/?utm_source=${encodeURIComponent(value)}`;
        for (const address of [url, tagged]) {
          const { source } = classify({ url: address, referrer, ownHost: 'shop.example', hasSession, current: null });
          expect(Object.keys(source)).toEqual(['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct']);
          for (const part of Object.values(source)) {
            expect(part).not.toMatch(/^$|\|\|/);
            expect(part.length).toBeLessThanOrEqual(255);
          }
        }
      }),
    );
  });

  it('is never another site for the shop’s own host and its subdomains', () => {
    fc.assert(
      fc.property(fc.domain(), fc.domain(), (own, other) => {
        expect(isOwnHost(own, own)).toBe(true);
        expect(isOwnHost(`a.${own}`, `www.${own}`)).toBe(true);
        expect(isOwnHost(`x${own}`, own)).toBe(false);
        const { rule } = classify({
          url: `https://${own}/`,
          referrer: `https://${other}.${own}/`,
          ownHost: own,
          hasSession: false,
          current: null,
        });
        expect(rule).toBe('TYPEIN');
      }),
    );
  });
});

describe('[F114] custom search engines and short links', () => {
  const own = [
    { kind: 'SEARCH', host: 'find.example', name: 'finder', parameter: 'text' },
    { kind: 'SOCIAL', host: 'go.example', name: 'network.example', parameter: '' },
    { kind: 'SEARCH', host: 'bing.com', name: 'our bing', parameter: 'q' },
  ] as const;
  it.each([
    ['https://www.find.example/?text=lamp', { typ: 'organic', src: 'finder', trm: 'lamp' }],
    ['https://go.example/x', { typ: 'referral', src: 'network.example' }],
    ['https://www.bing.com/', { typ: 'organic', src: 'our bing' }],
    ['https://www.google.com/', { typ: 'organic', src: 'google' }],
  ])('classify %s', (referrer, source) => {
    expect(classify({ url: shop, referrer, ownHost: 'shop.example', hasSession: false, current: null }, own).source).toMatchObject(source);
  });
});

describe('[F110] counters', () => {
  it('count pages per page view, and visits per session', () => {
    let record = seePage(emptyRecord, page('/?utm_source=a'));
    expect(orderFields(record)).toMatchObject({ session_pages: '1', session_count: '1', session_start_time: '2026-11-23 12:00:05' });
    record = seePage(record, page('/shop/?orderby=date', 5));
    record = seePage(record, page('/shop/?on_sale=1', 6));
    expect(orderFields(record)).toMatchObject({
      session_pages: '3',
      session_count: '1',
      source_type: 'utm',
      session_entry: `${shop}/?utm_source=a`,
    });
    record = seePage(ended(record), page('/', 50));
    expect(orderFields(record)).toMatchObject({
      session_pages: '1',
      session_count: '2',
      utm_source: 'a',
      session_start_time: '2026-11-23 12:00:05',
    });
  });

  it.each(['', 'NaN', '-3', '1e400', '<b>', '2.5'])('restart when they contain %j', (bad) => {
    const record = { ...seePage(emptyRecord, page('/')), session: { pgs: bad, cpg: shop }, user: { vst: bad, uip: '(none)', uag: 'x' } };
    expect(orderFields(seePage(record, page('/a')))).toMatchObject({ session_pages: '1', session_count: '1' });
  });

  it('with a clock set back change only the recorded time', () => {
    const record = seePage(seePage(emptyRecord, page('/', 30)), page('/a', 1));
    expect(orderFields(record)).toMatchObject({ session_pages: '2', session_count: '1', session_start_time: '2026-11-23 12:30:05' });
  });

  it.each([
    ['/shop/?orderby=date', '/shop/?on_sale=1', true],
    ['/shop/', '/shop/#reviews', false],
    ['/shop/#a', '/shop/#b', false],
    ['/', '/cart/', true],
    ['/', '/', false],
  ])('from %s to %s is another page: %s', (before, now, expected) => expect(isOtherPage(shop + before, shop + now)).toBe(expected));
});

describe('[F111] [F112] settings', () => {
  it.each([
    [0.00001, 0],
    ['0.00001', 0],
    [1, 43_200],
    [0.00003, 1],
    [6, 259_200],
    [undefined, 259_200],
    ['six', 259_200],
    ['', 259_200],
    [NaN, 259_200],
    [Infinity, 259_200],
    [-1, 259_200],
    [null, 259_200],
    [0, 0],
    [1_000, 576_000],
  ])('a lifetime of %j months is %d minutes', (months, expected) => expect(lifetimeMinutes(months)).toBe(expected));

  it.each([
    [30, 30],
    ['45', 45],
    [undefined, 30],
    ['half an hour', 30],
    [NaN, 30],
    [0, 30],
    [-5, 30],
    [0.5, 1],
  ])('a session of %j is %d minutes', (given, expected) => expect(sessionMinutes(given)).toBe(expected));

  it('a lifetime of 0 minutes sets session cookies, except for the visit’s own', () => {
    const set = recordAsCookies(seePage(emptyRecord, page('/')), { lifetime: lifetimeMinutes(0.00001), session: 30 });
    const texts = set.map((cookie) => asCookieText(cookie, cookieDomain('www.shop.example'), true));
    expect(texts.filter((text) => text.includes('max-age')).map((text) => text.split('=')[0])).toEqual(['sbjs_session']);
    expect(texts.find((text) => text.startsWith('sbjs_session'))).toContain(
      '; path=/; samesite=lax; max-age=1800; domain=.shop.example; secure',
    );
  });
});

describe('[F115] a promo code', () => {
  it('has six digits and is kept', () => {
    expect([promoCode(0), promoCode(0.999_999_999)]).toEqual(['100000', '999999']);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(promoCode(random)).toMatch(/^[1-9]\d{5}$/);
      }),
    );
    const first = seePage(emptyRecord, page('/', 0, { promo: '123456' }));
    expect(seePage(first, page('/a', 1, { promo: '654321' })).promo).toEqual({ code: '123456' });
    expect(seePage({ ...first, promo: { code: '<b>' } }, page('/a', 1, { promo: '654321' })).promo).toEqual({ code: '654321' });
    expect(seePage(emptyRecord, page('/')).promo).toBeNull();
  });
});

describe('[F141] [F108] the record in its cookies', () => {
  it('has the documented names, order and encoding', () => {
    const record = seePage(
      emptyRecord,
      page("/?utm_source=it's~(a)*!&utm_medium=m", 0, { referrer: 'https://blog.example/', promo: '100000' }),
    );
    const cookies = jar(record);
    expect(new Set(cookies.keys())).toEqual(new Set(trackerCookies));
    expect(trackerCookies).toHaveLength(8);
    expect(cookies.get('sbjs_migrations')).toBe('1418474375998%3D1');
    expect(decodeURIComponent(cookies.get('sbjs_current') ?? '')).toBe(
      "typ=utm|||src=it's~(a)*!|||mdm=m|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)",
    );
    expect(cookies.get('sbjs_current')).not.toMatch(/[!~*'()|=]/);
    expect(decodeURIComponent(cookies.get('sbjs_first_add') ?? '')).toBe(
      `fd=2026-11-23 12:00:05|||ep=${record.currentExtra?.ep}|||rf=https://blog.example/`,
    );
    expect(decodeURIComponent(cookies.get('sbjs_udata') ?? '')).toBe('vst=1|||uip=(none)|||uag=Test/1.0');
    expect(encoded("!~*'()")).toBe('%21%7E%2A%27%28%29');
    expect(fireDate(at(7))).toBe('2026-11-23 12:07:05');
  });

  it('keeps the first touch and updates the current one', () => {
    const record = seePage(seePage(emptyRecord, page('/?utm_source=a')), page('/?utm_source=b', 1));
    expect([record.first?.src, record.current?.src]).toEqual(['a', 'b']);
  });

  it('round-trips, and every cookie is below the browser’s size limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), fc.string({ maxLength: 3_000 }), (campaign, path) => {
        const tag = encodeURIComponent(campaign);
        const record = seePage(emptyRecord, page(`/${encodeURIComponent(path)}?utm_campaign=${tag}&utm_source=${tag}&utm_term=${tag}`));
        const cookies = jar(record);
        for (const [name, value] of cookies) expect(name.length + value.length).toBeLessThan(4_096);
        const read = readRecord((name) => cookies.get(name));
        expect(read.current?.typ).toBe(record.current?.typ);
        expect(record.current?.cmp.startsWith(read.current?.cmp ?? '?')).toBe(true);
        expect(read.user).toEqual(record.user);
      }),
    );
  });

  it.each(['', '%', 'typ=utm', 'x'.repeat(5_000), encodeURIComponent('typ=nonsense|||src=a|||mdm=b')])('ignores %j', (bad) => {
    expect(readRecord(() => bad)).toEqual(emptyRecord);
  });

  it('fills an order’s sixteen fields with (none) if nothing is known', () => {
    const fields = orderFields(emptyRecord);
    expect(Object.keys(fields)).toHaveLength(16);
    expect(new Set(Object.values(fields))).toEqual(new Set(['(none)']));
    expect(orderFields(seePage(emptyRecord, page('/')))).toMatchObject({
      source_type: 'typein',
      utm_source: '(direct)',
      utm_medium: '(none)',
    });
  });

  it('restores a landing that was left early from the referrer of the next page', () => {
    const landing = { url: `${shop}/shop/`, ownHost: 'shop.example', referrer: `${shop}/?utm_source=a` };
    expect(landingOf(landing)).toEqual({ url: `${shop}/?utm_source=a`, referrer: '' });
    for (const referrer of ['', `${shop}/`, 'https://other.example/?utm_source=a']) {
      expect(landingOf({ ...landing, referrer })).toEqual({ url: landing.url, referrer });
    }
    expect(orderFields(seePage(emptyRecord, { ...page('/shop/'), referrer: landing.referrer }))).toMatchObject({
      utm_source: 'a',
      session_pages: '2',
    });
  });
});

describe('[F141] URLs in records', () => {
  it.each([
    ['https://shop.example/account/reset/?token=abc', 'https://shop.example/account/reset/'],
    [
      'https://shop.example/newsletter/preferences/?key=abc&utm_source=mail',
      'https://shop.example/newsletter/preferences/?utm_source=mail',
    ],
    ['https://shop.example/?utm_source=mail&token=a&key=b#top', 'https://shop.example/?utm_source=mail#top'],
    ['https://shop.example/?q=a%20b&monkey=1', 'https://shop.example/?q=a%20b&monkey=1'],
    ['no address ?token=abc', 'no address ?token=abc'],
  ])('contain no tokens or keys: %s', (address, kept) => {
    expect(addressText(address)).toBe(kept);
  });
});
