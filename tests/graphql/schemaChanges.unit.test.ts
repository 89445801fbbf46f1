import { describe, expect, test } from 'vitest';
import { schemaChanges } from '../../scripts/lib/schemaChanges.ts';

const released = `
  directive @semanticNonNull on FIELD_DEFINITION
  type Query { product(slug: String!): Product old: Int @deprecated(reason: "Use product. Since 2026-01-15.") }
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
    expect(await refused(without)).toEqual([]);
    expect(await refused(without, { now: new Date('2026-07-14T23:59:59Z') })).toHaveLength(1);
  });

  test('names the date of each deprecation', async () => {
    const deprecate = (reason: string) => (sdl: string) => sdl.replace('name: String!', `name: String! @deprecated(reason: "${reason}")`);
    expect(await refused(deprecate('Use brand.'))).toEqual([expect.stringContaining('Product.name is deprecated without a date')]);
    expect(await refused(deprecate('Use brand. Since 2026-07-15.'))).toEqual([]);
  });

  test('before version 1.0, changes only as the changelog says', async () => {
    const renamed = (sdl: string) => sdl.replace('product(', 'goods(');
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
