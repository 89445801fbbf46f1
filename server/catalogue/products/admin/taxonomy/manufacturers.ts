import { changesBetween } from '../../../../foundation/audit/audit.ts';
import type { Manufacturer } from '../../../../generated/prisma/client.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { literalPattern } from '../../../../platform/database/patterns.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import {
  changeCatalogue,
  InUseError,
  lockImports,
  refuseStale,
  UnknownRecordError,
  type StaffShop,
  type VersionedRecord,
} from '../../../editing/editing.ts';
import { cleanManufacturer, manufacturerFault, type ManufacturerDetails } from '../../manufacturers.ts';

// Staff operations on manufacturers. They outdate all cached pages: many products can have the same manufacturer.

/** Form input for a manufacturer; absent fields stay unchanged. */
export type ManufacturerForm = { [Field in keyof ManufacturerDetails]?: string | null };

const blank: ManufacturerDetails = {
  name: '',
  address: '',
  contact: '',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
};

const refuse = (field: keyof ManufacturerDetails, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

async function detailsOf(tx: Tx, form: ManufacturerForm, current: ManufacturerDetails, own: number): Promise<ManufacturerDetails> {
  const changes = Object.fromEntries(Object.entries(form).filter(([, text]) => text != null));
  const details = cleanManufacturer({ ...current, ...changes });
  const fault = manufacturerFault(details);
  if (fault) throw refuse(fault.field, fault.message);
  const taken = await tx.manufacturer.findFirst({
    where: { name: { equals: literalPattern(details.name), mode: 'insensitive' }, NOT: { id: own } },
    select: { name: true },
  });
  if (taken) throw refuse('name', `A manufacturer called “${taken.name}” already exists.`);
  return details;
}

async function locked(tx: Tx, id: number): Promise<Manufacturer> {
  await tx.$executeRaw`SELECT 1 FROM "Manufacturer" WHERE "id" = ${id}::int FOR UPDATE`;
  const found = await tx.manufacturer.findUnique({ where: { id } });
  if (!found) throw new UnknownRecordError('manufacturer');
  return found;
}

/**
 * Creates a manufacturer.
 * @returns the ID of the manufacturer
 * @throws InvalidInputError
 */
export function createManufacturer(shop: StaffShop, form: ManufacturerForm): Promise<number> {
  return changeCatalogue(
    shop,
    async (tx) => {
      const data = await detailsOf(tx, form, blank, 0);
      const { id } = await tx.manufacturer.create({ data, select: { id: true } });
      const act = { action: 'manufacturer.create', targetType: 'Manufacturer', targetIds: [id], details: { name: data.name } };
      return { value: id, productIds: [], act };
    },
    lockImports,
  );
}

/**
 * Updates a manufacturer.
 * @returns the ID of the manufacturer
 * @throws InvalidInputError, UnknownRecordError, StaleRecordError
 */
export function updateManufacturer(shop: StaffShop, { id, expectedVersion, ...form }: ManufacturerForm & VersionedRecord): Promise<number> {
  return changeCatalogue(
    shop,
    async (tx) => {
      const { id: _id, version, ...before } = await locked(tx, id);
      refuseStale({ version }, expectedVersion);
      const after = await detailsOf(tx, form, before, id);
      await tx.manufacturer.update({ where: { id }, data: { ...after, version: { increment: 1 } }, select: { id: true } });
      const details = changesBetween({ ...before }, { ...after });
      return {
        value: id,
        productIds: [],
        act: { action: 'manufacturer.save', targetType: 'Manufacturer', targetIds: [id], ...(details && { details }) },
      };
    },
    lockImports,
  );
}

/**
 * Deletes a manufacturer that no product has.
 * @returns the ID of the deleted manufacturer
 * @throws UnknownRecordError, InUseError
 */
export function deleteManufacturer(shop: StaffShop, { id }: { id: number }): Promise<number> {
  return changeCatalogue(
    shop,
    async (tx) => {
      const { name } = await locked(tx, id);
      if ((await tx.product.count({ where: { manufacturerId: id } })) > 0)
        throw new InUseError('Some products have this manufacturer. Assign them to another one first.');
      await tx.manufacturer.delete({ where: { id }, select: { id: true } });
      return {
        value: id,
        productIds: [],
        act: { action: 'manufacturer.delete', targetType: 'Manufacturer', targetIds: [id], details: { name } },
      };
    },
    lockImports,
  );
}
