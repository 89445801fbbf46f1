import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as cells from '../../server/catalogue/transfer/import/cells.ts';
import { formatInstant, parseInstant } from '../../server/catalogue/transfer/import/dates.ts';
import { formatPrice, parseDecimal, parsePrice, parseWhole } from '../../server/catalogue/transfer/import/numbers.ts';
import { slugCandidates } from '../../server/catalogue/editing/slugs.ts';
import { cleanHtml, cleanName, cleanText, slugOf } from '../../server/catalogue/editing/texts.ts';
import { instantOfWall } from '../../shared/clock/shopClock.ts';

describe('[F31] prices are parsed into minor units', () => {
  test.each([
    ['45', 4500],
    ['45.9', 4590],
    ['45,90', 4590],
    ['45,900000', 4590],
    ['.5', 50],
    ['1.234,50', 123450],
    ['1,234.50', 123450],
    ['1.234.567', 123456700],
    ['€ 12,00', 1200],
    ['0.29', 29],
    ['8.4034', 840],
    ['8,405', null],
    ['0.125', 13],
    ['12.99999', 1300],
    ['1.234,567', 123457],
    ['1234.567.8', null],
    ['1,234', null],
    ['19.999', null],
    ['-1', null],
    ['free', null],
    ['12,34,5', null],
    ['99999999999', null],
  ])('%s', (text, minor) => {
    const parsed = parsePrice(text);
    expect('value' in parsed ? parsed.value : null).toBe(minor);
  });

  test('every amount survives formatting and parsing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        (minor) => void expect(parsePrice(formatPrice(minor))).toEqual({ value: minor }),
      ),
    );
  });
});

test('decimals and whole numbers are parsed', () => {
  expect(parseDecimal('0,125')).toEqual({ value: 0.125 });
  expect(parseDecimal('-3.5')).toEqual({ value: -3.5 });
  expect(parseDecimal('x')).toHaveProperty('problem');
  expect(parseWhole('12.0')).toEqual({ value: 12 });
  expect(parseWhole('1.5')).toHaveProperty('problem');
});

test('more than two decimals are rounded with a note, and three after a point only in files that use a decimal point', () => {
  expect(parsePrice('8.403361')).toEqual({ value: 840, note: '"8.403361" was rounded to 8.40' });
  expect(parsePrice('12.6050', { pointIsDecimal: true })).toEqual({ value: 1261, note: '"12.6050" was rounded to 12.61' });
  expect(parsePrice('12.605', { pointIsDecimal: true })).toEqual({ value: 1261, note: '"12.605" was rounded to 12.61' });
  expect(parsePrice('12,605', { pointIsDecimal: true })).toHaveProperty('problem');
  expect(parsePrice('45.900000')).toEqual({ value: 4590 });
});

