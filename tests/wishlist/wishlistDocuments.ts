import type { Db } from '../../server/platform/database/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { globalId } from '../support/products.ts';

const listFields = 'totalCount productIds shareUrl mailsChanges mayWish';
const errorFields = '__typename ... on UserError { code message path }';

export interface OwnList {
  totalCount: number;
  productIds: number[];
  shareUrl: string | null;
  mailsChanges: boolean;
  mayWish: boolean;
}

export interface Result {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  product?: { databaseId: number; wishCount: number; isWished: boolean } | null;
  viewer?: { wishlist: OwnList };
}

const changeDocument = (name: 'addToWishlist' | 'removeFromWishlist') => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    ... on ${type}Payload { product { databaseId wishCount isWished } message viewer { wishlist { ${listFields} } } } ${errorFields} } }`;
};
const addDocument = changeDocument('addToWishlist');
const removeDocument = changeDocument('removeFromWishlist');

async function run(who: Visitor, document: string, input: object): Promise<Result> {
  return (await who.query<{ result: Result }>(document, { input })).result;
}

export const wishlistAdd = (who: Visitor, id: number) => run(who, addDocument, { productId: globalId('Product', id) });
export const wishlistRemove = (who: Visitor, id: number) => run(who, removeDocument, { productId: globalId('Product', id) });

/** Adds by any global id, such as a variation's. */
export const wishlistAddById = (who: Visitor, productId: string) => run(who, addDocument, { productId });

export const setListShared = (who: Visitor, isShared: boolean) =>
  run(
    who,
    `mutation ($input: ShareWishlistInput!) { result: shareWishlist(input: $input) {
      ... on ShareWishlistPayload { viewer { wishlist { ${listFields} } } } ${errorFields} } }`,
    { isShared },
  );

export const setMails = (who: Visitor, mailsChanges: boolean) =>
  run(
    who,
    `mutation ($input: SetWishlistMailsInput!) { result: setWishlistMails(input: $input) {
      ... on SetWishlistMailsPayload { viewer { wishlist { ${listFields} } } } ${errorFields} } }`,
    { mailsChanges },
  );

export async function wishlistOf(who: Visitor): Promise<OwnList> {
  return (await who.query<{ viewer: { wishlist: OwnList } }>(`{ viewer { wishlist { ${listFields} } } }`)).viewer.wishlist;
}

export interface Item {
  id: string;
  addedAt: string;
  product: { databaseId: number };
  priceWhenAdded: { amount: number };
  priceChange: {
    from: { amount: number };
    to: { amount: number };
    difference: { amount: number; formatted: string };
    isLower: boolean;
  } | null;
  availabilityChange: string | null;
}

export interface ItemPage {
  totalCount: number;
  edges: { cursor: string; node: Item }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/**
 * Returns the wishlist's items.
 * @param page GraphQL arguments, such as `first: 10`
 */
export async function itemsOf(who: Visitor, page = 'first: 100'): Promise<ItemPage> {
  const { viewer } = await who.query<{ viewer: { wishlist: { items: ItemPage } } }>(`{ viewer { wishlist { items(${page}) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { id addedAt product { databaseId } priceWhenAdded { amount } availabilityChange
      priceChange { from { amount } to { amount } difference { amount formatted } isLower } } } } } } }`);
  return viewer.wishlist.items;
}

/** Returns the items without their edges. */
export const nodesOf = async (who: Visitor) => (await itemsOf(who)).edges.map(({ node }) => node);

/** Signs a visitor in to a new account, or to the account with the given id. */
export async function signedIn(db: Db, { accountId, email = 'ada@example.com' }: { accountId?: number; email?: string } = {}) {
  const who = newVisitor(db);
  // The first write creates the visitor.
  await setListShared(who, true);
  const [{ id: visitorId } = { id: 0 }] = await db.prisma.visitor.findMany({ orderBy: { id: 'desc' }, take: 1 });
  const id = accountId ?? (await db.prisma.account.create({ data: { email } })).id;
  await db.prisma.wishlist.deleteMany({ where: { visitorId } });
  await db.prisma.visitor.update({ where: { id: visitorId }, data: { accountId: id } });
  return { who, visitorId, accountId: id };
}
