import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { importCsv } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Forms that two staff members have open at once: the later save doesn't overwrite unseen changes.

let db: Db;
let boss: Visitor;

beforeEach(async () => {
  db = await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR', [])).who;
});

interface Result {
  __typename: string;
  code?: string;
  path?: string[];
}

async function save(name: string, input: object, isDryRun = false): Promise<Result> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${type}Input!, $isDryRun: Boolean) {
    result: ${name}(input: $input, isDryRun: $isDryRun) { __typename ... on UserError { code path } } }`;
  return (await boss.query<{ result: Result }>(document, { input, isDryRun })).result;
}

interface Case {
  mutation: string;
  /**
   * Creates a record.
   * @returns the input that its form sends
   */
  make: () => Promise<object>;
  /** Reads the record's name and version as its screen does. */
  read: () => Promise<{ name: string; version: number }>;
}

/**
 * Creates a record without the staff API, which would invalidate the catalogue caches.
 * @returns the input that its form sends
 */
async function made(make: Case['make']): Promise<object> {
  const input = await make();
  await bumpRevision(db.pool);
  await (await sharedRevision(db)).reload();
  return input;
}

const first = <T>([row]: readonly T[]): T => {
  if (!row) throw new Error('There is none');
  return row;
};
type Facts = { name: string; version: number };
const market = { cartUrlTemplate: 'https://{host}/cart?{lines}', lineTemplate: 'a={id}&q={quantity}' };

const cases: Case[] = [
  {
    mutation: 'updateAttribute',
    make: async () => ({ id: (await db.prisma.attribute.create({ data: { name: 'Old', slug: 'old' } })).id }),
    read: async () => first((await boss.query<{ all: Facts[] }>('{ all: adminAttributes { name version } }')).all),
  },
  {
    mutation: 'updateManufacturer',
    make: async () => ({ id: (await db.prisma.manufacturer.create({ data: { name: 'Old' } })).id }),
    read: async () => first((await boss.query<{ all: Facts[] }>('{ all: adminManufacturers { name version } }')).all),
  },
  {
    mutation: 'updateMetafieldDefinition',
    make: async () => {
      const data = { ownerType: 'PRODUCT', namespace: 'app', key: 'care', name: 'Old', type: 'DATE' } as const;
      return { id: (await db.prisma.metafieldDefinition.create({ data })).id };
    },
    read: async () => first((await boss.query<{ all: Facts[] }>('{ all: metafieldDefinitions { name version } }')).all),
  },
  {
    mutation: 'updateCategory',
    make: async () => ({ id: (await db.prisma.category.create({ data: { name: 'Old', slug: 'old' } })).id }),
    read: async () => first((await boss.query<{ all: Facts[] }>('{ all: adminCategories { name version } }')).all),
  },
  {
    mutation: 'updateApiKey',
    make: async () => {
      const key = { name: 'Old', publicId: 'staleforms00', secretHash: 'none', createdAt: testNow };
      return { scopes: ['ORDERS_READ'], id: (await db.prisma.apiKey.create({ data: { ...key, scopes: ['ORDERS_READ'] } })).id };
    },
    read: async () =>
      first(
        (await boss.query<{ all: { edges: { node: Facts }[] } }>('{ all: apiKeys(first: 1) { edges { node { name version } } } }')).all
          .edges,
      ).node,
  },
  {
    mutation: 'updateMarketplace',
    make: async () => ({ ...market, id: (await db.prisma.marketplace.create({ data: { ...market, name: 'Old' } })).id }),
    read: async () => first((await boss.query<{ all: Facts[] }>('{ all: marketplaces { name version } }')).all),
  },
  {
    mutation: 'updateExternalShop',
    make: async () => {
      const { id: marketplaceId } = await db.prisma.marketplace.create({ data: { ...market, name: 'Bazaar' } });
      const facts = { marketplaceId, country: 'IE', host: 'bazaar.example' };
      return { ...facts, id: (await db.prisma.externalShop.create({ data: { ...facts, name: 'Old' } })).id };
    },
    read: async () =>
      first(first((await boss.query<{ all: { shops: Facts[] }[] }>('{ all: marketplaces { shops { name version } } }')).all).shops),
  },
];

describe.each(cases)('$mutation', ({ mutation, make, read }) => {
  it('rejects a stale version, also in a dry run, and overwrites if no version is given', async () => {
    const input = await made(make);
    const { version } = await read();
    const payload = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
    expect((await save(mutation, { ...input, name: 'Theirs', expectedVersion: version })).__typename).toBe(payload);
    expect(await read()).toEqual({ name: 'Theirs', version: version + 1 });
    const stale = { __typename: 'StaleRecordError', code: 'STALE', path: ['input', 'expectedVersion'] };
    for (const isDry of [true, false])
      expect(await save(mutation, { ...input, name: 'Mine', expectedVersion: version }, isDry)).toEqual(stale);
    expect(await read()).toEqual({ name: 'Theirs', version: version + 1 });
    expect((await save(mutation, { ...input, name: 'Mine', expectedVersion: version + 1 })).__typename).toBe(payload);
    expect((await save(mutation, { ...input, name: 'Program' })).__typename).toBe(payload);
    expect(await read()).toEqual({ name: 'Program', version: version + 3 });
  });

  it('accepts one of two concurrent saves', async () => {
    const input = await made(make);
    const { version } = await read();
    const results = await Promise.all(['One', 'Two'].map((name) => save(mutation, { ...input, name, expectedVersion: version })));
    expect(results.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['STALE', 'saved']);
    expect(await read()).toMatchObject({ version: version + 1 });
  });
});

describe('attribute values', () => {
  const labels = async (attributeId: number) =>
    (await db.prisma.attributeTerm.findMany({ where: { attributeId }, orderBy: { position: 'asc' } })).map(({ id, label }) => ({
      id,
      label,
    }));

  it('are matched by label when a form omits their IDs', async () => {
    const { id } = await db.prisma.attribute.create({
      data: { name: 'Colour', slug: 'colour', terms: { create: { label: 'Red', slug: 'red' } } },
    });
    const before = await labels(id);
    expect((await save('updateAttribute', { id, terms: [{ label: 'Blue' }, { label: 'RED' }] })).code).toBeUndefined();
    expect(await labels(id)).toEqual([
      { id: expect.any(Number) as number, label: 'Blue' },
      { id: before[0]?.id, label: 'RED' },
    ]);
  });

  it('added by an import make an open form stale', async () => {
    const { id } = await db.prisma.attribute.create({
      data: { name: 'Colour', slug: 'colour', terms: { create: { label: 'Red', slug: 'red' } } },
    });
    const { version } = await db.prisma.attribute.findUniqueOrThrow({ where: { id } });
    await importCsv(db, 'Name,Regular price,Attribute 1 name,Attribute 1 value(s)\nCup,10,Colour,Green\n');
    expect((await labels(id)).map(({ label }) => label)).toEqual(['Red', 'Green']);
    expect((await save('updateAttribute', { id, expectedVersion: version, terms: [] })).code).toBe('STALE');
  });
});
