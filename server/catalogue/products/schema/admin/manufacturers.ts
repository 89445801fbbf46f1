import type { Manufacturer } from '../../../../generated/prisma/client.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { recordPayloads } from '../../../../platform/graphql/recordPayload.ts';
import { findManufacturer, manufacturers } from '../../manufacturers.ts';

export const AdminManufacturerType = builder.objectRef<Manufacturer>('AdminManufacturer').implement({
  description: 'A manufacturer, as staff see it. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('AdminManufacturer')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the manufacturer.' }),
    version: t.exposeInt('version', { description: 'Version of the manufacturer. Increases with each save.' }),
    name: t.exposeString('name', { description: 'Unique name or trade name.' }),
    address: t.exposeString('address', { description: 'Postal address, with line breaks; may be empty.' }),
    contact: t.exposeString('contact', { description: 'Email address or URL; may be empty.' }),
    responsibleName: t.exposeString('responsibleName', { description: 'Name of the responsible person in the EU; empty if none.' }),
    responsibleAddress: t.exposeString('responsibleAddress', { description: 'Postal address of the responsible person; may be empty.' }),
    responsibleContact: t.exposeString('responsibleContact', {
      description: 'Email address or URL of the responsible person; may be empty.',
    }),
  }),
});

/** Payload types of mutations of a manufacturer. */
export const manufacturerPayload = recordPayloads({ type: AdminManufacturerType, field: 'manufacturer', find: findManufacturer });

builder.queryFields((t) => ({
  adminManufacturers: t.field({
    type: [AdminManufacturerType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'All manufacturers, sorted by name. Requires the CATALOGUE permission.',
    extensions: { listLength: 100 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await manufacturers(shop)).values()];
    },
  }),
  adminManufacturer: t.field({
    type: AdminManufacturerType,
    nullable: true,
    authScopes: { staff: 'CATALOGUE' },
    description: 'A manufacturer by its ID; null if it does not exist. Requires the CATALOGUE permission.',
    args: { id: t.arg.rowId({ of: 'Manufacturer', required: true, description: 'Global ID of the manufacturer.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return findManufacturer(shop, id);
    },
  }),
}));
