import { describe, expect, test } from 'vitest';
import { changelogEntry, schemaChanges } from '../../scripts/lib/schemaChanges.ts';
import { deprecated, endOfNotice } from '../../server/platform/graphql/deprecated.ts';

const released = `
  directive @semanticNonNull on FIELD_DEFINITION
  type Query { product(slug: String!): Product old: Int @deprecated(reason: "${deprecated({ use: 'Query.product', since: '2026-01-15' })}") }
  type Product { name: String! brand: String @semanticNonNull }
  enum Sort { NAME PRICE }
`;
const comparison = { released, version: '1.4.0', changelog: '## [Unreleased]\n', now: new Date('2026-07-15T00:00:00Z') };
const refused = async (change: (sdl: string) => string, options: Partial<typeof comparison> = {}) =>
  (await schemaChanges({ ...comparison, ...options, current: change(released) })).refused;

describe('[I10] the schema of a release', () => {
  test('may grow', async () => {
    const grown = (sdl: string) => sdl.replace('name: String!', 'name: String! sku(unit: Int): String').replace('PRICE', 'PRICE NEWEST');
    expect(await refused(grown)).toEqual([]);
    const { added, broken } = await schemaChanges({ ...comparison, current: grown(released) });
    expect({ added, broken }).toEqual({ added: ['Product.sku', 'Sort.NEWEST'], broken: [] });
  });

  test.each([
    ['a field is removed', 'name: String!', '', 'Product.name'],
    ['a value is removed', 'NAME PRICE', 'NAME', 'Sort.PRICE'],
    ['a field becomes nullable', 'name: String!', 'name: String', 'Product.name'],
    ['a field that is null only after an error becomes nullable', 'String @semanticNonNull }', 'String }', 'Product.brand'],
    ['an argument becomes required', 'product(slug: String!)', 'product(slug: String!, zone: Int!)', 'Query.product.zone'],
  ])('is not broken: %s', async (_what, from, to, coordinate) => {
    const [line = '', ...others] = await refused((sdl) => sdl.replace(from, to));
    expect([line.includes(`Deprecate \`${coordinate}\` first`), others]).toEqual([true, []]);
  });

  test('loses a field six months after its deprecation, and not a day earlier', async () => {
    const without = (sdl: string) => sdl.replace(/old: Int @deprecated\(.*?\)/, '');
    // Its reason says that it is removed after 15 July.
    expect(await refused(without, { now: new Date('2026-07-16T00:00:00Z') })).toEqual([]);
    expect(await refused(without, { now: new Date('2026-07-15T23:59:59Z') })).toHaveLength(1);
  });

  const deprecate = (reason: string) => (sdl: string) => sdl.replace('name: String!', `name: String! @deprecated(reason: "${reason}")`);

  test('names the replacement and the dates of each deprecation', async () => {
    for (const reason of [
      'Use `Product.brand`.',
      'Since 2026-07-15.',
      'Use `Product.brand`. Since 2026-07-15, removed after 2026-08-15.',
      'Use `Product.brand`. Since 2026-02-31, removed after 2026-08-31.',
    ])
      expect(await refused(deprecate(reason))).toEqual([
        expect.stringContaining('Product.name is deprecated without a replacement and dates'),
      ]);
    expect(await refused(deprecate(deprecated({ use: 'Product.brand', since: '2026-07-15' })))).toEqual([]);
  });

  test('names replacements that exist and are not deprecated', async () => {
    expect(await refused(deprecate(deprecated({ use: 'Product.title', since: '2026-07-15' })))).toEqual([
      expect.stringContaining('`Product.title`, which is unknown'),
    ]);
    expect(await refused(deprecate(deprecated({ use: 'Query.old', since: '2026-07-15' })))).toEqual([
      expect.stringContaining('`Query.old`, which is deprecated too'),
    ]);
  });

  test('judges arguments, input fields and values as well', async () => {
    const without = (sdl: string) =>
      sdl
        .replace('slug: String!', 'slug: String @deprecated(reason: "gone")')
        .replace('PRICE', 'PRICE @deprecated(reason: "gone")')
        .concat('input Filter { text: String @deprecated(reason: "gone") }');
    const named = (await refused(without)).map((line) => line.split(' ')[0]);
    expect(named).toEqual(['Query.product.slug', 'Sort.PRICE', 'Filter.text']);
  });

  test('is written into the changelog', async () => {
    const reason = deprecated({ use: 'Product.brand', since: '2026-07-15' });
    const current = deprecate(reason)(released).replace('PRICE', 'NEWEST');
    const { refused: _refused, ...changed } = await schemaChanges({ ...comparison, current });
    expect(changelogEntry(changed)).toBe(
      `### Added\n\n- \`Sort.NEWEST\`\n\n### Deprecated\n\n- \`Product.name\`: ${reason}\n\n### Removed or changed\n\n- \`Sort.PRICE\`\n`,
    );
    expect(changelogEntry({ added: [], deprecated: [], broken: [] })).toBe('');
  });

  test('lists new deprecations of fields, arguments, input fields and values, and not those of the last release', async () => {
    const reason = deprecated({ use: 'Product.brand', since: '2026-07-15' });
    const mark = `@deprecated(reason: "${reason}")`;
    const input = (text: string) => `${text} input Filter { text: String }`;
    const current = input(released)
      .replace('slug: String!', `slug: String! limit: Int ${mark}`)
      .replace('PRICE', `PRICE ${mark}`)
      .replace('text: String', `text: String ${mark}`)
      .replace('name: String!', `name: String! ${mark}`);
    const known = input(released).replace('slug: String!', 'slug: String! limit: Int');
    const changes = await schemaChanges({ ...comparison, released: known, current });
    expect(changes.deprecated.map(({ coordinate }) => coordinate).toSorted()).toEqual([
      'Filter.text',
      'Product.name',
      'Query.product.limit',
      'Sort.PRICE',
    ]);
    expect(changes.refused).toEqual([]);
  });

  test('before version 1.0, changes only as the changelog says', async () => {
    const renamed = (sdl: string) => sdl.replace('product(', 'goods(').replace('Query.product', 'Query.goods');
    expect(await refused(renamed, { version: '0.2.0' })).toHaveLength(1);
    for (const name of ['product', 'Query.product']) {
      expect(await refused(renamed, { version: '0.2.0', changelog: `## [Unreleased]\n- \`${name}\` is \`goods\`\n` })).toEqual([]);
    }
    // An older section of the changelog doesn't count.
    expect(await refused(renamed, { version: '0.2.0', changelog: '## [Unreleased]\n## [0.1.0]\n- `product` is `goods`\n' })).toHaveLength(
      1,
    );
  });
});

test('[I10] a deprecated element stays for six months', () => {
  const ends = ['2026-01-15', '2026-08-31', '2027-08-30', '2026-12-01'].map(endOfNotice);
  expect(ends).toEqual(['2026-07-15', '2027-02-28', '2028-02-29', '2027-06-01']);
  expect(deprecated({ use: 'Product.slug', since: '2026-12-01' })).toBe('Use `Product.slug`. Since 2026-12-01, removed after 2027-06-01.');
});
