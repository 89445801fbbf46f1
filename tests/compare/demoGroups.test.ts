import { beforeAll, describe, expect, it } from 'vitest';
import { writeDemoCompareGroups } from '../../prisma/seed/compareGroups.ts';
import { demoRecords } from '../../prisma/seed/catalogue.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { compareGroups } from '../../server/engagement/compare/groups.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { newRevision } from './compareShop.ts';

// Compare groups of the demo catalogue: each has products to compare, and some are nested.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  const { records, definitions } = demoRecords(testNow);
  await importRecords(db, records, { definitions, now: testNow });
  await writeDemoCompareGroups(db);
  await newRevision(db);
});

/** Returns the number of published products in each group. */
async function sizes(): Promise<Map<string, number>> {
  const { all, groupOf } = await compareGroups({ db, catalog: await sharedRevision(db) } as Parameters<typeof compareGroups>[0]);
  const counts = new Map(all.map(({ slug }) => [slug, 0]));
  const products = await db.prisma.product.findMany({ where: { status: 'PUBLISHED', parentId: null }, select: { categoryIds: true } });
  for (const product of products) {
    const slug = groupOf(product)?.slug;
    if (slug) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

describe('[F6] [F87] the demo groups', () => {
  it('have several products each, and leave some products without a group', async () => {
    const counts = await sizes();
    expect(counts.size).toBeGreaterThanOrEqual(12);
    for (const [slug, count] of counts) expect(count, slug).toBeGreaterThanOrEqual(3);
    const compared = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(compared).toBeLessThan(await db.prisma.product.count({ where: { status: 'PUBLISHED', parentId: null } }));
  });

  it('are nested: headphones in audio, laptops in computers, coffee in groceries', async () => {
    for (const [child, parent] of [
      ['headphones', 'audio'],
      ['laptops-tablets', 'computers'],
      ['coffee-tea', 'groceries'],
    ] as const) {
      const category = { include: { category: { select: { id: true, ancestorIds: true } } } };
      const group = (slug: string) => db.prisma.compareGroup.findUniqueOrThrow({ where: { slug }, include: { categories: category } });
      const [inner, outer] = [(await group(child)).categories[0]?.category, (await group(parent)).categories[0]?.category];
      expect(inner?.ancestorIds, child).toContain(outer?.id);
    }
  });

  it('have unit prices where quantities are known', async () => {
    const visitor = newVisitor(db);
    const labels = async (group: string) => {
      const ids = (await db.prisma.product.findMany({ where: { status: 'PUBLISHED', parentId: null }, select: { id: true } })).map(
        ({ id }) => id,
      );
      const { comparison } = await visitor.query<{ comparison: { sections: { rows: { label: string }[] }[] } }>(
        `query ($group: String!, $numbers: [Int!]!) { comparison(group: $group, numbers: $numbers) { sections { rows { label } } } }`,
        { group, numbers: ids },
      );
      return comparison.sections[0]?.rows.map(({ label }) => label);
    };
    expect(await labels('laptops-tablets')).toContain('Price per GB');
    expect(await labels('coffee-tea')).toContain('Price per 100 g');
    expect(await labels('groceries')).toContain('Price per kg');
    expect(await labels('headphones')).not.toContain('Price per GB');
  });

  it('are created once, and keep the shop’s changes', async () => {
    await db.prisma.compareGroup.update({ where: { slug: 'phones' }, data: { name: 'Mobiles', position: 99 } });
    const rows = async () => [await db.prisma.compareGroup.findMany(), await db.prisma.compareGroupCategory.findMany()];
    const before = await rows();
    await writeDemoCompareGroups(db);
    expect(await rows()).toEqual(before);
  });
});
