import { z } from 'zod';
import { requiredLine, rowId, slug } from '../../../platform/inputs/inputs.ts';
import { actorOf, recordAudit, type Act, type Actor } from '../../../foundation/audit/audit.ts';
import { UnknownRecordError, slugOf } from '../../../catalogue/editing/editing.ts';
import { bumpRevision } from '../../../platform/cache/revision.ts';
import { isForeignKeyViolation, isUniqueViolation, withRetry } from '../../../platform/database/retry.ts';
import { readRows, type Db, type Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, parseInput, StaleRecordError } from '../../../platform/errors/errors.ts';
import { Prisma, type Attribute, type CompareGroup } from '../../../generated/prisma/client.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { withText } from '../../../platform/errors/issueText.ts';
import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';

// Staff operations on groups of comparable products. Each change is recorded in the audit log and invalidates all caches of pages and
// responses; the caller checks rights.

/** The part of the request context that staff operations use. */
export type CompareAdminContext = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

const groupInput = z.object({
  name: requiredLine(100),
  slug,
  position: z
    .int()
    .min(0, withText(says((t) => t.enter0OrMore)))
    .max(10_000, withText(says((t) => t.enterAtMost10000))),
  categoryIds: z
    .array(rowId)
    .min(1, withText(says((t) => t.chooseAtLeastOneCategory)))
    .max(200, withText(says((t) => t.chooseAtMost200Categories))),
  unitPriceAttributeId: rowId.nullable(),
});

/** Input of the group form; without an ID it creates a group. An empty slug is derived from the name. */
export interface CompareGroupForm {
  id?: number | null;
  expectedVersion?: number | null;
  name: string;
  slug: string;
  /** Position among the groups; 0 comes first. */
  position: number;
  /** Categories of the group's products. */
  categoryIds: readonly number[];
  /** The number attribute to divide prices by; null for no unit price. */
  unitPriceAttributeId: number | null;
}

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

async function change<T>(shop: CompareAdminContext, work: (tx: Tx, actor: Actor) => Promise<{ value: T; act: Act }>): Promise<T> {
  const actor = await actorOf(shop);
  const value = await withRetry(
    () =>
      shop.db.prisma.$transaction(async (tx) => {
        const done = await work(tx, actor);
        await recordAudit(tx, shop, actor, done.act);
        await bumpRevision(tx);
        return done.value;
      }),
    isForeignKeyViolation,
  );
  await shop.catalog.reload();
  return value;
}

async function lockGroup(tx: Tx, id: number, expectedVersion: number | null): Promise<CompareGroup> {
  await tx.$executeRaw`SELECT 1 FROM "CompareGroup" WHERE "id" = ${id}::int FOR UPDATE`;
  const group = await tx.compareGroup.findUnique({ where: { id } });
  if (!group) throw new UnknownRecordError('group');
  if (expectedVersion !== null && group.version !== expectedVersion)
    throw new StaleRecordError({ ...group, record: { type: 'AdminCompareGroup', id: group.id } });
  return group;
}

/**
 * Checks that each category has at most one group, and that the unit price attribute is a number.
 * @throws InvalidInputError
 */
async function checkReferences(
  tx: Tx,
  id: number | null,
  { categoryIds, unitPriceAttributeId }: z.output<typeof groupInput>,
): Promise<void> {
  const known = await tx.category.findMany({
    where: { id: { in: categoryIds } },
    select: { name: true, compareGroup: { select: { groupId: true, group: { select: { name: true } } } } },
  });
  if (known.length < categoryIds.length)
    throw refuse(
      'categoryIds',
      says((t) => t.oneOfTheCategoriesNoLongerExists),
    );
  const taken = known.find(({ compareGroup }) => compareGroup && compareGroup.groupId !== id);
  if (taken)
    throw refuse(
      'categoryIds',
      says((t) => t.categoryIsAlreadyInTheGroup({ category: taken.name, group: taken.compareGroup?.group.name ?? '' })),
    );
  if (unitPriceAttributeId === null) return;
  const attribute = await tx.attribute.findUnique({ where: { id: unitPriceAttributeId }, select: { kind: true } });
  if (attribute?.kind !== 'NUMBER')
    throw refuse(
      'unitPriceAttributeId',
      says((t) => t.chooseANumberAttributeForUnitPrices),
    );
}

