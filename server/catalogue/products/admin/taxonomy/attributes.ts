import type { Tx } from '../../../../platform/database/db.ts';
import { literalPattern } from '../../../../platform/database/patterns.ts';
import { InvalidInputError, type InputIssue } from '../../../../platform/errors/errors.ts';
import type { Attribute, AttributeKind, Direction } from '../../../../generated/prisma/client.ts';
import {
  claimSlugs,
  cleanName,
  slugOf,
  changeCatalogue,
  refuseStale,
  type VersionedRecord,
  type StaffShop,
  InUseError,
  UnknownRecordError,
} from '../../../editing/editing.ts';

// Staff operations on attributes with their units, directions and terms.

/** A value that products can have. */
interface TermForm {
  /** Null for a new term. */
  id?: number | null;
  label: string;
  /** A colour such as #aa0000; null for none. */
  swatch?: string | null;
}

/** Form input for an attribute; absent fields stay unchanged. */
export interface AttributeForm {
  name?: string | null;
  kind?: AttributeKind | null;
  /** '' for none. */
  unit?: string | null;
  direction?: Direction | null;
  heading?: string | null;
  isFacet?: boolean | null;
  /** All terms, in order; terms that aren't listed are deleted. */
  terms?: readonly TermForm[] | null;
}

const maxTerms = 500;
const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

function columnsOf(form: AttributeForm, current: Pick<Attribute, 'name' | 'kind' | 'unit' | 'direction' | 'heading' | 'isFacet'>) {
  const columns = {
    name: cleanName(form.name ?? current.name),
    kind: form.kind ?? current.kind,
    unit: form.unit == null ? current.unit : form.unit.trim() || null,
    direction: form.direction ?? current.direction,
    heading: cleanName(form.heading ?? current.heading) || 'Details',
    isFacet: form.isFacet ?? current.isFacet,
  };
  if (columns.name === '') throw refuse('name', 'Enter a name.');
  if (columns.name.length > 150) throw refuse('name', 'The name must have at most 150 characters.');
  if ((columns.unit ?? '').length > 20) throw refuse('unit', 'The unit must have at most 20 characters.');
  if (columns.heading.length > 100) throw refuse('heading', 'The heading must have at most 100 characters.');
  if (columns.kind !== 'NUMBER' && columns.unit !== null) throw refuse('unit', 'Only number attributes can have a unit.');
  if (columns.direction !== 'NONE' && columns.kind !== 'NUMBER' && columns.kind !== 'BOOLEAN')
    throw refuse('direction', 'Only number and yes/no attributes can have better and worse values.');
  return columns;
}

async function rejectDuplicateName(tx: Tx, name: string, own: number): Promise<void> {
  const duplicate = await tx.attribute.findFirst({
    where: { name: { equals: literalPattern(name), mode: 'insensitive' }, NOT: { id: own } },
    select: { name: true },
  });
  if (duplicate) throw refuse('name', `An attribute called “${duplicate.name}” already exists.`);
}

function checkedTerms(terms: readonly TermForm[]): { id: number | null; label: string; swatch: string | null }[] {
  const issues: InputIssue[] = [];
  const seen = new Set<string>();
  const clean = terms.map(({ id: databaseId, label: given, swatch }, index) => {
    const label = cleanName(given);
    const problem = (message: string) => void issues.push({ path: ['input', 'terms', String(index)], message });
    if (label === '' || label.length > 250) problem('A value must have 1 to 250 characters.');
    if (seen.has(label.toLowerCase())) problem(`“${label}” is listed twice.`);
    seen.add(label.toLowerCase());
    if (swatch && !/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(swatch)) problem('Enter a colour such as #aa0000.');
    return { id: databaseId ?? null, label, swatch: swatch || null };
  });
  if (terms.length > maxTerms) issues.push({ path: ['input', 'terms'], message: `An attribute can have at most ${maxTerms} values.` });
  if (issues.length > 0) throw new InvalidInputError(issues);
  return clean;
}

/** @returns products whose values were renamed or deleted */
async function writeTerms(tx: Tx, attributeId: number, form: readonly TermForm[]): Promise<void> {
  const current = await tx.attributeTerm.findMany({ where: { attributeId } });
  const named = new Set(form.flatMap(({ id: databaseId }) => databaseId ?? []));
  // A term with the same label that another user or an import has added in the meantime counts as the same term.
  const idOf = (label: string) =>
    current.find((term) => !named.has(term.id) && term.label.toLowerCase() === label.toLowerCase())?.id ?? null;
  const terms = checkedTerms(form).map((term) => ({ ...term, id: term.id ?? idOf(term.label) }));
  const kept = new Set(terms.flatMap(({ id: databaseId }) => databaseId ?? []));
  const unknown = [...kept].find((id) => !current.some((term) => term.id === id));
  if (unknown !== undefined) throw new UnknownRecordError('value', ['input', 'terms']);
  const gone = current.filter(({ id }) => !kept.has(id));
  const used = await tx.attributeTerm.findFirst({
    where: { id: { in: gone.map(({ id }) => id) }, OR: [{ products: { some: {} } }, { variations: { some: {} } }] },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { label: true },
  });
  if (used) throw new InUseError(`The value “${used.label}” is used by products, so it can’t be deleted.`, ['input', 'terms']);
  await tx.attributeTerm.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  const added = terms.filter(({ id: databaseId }) => databaseId === null);
  const slugs = await claimSlugs(
    added.map(({ label }) => slugOf(label)),
    async (candidates) => {
      const rows = await tx.attributeTerm.findMany({ where: { attributeId, slug: { in: candidates } }, select: { slug: true } });
      return new Set(rows.map(({ slug }) => slug));
    },
  );
  for (const [position, { id: databaseId, label, swatch }] of terms.entries()) {
    if (databaseId !== null)
      await tx.attributeTerm.update({ where: { id: databaseId }, data: { label, swatch, position }, select: { id: true } });
  }
  const places = new Map(terms.map((term, position) => [term, position]));
  await tx.attributeTerm.createMany({
    data: added.map((term, index) => ({
      attributeId,
      label: term.label,
      swatch: term.swatch,
      slug: slugs[index] ?? '',
      position: places.get(term) ?? 0,
    })),
  });
}

