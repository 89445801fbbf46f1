import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { foldText } from '../../server/platform/i18n/foldText.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// A product is found by its name, in any script and however it was typed.

const scripts = (
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Syriac Thaana Nko Ethiopic Cherokee Adlam Devanagari Bengali Gurmukhi Gujarati Oriya Tamil' +
  ' Telugu Kannada Malayalam Sinhala Tibetan Myanmar Thai Lao Khmer Mongolian Javanese Balinese Han Hiragana Katakana Hangul Bopomofo Yi Tifinagh Yezidi Toto'
).split(' ');

/** Returns up to `most` letters, marks and digits of a script, spread over its whole range. */
function charactersOf(script: string, most: number): string[] {
  const pattern = new RegExp(`^(?=[\\p{L}\\p{M}\\p{Nd}])\\p{Script_Extensions=${script}}$`, 'u');
  const all: string[] = [];
  for (let code = 1; code < 0x32000; code += 1) {
    const character = String.fromCodePoint(code);
    if (pattern.test(character)) all.push(character);
  }
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_character, at) => at % step === 0);
}

const nameOf = (script: string): fc.Arbitrary<string> => {
  const character = fc.constantFrom(...charactersOf(script, 400));
  const word = fc.array(character, { minLength: 3, maxLength: 10 }).map((characters) => characters.join(''));
  return fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '-', ' / ', '\u200c', ' 12 '))
    .map(([words, gap]) => words.join(gap))
    .filter((name) => /\p{L}/u.test(name));
};

const generated = scripts.flatMap((script) => fc.sample(nameOf(script), { numRuns: 6, seed: 7 }));
const typed: [name: string, query: string][] = [
  ['Чай зелёный крупный', 'чай зеленый'],
  ['Йогуртница', 'ЙОГУРТНИЦА'],
  ['Ґудзик і їжа', 'гудзик і їжа'.normalize('NFD')],
  ['Λάδι ΕΛΙΈΣ', 'ελιές'],
  ['Ελληνικός καφές', 'ΕΛΛΗΝΙΚΟΣ ΚΑΦΕΣ'],
  ['バッグ ガラス', 'ﾊﾞｯｸﾞ ｶﾞﾗｽ'],
  ['ぎんがのペン', 'ぎんがのペン'.normalize('NFD')],
  ['고추장 세트', '고추장'],
  ['된장찌개', '된자'],
  ['زيتون أسود', 'زيتون اسود'],
  ['سُكَّر أبيض', 'سكر ابيض'],
  ['عـــســل', 'عسل'],
  ['دست‌بافت قالی', 'دستبافت'],
  ['סֵפֶר בִּשּׁוּל', 'ספר בישול'.replace('בישול', 'בשול')],
  ['कॉफ़ी मशीन', 'कॉफ़ी मशीन'.normalize('NFC')],
  ['ข้าวหอมมะลิ', 'ข้าวหอมมะลิ'],
  ['Cà phê đen', 'ca phe den'],
  ['Kaffee\u00admaschine', 'kaffeemaschine'],
  ['İstanbul fincanı', 'istanbul fincani'],
  ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
  ['Regal №5 ½', 'regal no5'],
  ['USB-C/3.5mm www.hub.example', 'usb-c/3.5mm www.hub.example'],
  ['The Who', 'the who'],
  ['🎁🎀', '🎁🎀'],
];
const names = [...new Set([...generated, ...typed.map(([name]) => name)])];

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await db.prisma.product.createMany({ data: names.map((name, at) => ({ slug: `name-${at}`, name, regularPriceMinor: 100 })) });
  await db.prisma.category.createMany({
    data: ['Nước mắm đặc biệt', 'Шёлк', '스피커'].map((name, at) => ({ id: at + 1, slug: `place-${at}`, name })),
  });
  await refreshProducts(db.pool, 'all', testNow);
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
});

async function found(query: string): Promise<string[]> {
  const { search } = await newVisitor(db).query<{ search: { edges: { node: { name: string } }[] } }>(
    'query ($query: String!) { search(first: 100, query: $query) { edges { node { name } } } }',
    { query },
  );
  return search.edges.map(({ node }) => node.name);
}

describe('a product in any script', () => {
  test.each(scripts)('[F127] %s: is found by its name, composed, decomposed and in capitals', async (script) => {
    for (const name of fc.sample(nameOf(script), { numRuns: 6, seed: 7 })) {
      // Some capitals correspond to different small letters: ᾳ becomes ΑΙ.
      const capitals = foldText(name.toUpperCase()) === foldText(name) ? [name.toUpperCase()] : [];
      for (const query of new Set([name, name.normalize('NFC'), name.normalize('NFD'), ...capitals])) {
        expect([query, await found(query)]).toEqual([query, expect.arrayContaining([name])]);
      }
    }
  });

  test.each(typed)('[F127] %s is found by %s', async (name, query) => {
    expect(await found(query)).toContain(name);
    expect(await found(name)).toContain(name);
  });

  test('[F127] is not found by compatibility characters or unrelated signs', async () => {
    expect(await found('％')).toEqual([]);
    expect(await found('🎁％')).toEqual([]);
    expect(await found('ひらがな学')).toEqual([]);
  });
});

test('foldText folds letters as the database does', async () => {
  const letters = scripts.flatMap((script) => charactersOf(script, 1_200));
  const { rows } = await db.pool.query<{ text: string; folded: string; decomposed: string }>(
    'select text, lower(f_unaccent(text)) as folded, normalize(text, NFKD) as decomposed from unnest($1::text[]) text',
    [letters],
  );
  expect(rows.length).toBeGreaterThan(5_000);
  // Excludes letters newer than the database's Unicode tables, which don't decompose there, and whose capitals have no small letter.
  const known = rows.filter(({ text, decomposed }) => text.normalize('NFKD') === decomposed && !/^\p{Lu}$/u.test(text));
  expect(known.length).toBeGreaterThan(0.9 * rows.length);
  expect(known.filter(({ text, folded }) => foldText(text) !== folded)).toEqual([]);
});

test('[F127] live search finds categories in any script', async () => {
  const document = 'query ($query: String!) { liveSearch(query: $query) { categories { name } } }';
  const categories = async (query: string) =>
    (await newVisitor(db).query<{ liveSearch: { categories: { name: string }[] } }>(document, { query })).liveSearch.categories.map(
      ({ name }) => name,
    );
  expect(await categories('nuoc mam dac')).toEqual(['Nước mắm đặc biệt']);
  expect(await categories('ШЕЛК')).toEqual(['Шёлк']);
  expect(await categories('스피')).toEqual(['스피커']);
});
