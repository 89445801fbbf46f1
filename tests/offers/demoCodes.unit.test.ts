import { readFileSync, readdirSync } from 'node:fs';
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

test('no product’s name, from which the slug of its offers is made, contains a code', () => {
  const files = readdirSync('prisma/seed/data').map((file) => readFileSync(`prisma/seed/data/${file}`, 'utf8'));
  const [names = [], codes = []] = ['name', 'code'].map((key) =>
    files.flatMap((text) => [...text.matchAll(new RegExp(`"${key}":\\s?"([^"]+)"`, 'g'))].map(([, found = '']) => bare(found))),
  );
  expect([names.length > 100, codes.length > 10]).toEqual([true, true]);
  expect(codes.filter((code) => names.some((name) => name.includes(code)))).toEqual([]);
});
