import type { Db } from '../../platform/database/db.ts';

// Current names of the records that audit log entries refer to. The log itself stores ids only, which mean nothing to its readers.

/** Maximum number of records of an entry that are shown by name; beyond that, the count is enough. */
export const maxNamed = 5;

type Names = ReadonlyMap<number, string>;
type Read = (prisma: Db['prisma'], ids: number[]) => Promise<readonly { id: number; name: string }[]>;

/** Readers of names by target type. People are shown by email address, as everywhere in the administration. */
const reads: Readonly<Record<string, Read>> = {
  Account: async (prisma, ids) =>
    (await prisma.account.findMany({ where: { id: { in: ids } }, select: { id: true, email: true } })).map(({ id, email }) => ({
      id,
      name: email,
    })),
  ApiKey: (prisma, ids) => prisma.apiKey.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Attribute: (prisma, ids) => prisma.attribute.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Category: (prisma, ids) => prisma.category.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  CompareGroup: (prisma, ids) => prisma.compareGroup.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Coupon: async (prisma, ids) =>
    (await prisma.coupon.findMany({ where: { id: { in: ids } }, select: { id: true, code: true } })).map(({ id, code }) => ({
      id,
      name: code,
    })),
  ExternalShop: (prisma, ids) => prisma.externalShop.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Integration: (prisma, ids) => prisma.integration.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Marketplace: (prisma, ids) => prisma.marketplace.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Merchant: (prisma, ids) => prisma.merchant.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  Offer: async (prisma, ids) =>
    (await prisma.offer.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      name: title,
    })),
  Order: async (prisma, ids) =>
    (await prisma.order.findMany({ where: { id: { in: ids } }, select: { id: true, number: true } })).map(({ id, number }) => ({
      id,
      name: `#${number}`,
    })),
  Product: (prisma, ids) => prisma.product.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  ShippingZone: (prisma, ids) => prisma.shippingZone.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
};

/** The targets of an audit log entry. */
export interface EntryTargets {
  id: number;
  targetType: string;
  targetIds: readonly number[];
}

/**
 * Names the targets of entries, with one statement for each type.
 * @returns by entry id, the names in the order of its targets; empty strings for targets that were deleted or have no name
 */
export async function targetNames({ prisma }: Pick<Db, 'prisma'>, entries: readonly EntryTargets[]): Promise<Map<number, string[]>> {
  const wanted = new Map<string, Set<number>>();
  for (const { targetType, targetIds } of entries) {
    const ids = wanted.get(targetType) ?? new Set<number>();
    for (const id of targetIds.slice(0, maxNamed)) ids.add(id);
    wanted.set(targetType, ids);
  }
  const named = new Map<string, Names>();
  for (const [type, ids] of wanted) {
    const rows = ids.size > 0 && reads[type] ? await reads[type](prisma, [...ids]) : [];
    named.set(type, new Map(rows.map(({ id, name }) => [id, name])));
  }
  return new Map(
    entries.map(({ id, targetType, targetIds }) => [
      id,
      targetIds.slice(0, maxNamed).map((target) => named.get(targetType)?.get(target) ?? ''),
    ]),
  );
}
