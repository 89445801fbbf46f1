import { makeProduct } from '../support/products.ts';
import { fresh, type StaffActs, type StaffFixture } from './staffFixture.ts';

let keys = 0;
const definition = ({ db }: StaffFixture) => {
  keys += 1;
  const data = { ownerType: 'PRODUCT', namespace: 'app', key: `field_${keys}`, name: fresh('Field'), type: 'INTEGER' } as const;
  return db.prisma.metafieldDefinition.create({ data });
};

async function value(desk: StaffFixture) {
  const { id: definitionId, namespace, key } = await definition(desk);
  const { id: productId } = await makeProduct(desk.db);
  const { id } = await desk.db.prisma.metafield.create({ data: { definitionId, productId, value: '1' } });
  return { id, definitionId, name: { productId, namespace, key } };
}

/** Staff actions on custom fields. */
export const actsOfMetadata: StaffActs = {
  createMetafieldDefinition: {
    leaves: ['metafield.define', 'MetafieldDefinition'],
    details: 'name: app.made',
    prepare: () => ({ input: { ownerType: 'ORDER', namespace: 'app', key: 'made', name: 'Made', type: 'DATE' } }),
  },
  updateMetafieldDefinition: {
    leaves: ['metafield.define-change', 'MetafieldDefinition'],
    details: /is public: off → on/,
    async prepare(desk) {
      const { id } = await definition(desk);
      return { input: { id, isPublic: true }, ids: [id] };
    },
  },
  deleteMetafieldDefinition: {
    leaves: ['metafield.undefine', 'MetafieldDefinition'],
    details: /values: 1/,
    async prepare(desk) {
      const { definitionId } = await value(desk);
      return { input: { id: definitionId, deletesValues: true }, ids: [definitionId] };
    },
  },
  setMetafields: {
    leaves: ['metafield.set', 'Metafield'],
    async prepare(desk) {
      const { id, name } = await value(desk);
      return { input: { metafields: [{ ...name, value: '2' }] }, ids: [id] };
    },
  },
  deleteMetafields: {
    leaves: ['metafield.delete', 'Metafield'],
    async prepare(desk) {
      const { id, name } = await value(desk);
      return { input: { metafields: [name] }, ids: [id] };
    },
  },
};
