import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { demoRecords } from '../../prisma/seed/catalogue.ts';
import { writeDemoCompareGroups } from '../../prisma/seed/compareGroups.ts';
import { writeDemoCoupons } from '../../prisma/seed/coupons.ts';
import { writeDemoMarketplace } from '../../prisma/seed/marketplace.ts';
import { writeDemoOffers } from '../../prisma/seed/offers/write.ts';
import { reviewedProducts } from '../../prisma/seed/reviews/demoReviews.ts';
import { writeDemoReviews } from '../../prisma/seed/reviews/write.ts';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { makeSubscriber } from '../newsletter/newsletter.ts';
import { rootFields, valueOf } from './staffFields.ts';

// Generates queries of the API's lists from the schema: each field of a list's items, combined as far as the cost limit allows.

type AnyField = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLNamedType): AnyField[] =>
  isObjectType(type) || isInterfaceType(type) ? (Object.values(type.getFields()) as AnyField[]) : [];

/** Returns the type of a connection's items; null for any other type. */
function itemType(type: GraphQLNamedType): GraphQLNamedType | null {
  const edges = fieldsOf(type).find(({ name }) => name === 'edges');
  const node = edges && fieldsOf(getNamedType(edges.type)).find(({ name }) => name === 'node');
  return node ? getNamedType(node.type) : null;
}

/** Formats a value as in a document: without quotes around enum values. */
const literal = (type: GraphQLInputType) => {
  const text = JSON.stringify(valueOf(type)).replace(/"([^"]+)":/g, '$1:');
  return isEnumType(getNamedType(type)) ? text.replaceAll('"', '') : text;
};

function called({ name, args }: AnyField, size: string | number = 2): string {
  const given = args.flatMap((argument) => {
    if (argument.name === 'first') return [`first: ${size}`];
    return isNonNullType(argument.type) && argument.defaultValue === undefined ? [`${argument.name}: ${literal(argument.type)}`] : [];
  });
  return given.length > 0 ? `${name}(${given.join(', ')})` : name;
}

/** A field queried for each item of a list. */
export interface QueriedField {
  /** Type and field name. */
  name: string;
  field: AnyField;
  /** Selection on an item. */
  selection: string;
}

const outer = (selection: string) => `edges { node { ${selection} } }`;

/** Returns every field of a type and of nested objects, visiting each type once. */
function queriedFields(type: GraphQLNamedType, seen: Set<string>, wrap: (selection: string) => string, depth: number): QueriedField[] {
  if (isUnionType(type)) {
    return type.getTypes().flatMap((member) => queriedFields(member, seen, (inner) => wrap(`... on ${member.name} { ${inner} }`), depth));
  }
  if (seen.has(type.name) || depth === 0) return [];
  seen.add(type.name);
  return fieldsOf(type).flatMap((field): QueriedField[] => {
    const target = getNamedType(field.type);
    const call = called(field);
    const named = { name: `${type.name}.${field.name}`, field };
    if (!isCompositeType(target)) return [{ ...named, selection: wrap(call) }];
    const item = itemType(target);
    const inside = (inner: string) => `${call} { ${item ? outer(inner) : inner} }`;
    return [
      { ...named, selection: wrap(inside('__typename')) },
      ...queriedFields(item ?? target, seen, (inner) => wrap(inside(inner)), depth - 1),
    ];
  });
}

/** A root-level list. */
export interface List {
  name: string;
  /** Returns the list's document for a selection on its items, with the variable $n for the page size. */
  document: (selection: string) => string;
  /** @param depth number of levels below an item */
  fields: (depth: number) => QueriedField[];
}

/** Returns the root-level connections. */
export function lists(): List[] {
  return rootFields('query').flatMap((field) => {
    const item = itemType(getNamedType(field.type));
    if (!item) return [];
    const document = (selection: string) => `query ($n: Int!) { ${called(field, '$n')} { ${outer(selection)} } }`;
    return [{ name: field.name, document, fields: (depth) => queriedFields(item, new Set(), (selection) => selection, depth) }];
  });
}

/** Fills the shop so that every list has more than a few items. */
export async function fillLists(db: Db): Promise<void> {
  const catalogue = demoRecords(testNow);
  await importRecords(db, catalogue.records, { definitions: catalogue.definitions, now: testNow });
  await writeDemoReviews(db, reviewedProducts(catalogue), testNow);
  await writeDemoCoupons(db, testNow);
  await writeDemoCompareGroups(db);
  await writeDemoMarketplace(db, testNow);
  await writeDemoOffers(db, testNow);
  const products = await db.prisma.product.findMany({ take: 12, orderBy: { id: 'asc' }, select: { id: true, name: true } });
  for (const [index, { id, name }] of products.entries()) {
    const { id: accountId } = await db.prisma.account.create({ data: { email: `customer-${index}@example.com` } });
    const line = { position: 0, productId: id, name, quantity: 1, unitMinor: 1_000, lineMinor: 1_000 };
    await db.prisma.order.create({ data: { ...plainOrder(), accountId, lines: { create: [line] } } });
    await makeSubscriber(db, { email: `subscriber-${index}@example.com` });
  }
  await refreshProducts(db.pool, 'all', testNow);
  await (await sharedRevision(db)).reload();
}
