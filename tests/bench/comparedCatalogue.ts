import type { PrismaClient } from '../../server/generated/prisma/client.ts';

// A compare group of ten products with 150 specifications each, to measure their chart.

const rowCount = 150;
const headings = ['Display', 'Performance', 'Camera', 'Power', 'Sound', 'Connections', 'Dimensions', 'Material', 'Details'];

/** Above all other ids of the catalogue. */
const firstId = 5_000_000;
/** Ids of the group's products. */
export const comparedIds: readonly number[] = Array.from({ length: 10 }, (_, index) => firstId + index);

/** Creates the compare group. Its products are in no listing, so that they don't affect other workloads. */
export async function writeCompared(prisma: PrismaClient): Promise<void> {
  await prisma.category.create({ data: { id: firstId, slug: 'compared', name: 'Compared' } });
  await prisma.product.createMany({
    data: comparedIds.map((id, index) => ({
      id,
      slug: `compared-${index}`,
      sku: `COMPARED-${index}`,
      name: `Compared ${index}`,
      visibility: 'HIDDEN' as const,
      regularPriceMinor: 10_000 + index * 370,
      brandId: 1 + index,
      ratingAverage: 350 + index * 13,
      ratingCount: 3 + index,
      weightGrams: 900 + index * 17,
    })),
  });
  await prisma.productCategory.createMany({ data: comparedIds.map((productId) => ({ productId, categoryId: firstId })) });
  const attributes = Array.from({ length: rowCount }, (_, index) => ({
    id: firstId + index,
    slug: `compared-${index}`,
    name: `Row ${index}`,
    kind: index % 5 === 0 ? ('LIST' as const) : ('NUMBER' as const),
    unit: index % 5 === 0 ? null : 'mm',
    direction: index % 3 === 0 ? ('HIGHER_IS_BETTER' as const) : ('NONE' as const),
    heading: headings[index % headings.length] ?? '',
    isFacet: false,
    position: 100 + index,
  }));
  await prisma.attribute.createMany({ data: attributes });
  const lists = attributes.filter(({ kind }) => kind === 'LIST');
  const termId = (attributeId: number, value: number) => firstId + (attributeId - firstId) * 4 + value;
  await prisma.attributeTerm.createMany({
    data: lists.flatMap(({ id }) =>
      [0, 1, 2, 3].map((value) => ({ id: termId(id, value), attributeId: id, slug: `${value}`, label: `${2 ** value} TB` })),
    ),
  });
  const values = attributes.flatMap(({ id, kind }, row) =>
    comparedIds.map((productId, place) => ({
      id: firstId + row * 10 + place,
      productId,
      attributeId: id,
      kind,
      value: (row * 7 + place * 3) % 11,
    })),
  );
  await prisma.productAttribute.createMany({
    data: values.map(({ kind, value, ...row }) => ({ ...row, number: kind === 'NUMBER' ? value : null })),
  });
  await prisma.productAttributeTerm.createMany({
    data: values
      .filter(({ kind }) => kind === 'LIST')
      .map(({ id, attributeId, value }) => ({ productAttributeId: id, termId: termId(attributeId, value % 4) })),
  });
  await prisma.compareGroup.create({
    data: { slug: 'compared', name: 'Compared', unitPriceAttributeId: firstId, categories: { create: { categoryId: firstId } } },
  });
}
