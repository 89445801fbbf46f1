import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { discountPercent } from '../../server/catalogue/products/productFacts.ts';

// Struck-through prices and percentages come only from the price ledger (docs/prices.md). Their correctness is tested by priorPrice.test.ts
// and priceHistory.e2e.test.ts; these tests check that there is no other source.

const sources = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
    .map((name) => path.join(directory, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const namesOf = (found: { file: string }[]) => found.map(({ file }) => file).toSorted();

test('[F12] prior prices are written only by the two statements that read the ledger', () => {
  const written = /set[^;`]*"priorPriceMinor"\s*=|data:\s*\{[^}]*priorPriceMinor/;
  const writers = [...sources('server'), ...sources('prisma/seed')].filter(({ text }) => written.test(text));
  expect(namesOf(writers)).toEqual(['server/catalogue/projection/refreshSql.ts', 'server/engagement/offers/offerPrices.ts']);
  for (const { text } of writers) expect(text).toMatch(/\b\w*[pP]riorPriceSql\(/);
});

test('[F12] no input takes a prior price or percentage, and no output has a regular price to strike through', () => {
  const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap());
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(inputs.length).toBeGreaterThan(20);
  // A coupon's percentage applies in the cart, and a bulk edit's changes prices: neither states a previous price.
  const rates = /^(CreateCoupon|UpdateCoupon|BulkPrice)Input\.percentBasisPoints$/;
  expect(inputs.filter((name) => /prior|percent|oldprice|wasprice/i.test(name) && !rates.test(name))).toEqual([]);
  // Staff set prices: the ledger records them, and the prior price is computed from the ledger.
  const ofStaff = /^(CreateProduct|UpdateProduct|AdminVariation|ProductRow|ProductPriceRow)Input\./;
  expect(inputs.filter((name) => /regular|saleprice/i.test(name) && !ofStaff.test(name))).toEqual([]);
  const answers = types.filter(isObjectType).flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(answers.filter((name) => /regularprice|saleprice|oldprice|wasprice/i.test(name) && !name.startsWith('Admin'))).toEqual([]);
});

test('[F12] only prior prices are struck through, and badges show only discountPercent', () => {
  // If a cart changes while the shopper is ordering, its previous total is struck through, which isn't a product's price.
  const shown = [...sources('web'), ...sources('server/legacy')].filter(({ file }) => !file.startsWith('web/orders/'));
  const struck = shown.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:s|del|strike)(?: [^>]*)?>\$?\{([^}]*)\}/g)].map(([, content = '']) => ({ file, content })),
  );
  expect(namesOf(struck)).toContain('web/pricing/PriceLine.tsx');
  expect(struck.filter(({ content }) => !content.startsWith('prior'))).toEqual([]);
  const badges = sources('web').filter(({ text }) => /−\$?\{[^}]*\}\s?%/.test(text));
  expect(badges.length).toBeGreaterThan(1);
  for (const { file, text } of badges)
    for (const [, number] of text.matchAll(/−\$?\{([^}]*)\}\s?%/g)) expect([file, number]).toEqual([file, 'discountPercent']);
});

test('[F12] a discount percentage is rounded down, and null without a discount', () => {
  expect(discountPercent({ priceMinor: 667, priorPriceMinor: 1000 })).toBe(33);
  expect(discountPercent({ priceMinor: 999, priorPriceMinor: 1000 })).toBe(0);
  for (const priorPriceMinor of [null, 700, 600]) expect(discountPercent({ priceMinor: 700, priorPriceMinor })).toBeNull();
});
