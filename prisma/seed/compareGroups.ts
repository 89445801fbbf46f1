import type { Db } from '../../server/platform/database/db.ts';

interface DemoGroup {
  slug: string;
  name: string;
  /** Slugs of its categories. */
  categories: readonly string[];
  /** Slug of the attribute that prices are divided by. */
  unitPrice?: string;
}

/** In the shop's order. Laptops, headphones and coffee have their own groups below computers, audio and groceries. */
const demoGroups: readonly DemoGroup[] = [
  { slug: 'phones', name: 'Phones', categories: ['phones'], unitPrice: 'storage' },
  { slug: 'laptops-tablets', name: 'Laptops & Tablets', categories: ['laptops-and-tablets'], unitPrice: 'storage' },
  { slug: 'computers', name: 'Computers & Accessories', categories: ['computers'] },
  { slug: 'headphones', name: 'Headphones', categories: ['headphones'] },
  { slug: 'audio', name: 'Audio', categories: ['audio'] },
  { slug: 'cameras', name: 'Cameras', categories: ['cameras'] },
  { slug: 'cookware', name: 'Cookware', categories: ['cookware'], unitPrice: 'capacity' },
  { slug: 'coffee-tea-making', name: 'Coffee & Tea Making', categories: ['coffee-and-tea-making'], unitPrice: 'capacity' },
  { slug: 'knives-cutlery', name: 'Knives & Cutlery', categories: ['knives-and-cutlery'], unitPrice: 'pieces' },
  { slug: 'lighting', name: 'Lighting', categories: ['lighting'] },
  { slug: 'bags', name: 'Bags & Backpacks', categories: ['bags-and-luggage'], unitPrice: 'capacity' },
  { slug: 'shoes', name: 'Shoes', categories: ['shoes'] },
  { slug: 'wheels', name: 'Bicycles & Wheels', categories: ['cycling-and-wheels'] },
  { slug: 'camping', name: 'Camping', categories: ['camping'] },
  { slug: 'coffee-tea', name: 'Coffee & Tea', categories: ['coffee-and-tea'], unitPrice: 'net-weight' },
  { slug: 'groceries', name: 'Groceries', categories: ['groceries'], unitPrice: 'net-weight' },
];

/** Leaves existing groups unchanged. */
export async function writeDemoCompareGroups({ prisma }: Db): Promise<void> {
  await prisma.$transaction(async (tx) => {
    for (const [position, { slug, name, categories, unitPrice }] of demoGroups.entries()) {
      const attribute =
        unitPrice === undefined ? null : await tx.attribute.findUnique({ where: { slug: unitPrice }, select: { id: true } });
      const group = await tx.compareGroup.upsert({
        where: { slug },
        create: { slug, name, position, unitPriceAttributeId: attribute?.id ?? null },
        update: {},
      });
      const rows = await tx.category.findMany({ where: { slug: { in: [...categories] } }, select: { id: true } });
      await tx.compareGroupCategory.createMany({
        data: rows.map(({ id }) => ({ categoryId: id, groupId: group.id })),
        skipDuplicates: true,
      });
    }
  });
}