test.each([
  ['2026-11-27 0:00:00', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27 00:00', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27T00:00:00Z', '2026-11-27T00:00:00.000Z', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27T10:30:00.123456+0100', '2026-11-27T09:30:00.123Z', '2026-11-27T09:30:00.123Z'],
  ['20261127', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
  ['2026-11-27 9:05', '2026-11-27T09:05:00.000Z', '2026-11-27T09:05:00.000Z'],
  ['2026/11/7', '2026-11-07T00:00:00.000Z', '2026-11-08T00:00:00.000Z'],
  ['11/27/2026', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
  ['27/11/2026', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
  ['11/27/26 12:00:00 AM', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z'],
  ['11/27/2026, 1:15 pm', '2026-11-27T13:15:00.000Z', '2026-11-27T13:15:00.000Z'],
  ['05/05/2026', '2026-05-05T00:00:00.000Z', '2026-05-06T00:00:00.000Z'],
  ['7.11.2026', '2026-11-07T00:00:00.000Z', '2026-11-08T00:00:00.000Z'],
  ['2026-11-27 23:59:59', '2026-11-27T23:59:59.000Z', '2026-11-27T23:59:59.000Z'],
])('spreadsheet dates are parsed: %s', (text, start, end) => {
  expect(parseInstant(text, 'start', 'UTC')).toEqual({ value: start });
  expect(parseInstant(text, 'end', 'UTC')).toEqual({ value: end });
});

test('an ambiguous date is rejected', () => {
  expect(parseInstant('03/04/2026', 'start', 'UTC')).toEqual({
    problem: '"03/04/2026" is ambiguous (day or month first); use a format such as 2026-11-27',
  });
});

test('an end date includes the whole day, and times without a zone are in the shop’s time zone', () => {
  expect(parseInstant('2026-11-27', 'start', 'UTC')).toEqual({ value: '2026-11-27T00:00:00.000Z' });
  expect(parseInstant('2026-11-27', 'end', 'UTC')).toEqual({ value: '2026-11-28T00:00:00.000Z' });
  expect(parseInstant('2026-11-27 10:30', 'end', 'UTC')).toEqual({ value: '2026-11-27T10:30:00.000Z' });
  expect(parseInstant('2026-11-27', 'start', 'Europe/Berlin')).toEqual({ value: '2026-11-26T23:00:00.000Z' });
  expect(parseInstant('2026-11-27', 'end', 'Europe/Berlin')).toEqual({ value: '2026-11-27T23:00:00.000Z' });
  expect(parseInstant('2026-07-01 10:30:15.5', 'end', 'Europe/Berlin')).toEqual({ value: '2026-07-01T08:30:15.500Z' });
  expect(parseInstant('2026-11-27T10:30:00Z', 'start', 'Europe/Berlin')).toEqual({ value: '2026-11-27T10:30:00.000Z' });
  expect(parseInstant('2026-11-27T10:30:00+01:00', 'start', 'UTC')).toEqual({ value: '2026-11-27T09:30:00.000Z' });
  for (const text of ['2026-02-30', '2026-13-01', '2026-1127', '27/27/2026', '2026-11-27 24:00', '2026-11-27 0:00 +99', 'soon'])
    expect(parseInstant(text, 'start', 'UTC')).toHaveProperty('problem');
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const sides = fc.constantFrom('start' as const, 'end' as const);
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/Santiago', 'Asia/Kolkata');
  fc.assert(
    fc.property(instants, fc.boolean(), sides, zones, (date, isMidnight, side, timeZone) => {
      const instant = (isMidnight ? instantOfWall(date.toISOString().slice(0, 10), timeZone) : null) ?? date;
      expect(parseInstant(formatInstant(instant, side, timeZone), side, timeZone)).toEqual({ value: instant.toISOString() });
    }),
  );
});

// Texts with many characters that have a meaning in the formats.
const tricky = fc.string({
  unit: fc.constantFrom('a', 'n', ' ', ',', '\\', "'", '=', '+', '-', '@', '>', '&', ';', '\n', 'amp', 'gt', '\t', '"', 'é'),
});

describe('exported values are read back unchanged:', () => {
  const label = tricky.map(cleanName).filter((text) => text !== '');

  test('lists, paths and names', () => {
    fc.assert(fc.property(fc.array(label), (values) => void expect(cells.splitList(cells.joinList(values))).toEqual(values)));
    fc.assert(
      fc.property(
        fc.array(fc.array(label, { minLength: 1 })),
        (paths) => void expect(cells.splitPaths(cells.joinPaths(paths))).toEqual(paths),
      ),
    );
    fc.assert(fc.property(label, (name) => void expect(cells.decodeName(cells.encodeName(name))).toBe(name)));
  });

  test('texts with line breaks and cells that look like formulas', () => {
    fc.assert(fc.property(tricky, (text) => void expect(cells.decodeText(cells.encodeText(text))).toBe(text)));
    fc.assert(
      fc.property(tricky, (text) => {
        const guarded = cells.guardCell(text);
        expect(cells.unguardCell(guarded)).toBe(text);
        expect(/^[=+\-@\t\r]/.test(guarded) && !/^-\d+$/.test(guarded)).toBe(false);
      }),
    );
    expect(cells.guardCell('-5')).toBe('-5');
    expect(cells.guardCell('=1+1')).toBe("'=1+1");
  });

  test('cleaning is idempotent', () => {
    const markup = fc.string({
      unit: fc.constantFrom(
        '<b>',
        '</b>',
        '<',
        '>',
        '&lt;',
        '&amp;',
        '&',
        'lt;',
        ' ',
        'x',
        '<script>',
        '</script>',
        '\r\n',
        '<a href="javascript:x">',
        '<iframe src="https://www.youtube.com/embed/abcdefg">',
        '</iframe>',
        '<a title="</iframe>">',
      ),
    });
    fc.assert(fc.property(markup, (text) => void expect(cleanHtml(cleanHtml(text))).toBe(cleanHtml(text))));
    fc.assert(fc.property(markup, (text) => void expect(cleanText(cleanText(text))).toBe(cleanText(text))));
  });
});

test('descriptions keep only allowed tags', () => {
  expect(cleanHtml('<p onclick="x()">Fine <b>wool</b><script>alert(1)</script><img src=x onerror=y></p>')).toBe('<p>Fine <b>wool</b></p>');
  expect(cleanHtml('<a href="javascript:alert(1)">x</a> <a href="https://a.example">y</a>')).toBe(
    '<a>x</a> <a href="https://a.example">y</a>',
  );
  expect(cleanText('5 < 6 &amp; <b>bold</b>')).toBe('5 < 6 & bold');
});

test('[F135] descriptions keep YouTube and Vimeo videos only, at their URLs without cookies, with no content inside', () => {
  const cleanedVideo = (src: string, inside = '') =>
    cleanHtml(`<div class="video"><iframe width="5" src="${src}" onload="x()">${inside}</iframe></div>`);
  const frame = (src: string) => `<iframe src="${src}" title="Video" loading="lazy" allowfullscreen></iframe>`;
  const video = frame('https://www.youtube-nocookie.com/embed/abc_DEF-123');
  expect(cleanedVideo('https://www.youtube.com/embed/abc_DEF-123?si=tracker')).toBe(video);
  expect(cleanedVideo('//youtube.com/embed/abc_DEF-123')).toBe(video);
  expect(cleanedVideo('https://www.youtube-nocookie.com/embed/abc_DEF-123', '<b>Watch</b> <a>')).toBe(video);
  expect(cleanedVideo('https://player.vimeo.com/video/76979871?h=8272103f6e')).toBe(
    frame('https://player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e'),
  );
  const others = ['https://video.example/embed/abcdefg', 'https://www.youtube.com/watch?v=abcdefg', 'javascript:alert(1)', '/cart/', ''];
  for (const src of [...others, 'https://www.youtube.com@evil.example/embed/abcdefg']) expect(cleanedVideo(src)).toBe('');
});

test('[F134] a link keeps its lightbox attribute only if the lightbox can show its target', () => {
  const marked = (href: string, mark: string) => cleanHtml(`<a href="${href}" data-lightbox="${mark}">x</a>`);
  expect(marked('/media/ab12/1200.webp', 'rooms-2')).toBe('<a href="/media/ab12/1200.webp" data-lightbox="rooms-2">x</a>');
  expect(marked('https://www.youtube.com/embed/abcdefg', 'iframe')).toBe(
    '<a href="https://www.youtube-nocookie.com/embed/abcdefg" data-lightbox="iframe">x</a>',
  );
  expect(marked('https://else.example/a.jpg', 'rooms-2')).toBe('<a href="https://else.example/a.jpg">x</a>');
  expect(marked('https://else.example/', 'iframe')).toBe('<a href="https://else.example/">x</a>');
  expect(marked('#content', 'inline')).toBe('<a href="#content">x</a>');
});

test('slugs transliterate letters, are stable without letters, and get a number if taken', () => {
  expect(slugOf('Größe & Fülle 3000')).toBe('groesse-and-fuelle-3000');
  expect(slugOf('iPhone Case')).toBe('iphone-case');
  expect(slugOf('🎁')).toMatch(/^n-[0-9a-f]{10}$/);
  expect(slugOf('🎁')).toBe(slugOf('🎁'));
  expect([...slugCandidates('a', 0), ...slugCandidates('a', 1)].slice(0, 3)).toEqual(['a', 'a-2', 'a-3']);
});
