import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface SeedOffer {
  slug?: string;
  code?: string;
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

test('no demo offer’s slug contains its masked code', () => {
  const { others } = JSON.parse(readFileSync('prisma/seed/data/offers.json', 'utf8')) as { others: SeedOffer[] };
  const coded = others.filter(({ code }) => code !== undefined);
  expect(coded.length).toBeGreaterThan(3);
  for (const { slug = '', code = '' } of coded) expect(bare(slug), slug).not.toContain(bare(code));
});
