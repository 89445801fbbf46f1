import type { Tx } from '../../../../platform/database/db.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import type { Category } from '../../../../generated/prisma/client.ts';
import {
  claimSlugs,
  cleanName,
  cleanText,
  slugOf,
  changeCatalogue,
  refuseStale,
  type VersionedRecord,
  type StaffShop,
  InUseError,
  UnknownRecordError,
} from '../../../editing/editing.ts';
import { sqlOf } from '../../../../platform/database/sql.ts';
import { followers } from '../../../projection/projection.ts';
import { productsToRefreshOrEnqueue } from '../../waiting.ts';

// Staff operations on the category tree. Each change locks all of its rows, so that two changes can't create a cycle together. Products are
// updated with the change when they are few, and by a job when they are many (waiting.ts).

const maxDepth = 8;
const maxCategories = 2_000;

const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

/** All categories in tree order, locked until the transaction ends. */
async function lockTree(tx: Tx): Promise<Category[]> {
  await tx.$executeRaw`SELECT 1 FROM "Category" ORDER BY "id" FOR UPDATE`;
  return tx.category.findMany({ orderBy: [{ position: 'asc' }, { name: 'asc' }] });
}

function known(tree: readonly Category[], id: number, field = 'id'): Category {
  const found = tree.find((category) => category.id === id);
  if (!found) throw new UnknownRecordError('category', ['input', field]);
  return found;
}

const below = (tree: readonly Category[], id: number) => tree.filter(({ ancestorIds }) => ancestorIds.includes(id));
const siblings = (tree: readonly Category[], parentId: number | null) => tree.filter((category) => category.parentId === parentId);

