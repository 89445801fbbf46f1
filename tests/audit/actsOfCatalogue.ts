import { makeIn } from '../compare/compareShop.ts';
import { makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { fresh, freshKey, type StaffActs, type StaffFixture } from './staffFixture.ts';

const category = ({ db }: StaffFixture) => db.prisma.category.create({ data: { slug: fresh('category'), name: fresh('Category') } });
const attribute = ({ db }: StaffFixture) => db.prisma.attribute.create({ data: { slug: fresh('attribute'), name: fresh('Attribute') } });
const manufacturer = ({ db }: StaffFixture) => db.prisma.manufacturer.create({ data: { name: fresh('Maker') } });
const file = ({ db }: StaffFixture, facts: object = {}) =>
  db.prisma.catalogueImport.create({
    data: {
      fileName: 'list.csv',
      storedName: fresh('stored'),
      size: 10,
      headings: ['SKU', 'Name'],
      sample: [],
      mapping: ['SKU', 'Name'],
      requestedAt: testNow,
      requestId: 'test',
      ...facts,
    },
  });
const edit = ({ db }: StaffFixture, facts: object) =>
  db.prisma.bulkEdit.create({
    data: {
      key: fresh('edit'),
      kind: 'STATUS',
      change: { kind: 'STATUS', to: 'DRAFT' },
      requestedAt: testNow,
      requestId: 'test',
      total: 1,
      ...facts,
    },
  });

/** Staff actions on products, stock, pictures, categories, attributes, bulk edits and product files. */
export const actsOfCatalogue: StaffActs = {
  createProduct: {
    leaves: ['product.create', 'Product'],
    prepare: () => ({ input: { name: fresh('Made'), idempotencyKey: freshKey() } }),
  },
  updateProduct: {
    leaves: ['product.save', 'Product'],
    details: /^name: .+ → Other$/,
    async prepare({ db }) {
      const { id, version } = await makeProduct(db);
      return { input: { id, expectedVersion: version, name: 'Other' }, ids: [id] };
    },
  },
  duplicateProduct: {
    leaves: ['product.duplicate', 'Product'],
    prepare: async ({ db }) => ({ input: { id: (await makeProduct(db)).id, idempotencyKey: freshKey() } }),
  },
  deleteProduct: {
    leaves: ['product.delete', 'Product'],
    details: 'name: Old lamp',
    async prepare({ db }) {
      const { id, version } = await makeProduct(db, { name: 'Old lamp' });
      return { input: { id, expectedVersion: version }, ids: [id] };
    },
  },
  adjustStock: {
    leaves: ['product.stock', 'Product'],
    details: 'delta: 4 · stock: 7 · reason: COUNT',
    async prepare({ db }) {
      const { id } = await makeStocked(db, 3);
      return { input: { id, setTo: 7, reason: 'COUNT', idempotencyKey: freshKey() }, ids: [id] };
    },
  },
  bulkUpdatePrices: {
    leaves: ['product.bulk-prices', 'Product'],
    alsoLeaves: [['product.save', 'Product', 'request']],
    details: /regular price: .+ → €7\.00/,
    async prepare({ db }) {
      const { id, sku } = await makeProduct(db, { sku: fresh('ROW') });
      return { input: { rows: [{ sku, regularPriceMinor: 700 }] }, ids: [id, id] };
    },
  },
  bulkAdjustStock: {
    leaves: ['product.bulk-stock', 'Product'],
    alsoLeaves: [['product.stock', 'Product', 'request']],
    details: /stock: 3 → 7/,
    async prepare({ db }) {
      const { id, sku } = await makeStocked(db, 3, { sku: fresh('ROW') });
      return { input: { rows: [{ sku, setTo: 7 }], reason: 'COUNT', idempotencyKey: freshKey() }, ids: [id, id] };
    },
  },
  bulkUpsertProducts: {
    leaves: ['product.bulk-upsert', 'Product'],
    alsoLeaves: [['product.create', 'Product', 'request']],
    prepare: () => ({ input: { rows: [{ sku: fresh('ROW'), name: 'Made in bulk' }] } }),
  },
  generateVariations: {
    leaves: ['product.variations-generate', 'Product'],
    prepare: async ({ db }) => ({ input: { id: (await makeVariable(db)).product.id } }),
  },
  updateVariations: {
    leaves: ['product.variations-save', 'Product'],
    details: / › regular price: .+ → €7\.00$/,
    async prepare({ db }) {
      const made = await makeVariable(db);
      const id = variationId(made, 'blue');
      const { version } = await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { version: true } });
      const variations = [{ id, expectedVersion: version, regularPriceMinor: 700 }];
      return { input: { id: made.product.id, variations }, ids: [id] };
    },
  },
  deleteVariation: {
    leaves: ['product.variation-delete', 'Product'],
    details: /^name: .* blue · product: \d+$/,
    async prepare({ db }) {
      const id = variationId(await makeVariable(db), 'blue');
      return { input: { id }, ids: [id] };
    },
  },
  updateProductPictures: {
    leaves: ['product.pictures', 'Product'],
    async prepare({ db }) {
      const { id } = await makeProduct(db);
      return { input: { id, pictures: [] }, ids: [id] };
    },
  },
  createCategory: { leaves: ['category.create', 'Category'], prepare: () => ({ input: { name: fresh('Made') } }) },
  updateCategory: {
    leaves: ['category.save', 'Category'],
    async prepare(desk) {
      const { id } = await category(desk);
      return { input: { id, name: fresh('Renamed') }, ids: [id] };
    },
  },
  moveCategory: {
    leaves: ['category.move', 'Category'],
    async prepare(desk) {
      const { id } = await category(desk);
      return { input: { id, parentId: null, position: 0 }, ids: [id] };
    },
  },
  setCategoryPicture: {
    leaves: ['category.picture', 'Category'],
    async prepare(desk) {
      const { id } = await category(desk);
      return { input: { id, productId: null }, ids: [id] };
    },
  },
  deleteCategory: {
    leaves: ['category.delete', 'Category'],
    details: /^name: Category-\d+ · products: 1$/,
    async prepare(desk) {
      const { id } = await category(desk);
      await makeIn(desk.db, [id]);
      return { input: { id, productsToId: null }, ids: [id] };
    },
  },
  createAttribute: {
    leaves: ['attribute.create', 'Attribute'],
    prepare: () => ({ input: { name: fresh('Made'), kind: 'LIST', terms: [{ label: 'Matt' }] } }),
  },
  updateAttribute: {
    leaves: ['attribute.save', 'Attribute'],
    async prepare(desk) {
      const { id } = await attribute(desk);
      return { input: { id, name: fresh('Renamed') }, ids: [id] };
    },
  },
  moveAttribute: {
    leaves: ['attribute.move', 'Attribute'],
    async prepare(desk) {
      const { id } = await attribute(desk);
      return { input: { id, position: 0 }, ids: [id] };
    },
  },
  deleteAttribute: {
    leaves: ['attribute.delete', 'Attribute'],
    details: /^name: Attribute-\d+$/,
    async prepare(desk) {
      const { id } = await attribute(desk);
      return { input: { id }, ids: [id] };
    },
  },
  createManufacturer: {
    leaves: ['manufacturer.create', 'Manufacturer'],
    details: /^name: Made-\d+$/,
    prepare: () => ({ input: { name: fresh('Made') } }),
  },
  updateManufacturer: {
    leaves: ['manufacturer.save', 'Manufacturer'],
    details: /^address: .*Berlin$/,
    async prepare(desk) {
      const { id } = await manufacturer(desk);
      return { input: { id, address: 'Berlin' }, ids: [id] };
    },
  },
  deleteManufacturer: {
    leaves: ['manufacturer.delete', 'Manufacturer'],
    details: /^name: Maker-\d+$/,
    async prepare(desk) {
      const { id } = await manufacturer(desk);
      return { input: { id }, ids: [id] };
    },
  },
  startBulkEdit: {
    leaves: ['product.bulk-edit-start', 'BulkEdit'],
    details: 'products: 1',
    prepare: async ({ db }) => ({
      input: { change: { status: 'DRAFT' }, target: { productIds: [(await makeProduct(db)).id] }, idempotencyKey: freshKey() },
    }),
  },
  stopBulkEdit: {
    leaves: ['product.bulk-edit-stop', 'BulkEdit'],
    async prepare(desk) {
      const { id } = await edit(desk, { status: 'RUNNING' });
      return { input: { id }, ids: [id] };
    },
  },
  undoBulkEdit: {
    leaves: ['product.bulk-edit-undo', 'BulkEdit'],
    async prepare(desk) {
      const { id } = await edit(desk, { status: 'DONE', changed: 1 });
      return { input: { id }, ids: [id] };
    },
  },
  startCatalogueImport: {
    leaves: ['catalogue.import-run', 'CatalogueImport'],
    async prepare(desk) {
      const { id } = await file(desk);
      return { input: { id, mapping: ['SKU', 'Name'], isDryRun: false }, ids: [id] };
    },
  },
  stopCatalogueImport: {
    leaves: ['catalogue.import-stop', 'CatalogueImport'],
    async prepare(desk) {
      const { id } = await file(desk, { status: 'RUNNING' });
      return { input: { id }, ids: [id] };
    },
  },
  resumeCatalogueImport: {
    leaves: ['catalogue.import-resume', 'CatalogueImport'],
    async prepare(desk) {
      const { id } = await file(desk, { status: 'STOPPED', isDryRun: false });
      return { input: { id }, ids: [id] };
    },
  },
  deleteCatalogueImport: {
    leaves: ['catalogue.import-discard', 'CatalogueImport'],
    async prepare(desk) {
      const { id } = await file(desk);
      return { input: { id }, ids: [id] };
    },
  },
};