/**
 * Creates an attribute at the end of the list.
 * @returns the ID of the attribute
 * @throws InvalidInputError
 */
export function createAttribute(shop: StaffShop, form: AttributeForm): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const columns = columnsOf(form, { name: '', kind: 'TEXT', unit: null, direction: 'NONE', heading: 'Details', isFacet: true });
    await rejectDuplicateName(tx, columns.name, 0);
    const [slug] = await claimSlugs([slugOf(columns.name)], async (candidates) => {
      const rows = await tx.attribute.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
      return new Set(rows.map((row) => row.slug));
    });
    const last = await tx.attribute.aggregate({ _max: { position: true } });
    const data = { ...columns, slug: slug ?? slugOf(columns.name), position: (last._max.position ?? -1) + 1 };
    const { id } = await tx.attribute.create({ data, select: { id: true } });
    if (form.terms) await writeTerms(tx, id, form.terms);
    return { value: id, productIds: [], act: { action: 'attribute.create', targetType: 'Attribute', targetIds: [id] } };
  });
}

async function locked(tx: Tx, id: number): Promise<Attribute> {
  await tx.$executeRaw`SELECT 1 FROM "Attribute" WHERE "id" = ${id}::int FOR UPDATE`;
  const found = await tx.attribute.findUnique({ where: { id } });
  if (!found) throw new UnknownRecordError('attribute');
  return found;
}

/**
 * Updates an attribute and its terms.
 * @returns the ID of the attribute
 * @throws InvalidInputError, UnknownRecordError, InUseError, StaleRecordError
 */
export function updateAttribute(
  shop: StaffShop,
  { id: databaseId, expectedVersion, ...form }: AttributeForm & VersionedRecord,
): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const current = await locked(tx, databaseId);
    refuseStale(current, expectedVersion);
    const columns = columnsOf(form, current);
    await rejectDuplicateName(tx, columns.name, databaseId);
    if (columns.kind !== current.kind && (await tx.productAttribute.count({ where: { attributeId: databaseId } })) > 0)
      throw new InUseError('This attribute is used by products, so its type can’t be changed.', ['input', 'kind']);
    const data = { ...columns, version: { increment: 1 } };
    await tx.attribute.update({ where: { id: databaseId }, data, select: { id: true } });
    if (form.terms) await writeTerms(tx, databaseId, form.terms);
    return { value: databaseId, productIds: [], act: { action: 'attribute.save', targetType: 'Attribute', targetIds: [databaseId] } };
  });
}

/**
 * Moves an attribute to a position, counted from 0.
 * @returns the ID of the attribute
 * @throws UnknownRecordError
 */
export function moveAttribute(shop: StaffShop, { id: databaseId, position }: { id: number; position: number }): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const moved = await locked(tx, databaseId);
    const order = await tx.attribute.findMany({ where: { NOT: { id: databaseId } }, orderBy: [{ position: 'asc' }, { name: 'asc' }] });
    order.splice(Math.min(Math.max(position, 0), order.length), 0, moved);
    for (const [place, attribute] of order.entries())
      if (attribute.position !== place)
        await tx.attribute.update({ where: { id: attribute.id }, data: { position: place }, select: { id: true } });
    return { value: databaseId, productIds: [], act: { action: 'attribute.move', targetType: 'Attribute', targetIds: [databaseId] } };
  });
}

/**
 * Deletes an attribute that no product uses.
 * @returns the ID of the deleted attribute
 * @throws UnknownRecordError, InUseError
 */
export function deleteAttribute(shop: StaffShop, { id: databaseId }: { id: number }): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const { name } = await locked(tx, databaseId);
    const products = await tx.productAttribute.count({ where: { attributeId: databaseId } });
    const options = await tx.variationOption.count({ where: { attributeId: databaseId } });
    if (products + options > 0) throw new InUseError('This attribute is used by products or variations. Remove it from them first.');
    if ((await tx.compareGroup.count({ where: { unitPriceAttributeId: databaseId } })) > 0)
      throw new InUseError('This attribute is used for unit prices in a compare group. Choose another one there first.');
    await tx.attribute.delete({ where: { id: databaseId }, select: { id: true } });
    const act = { action: 'attribute.delete', targetType: 'Attribute', targetIds: [databaseId], details: { name } };
    return { value: databaseId, productIds: [], act };
  });
}