async function countProducts(tx: Tx, categoryIds: readonly number[]): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT "productId")::int AS "count" FROM "ProductCategory" WHERE "categoryId" = ANY(${[...categoryIds]}::int[])`;
  return row?.count ?? 0;
}

/** Form input for a category; absent fields stay unchanged. */
export interface CategoryForm {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  /** In Markdown. */
  sizeGuide?: string | null;
}

function changedTexts(form: CategoryForm, current: { name: string; description: string; sizeGuide: string }) {
  const name = cleanName(form.name ?? current.name);
  const description = cleanText(form.description ?? current.description);
  const sizeGuide = cleanText(form.sizeGuide ?? current.sizeGuide);
  if (name === '') throw refuse('name', 'Enter a name.');
  if (name.length > 150) throw refuse('name', 'The name must have at most 150 characters.');
  if (description.length > 2_000) throw refuse('description', 'The description must have at most 2,000 characters.');
  if (sizeGuide.length > 20_000) throw refuse('sizeGuide', 'The size guide must have at most 20,000 characters.');
  return { name, description, sizeGuide };
}

function rejectDuplicateName(tree: readonly Category[], parentId: number | null, name: string, own: number | null): void {
  const duplicate = siblings(tree, parentId).find((other) => other.id !== own && other.name.toLowerCase() === name.toLowerCase());
  if (duplicate) throw refuse('name', `A category called “${duplicate.name}” already exists there.`);
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const [slug] = await claimSlugs([slugOf(name)], async (candidates) => {
    const rows = await tx.category.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
    return new Set(rows.map((row) => row.slug));
  });
  return slug ?? slugOf(name);
}

function checkedSlug(tree: readonly Category[], given: string, own: number): string {
  const slug = given.trim().toLowerCase();
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100)
    throw refuse('slug', 'Use only lowercase letters, digits and single hyphens in the slug, such as garden-tools.');
  if (tree.some((other) => other.slug === slug && other.id !== own)) throw refuse('slug', 'Another category already uses this slug.');
  return slug;
}

/**
 * Creates a category as the last child of its parent.
 * @returns the ID of the category
 * @throws InvalidInputError, UnknownRecordError
 */
export function createCategory(shop: StaffShop, { parentId, ...form }: CategoryForm & { parentId?: number | null }): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const tree = await lockTree(tx);
    if (tree.length >= maxCategories) throw refuse('name', `A shop can have at most ${maxCategories} categories.`);
    const parent = parentId == null ? null : known(tree, parentId, 'parentId');
    const ancestorIds = parent ? [...parent.ancestorIds, parent.id] : [];
    if (ancestorIds.length >= maxDepth) throw refuse('parentId', `Categories can be nested at most ${maxDepth} levels deep.`);
    const words = changedTexts(form, { name: '', description: '', sizeGuide: '' });
    rejectDuplicateName(tree, parent?.id ?? null, words.name, null);
    const slug = form.slug ? checkedSlug(tree, form.slug, 0) : await freeSlug(tx, words.name);
    const position = Math.max(-1, ...siblings(tree, parent?.id ?? null).map((category) => category.position)) + 1;
    const { id } = await tx.category.create({
      data: { ...words, slug, position, parentId: parent?.id ?? null, ancestorIds },
      select: { id: true },
    });
    return { value: id, productIds: [], act: { action: 'category.create', targetType: 'Category', targetIds: [id] } };
  });
}

/**
 * Updates the texts of a category.
 * @returns the ID of the category
 * @throws InvalidInputError, UnknownRecordError, StaleRecordError
 */
export function updateCategory(
  shop: StaffShop,
  { id: databaseId, expectedVersion, ...form }: CategoryForm & VersionedRecord,
): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const tree = await lockTree(tx);
    const current = known(tree, databaseId);
    refuseStale(current, expectedVersion);
    const words = changedTexts(form, current);
    if (words.name !== current.name) rejectDuplicateName(tree, current.parentId, words.name, databaseId);
    const slug = form.slug == null ? current.slug : checkedSlug(tree, form.slug, databaseId);
    await tx.category.update({ where: { id: databaseId }, data: { ...words, slug, version: { increment: 1 } }, select: { id: true } });
    // Products are searchable by the names of their categories.
    const productIds = words.name === current.name ? [] : await productsToRefreshOrEnqueue(tx, [databaseId]);
    return { value: databaseId, productIds, act: { action: 'category.save', targetType: 'Category', targetIds: [databaseId] } };
  });
}

async function writeOrder(tx: Tx, order: readonly Category[]): Promise<void> {
  for (const [position, category] of order.entries())
    if (category.position !== position) await tx.category.update({ where: { id: category.id }, data: { position }, select: { id: true } });
}

/** Moves a category and its descendants below another category. */
async function hang(tx: Tx, tree: readonly Category[], moved: Category, parent: Category | null): Promise<void> {
  const ancestorIds = parent ? [...parent.ancestorIds, parent.id] : [];
  await tx.category.update({ where: { id: moved.id }, data: { parentId: parent?.id ?? null, ancestorIds }, select: { id: true } });
  for (const category of below(tree, moved.id)) {
    const rest = category.ancestorIds.slice(category.ancestorIds.indexOf(moved.id));
    await tx.category.update({ where: { id: category.id }, data: { ancestorIds: [...ancestorIds, ...rest] }, select: { id: true } });
  }
}

/**
 * Moves a category and its descendants.
 * @param parentId the new parent; null for the top level
 * @param position among the children of the parent, from 0; a larger number puts the category last
 * @returns the ID of the category
 * @throws InvalidInputError when the parent is a descendant, UnknownRecordError
 */
export function moveCategory(
  shop: StaffShop,
  { id: databaseId, parentId, position }: { id: number; parentId: number | null; position: number },
): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const tree = await lockTree(tx);
    const moved = known(tree, databaseId);
    const parent = parentId === null ? null : known(tree, parentId, 'parentId');
    if (parent && (parent.id === databaseId || parent.ancestorIds.includes(databaseId)))
      throw refuse('parentId', 'A category can’t be moved into itself or one of its subcategories.');
    const subtree = [moved, ...below(tree, databaseId)];
    const height = Math.max(...subtree.map(({ ancestorIds }) => ancestorIds.length)) - moved.ancestorIds.length;
    if ((parent ? parent.ancestorIds.length + 1 : 0) + height >= maxDepth)
      throw refuse('parentId', `Categories can be nested at most ${maxDepth} levels deep.`);
    const isElsewhere = moved.parentId !== parentId;
    if (isElsewhere) rejectDuplicateName(tree, parentId, moved.name, databaseId);
    const order = siblings(tree, parentId).filter(({ id }) => id !== databaseId);
    order.splice(Math.min(Math.max(position, 0), order.length), 0, moved);
    if (isElsewhere) await hang(tx, tree, moved, parent);
    await writeOrder(tx, order);
    const ids = subtree.map(({ id }) => id);
    const productIds = isElsewhere ? await productsToRefreshOrEnqueue(tx, ids) : [];
    if (isElsewhere) for (const follower of followers.participants) await follower.categoriesChanged(sqlOf(tx));
    const act = { action: 'category.move', targetType: 'Category', targetIds: [databaseId], details: { parent: parentId, position } };
    return { value: databaseId, productIds, act };
  });
}

/**
 * Deletes a category. Its children move up to its place.
 * @param productsToId the category that its products are added to; null leaves them in their other categories
 * @returns the ID of the deleted category
 * @throws InvalidInputError, UnknownRecordError, InUseError
 */
export function deleteCategory(
  shop: StaffShop,
  { id: databaseId, productsToId }: { id: number; productsToId: number | null },
): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const tree = await lockTree(tx);
    const gone = known(tree, databaseId);
    if (productsToId === databaseId) throw refuse('productsToId', 'Choose another category.');
    if (productsToId !== null) known(tree, productsToId, 'productsToId');
    if ((await tx.reviewCriterion.count({ where: { categoryId: databaseId } })) > 0)
      throw new InUseError('This category has review criteria. Reassign them first.');
    const parent = tree.find(({ id }) => id === gone.parentId) ?? null;
    const within = [databaseId, ...below(tree, databaseId).map(({ id }) => id)];
    const productCount = await countProducts(tx, within);
    const productIds = await productsToRefreshOrEnqueue(tx, within);
    for (const child of siblings(tree, databaseId)) await hang(tx, tree, child, parent);
    const order = siblings(tree, gone.parentId).flatMap((category) =>
      category.id === databaseId ? siblings(tree, databaseId) : [category],
    );
    await writeOrder(tx, order);
    if (productsToId !== null)
      await tx.$executeRaw`
        INSERT INTO "ProductCategory" ("productId", "categoryId", "position")
        SELECT "productId", ${productsToId}::int, "position" FROM "ProductCategory" WHERE "categoryId" = ${databaseId}::int
        ON CONFLICT ("productId", "categoryId") DO NOTHING`;
    await tx.category.delete({ where: { id: databaseId }, select: { id: true } });
    for (const follower of followers.participants) await follower.categoriesChanged(sqlOf(tx));
    const details = { name: gone.name, productsTo: productsToId, products: productCount };
    return { value: databaseId, productIds, act: { action: 'category.delete', targetType: 'Category', targetIds: [databaseId], details } };
  });
}