/**
 * Creates a group, or replaces all data of one.
 * @returns the ID of the group
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError, TryAgainError; nothing is changed then
 */
export async function saveCompareGroup(
  shop: CompareAdminContext,
  { id: databaseId, expectedVersion, ...form }: CompareGroupForm,
): Promise<number> {
  try {
    return await change(shop, async (tx, actor) => {
      const group = databaseId == null ? null : await lockGroup(tx, databaseId, expectedVersion ?? null);
      const slug = form.slug.trim() || group?.slug || slugOf(form.name).slice(0, 100);
      const facts = parseInput(groupInput, { ...form, slug, categoryIds: [...new Set(form.categoryIds)] });
      await checkReferences(tx, group?.id ?? null, facts);
      const { categoryIds, ...columns } = facts;
      const data = { ...columns, editedById: actor.accountId };
      const select = { id: true } as const;
      const { id } = group
        ? await tx.compareGroup.update({ where: { id: group.id }, data: { ...data, version: { increment: 1 } }, select })
        : await tx.compareGroup.create({ data, select });
      await tx.compareGroupCategory.deleteMany({ where: { groupId: id } });
      await tx.compareGroupCategory.createMany({ data: categoryIds.map((categoryId) => ({ groupId: id, categoryId })) });
      const action = group ? 'compare.group-save' : 'compare.group-create';
      return { value: id, act: { action, targetType: 'CompareGroup', targetIds: [id] } };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'CompareGroup_slug_key'))
      throw refuse(
        'slug',
        says((t) => t.anotherGroupAlreadyUsesThisSlug),
      );
    if (isUniqueViolation(error, 'CompareGroupCategory_pkey'))
      throw refuse(
        'categoryIds',
        says((t) => t.categoryIsInAnotherGroup),
      );
    throw error;
  }
}

/**
 * Deletes a group. Its products are compared in the group of an ancestor category, or no longer; shoppers' compare lists remain.
 * @throws StaleRecordError, UnknownRecordError, TryAgainError
 */
export function deleteCompareGroup(shop: CompareAdminContext, databaseId: number, expectedVersion: number): Promise<number> {
  return change(shop, async (tx) => {
    const { name } = await lockGroup(tx, databaseId, expectedVersion);
    await tx.compareGroup.delete({ where: { id: databaseId }, select: { id: true } });
    const act = { action: 'compare.group-delete', targetType: 'CompareGroup', targetIds: [databaseId], details: { name } };
    return { value: databaseId, act };
  });
}

/** The attributes shown for products of these groups, in the order of the comparison. */
export async function groupAttributes(db: Db, groupIds: readonly number[]): Promise<Map<number, Attribute[]>> {
  const rows = await readRows<Attribute & { groupId: number }>(
    db,
    Prisma.sql`
      select g."groupId", a.* from (
        select c."groupId", array_agg(c."categoryId") as ids from "CompareGroupCategory" c
        where c."groupId" = any(${[...groupIds]}::int[]) group by 1
      ) g join "Attribute" a on exists (
        select from "ProductAttribute" pa join "Product" p on p."id" = pa."productId"
        where pa."attributeId" = a."id" and pa."isVisible" and p."status" = 'PUBLISHED' and p."categoryIds" && g.ids
      ) order by g."groupId", a."position", a."name"`,
  );
  const byGroup = new Map<number, Attribute[]>();
  for (const { groupId, ...attribute } of rows) byGroup.set(groupId, [...(byGroup.get(groupId) ?? []), attribute]);
  return byGroup;
}
