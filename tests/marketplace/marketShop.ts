import type { Db } from '../../server/platform/database/db.ts';
import type { ExternalShopInput } from '../../server/engagement/marketplace/input.ts';
import { saveListing } from '../../server/engagement/marketplace/listings.ts';
import { saveExternalShop, saveMarketplace } from '../../server/engagement/marketplace/staff.ts';
import { makeProduct } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// A marketplace with shops, and queries about them.

export const staffActor = { accountId: null, requestId: 'test', address: '' };

export const templates = {
  cartUrlTemplate: 'https://{host}/cart/add?tag={tag}&{lines}',
  lineTemplate: 'item.{n}={id}&quantity.{n}={quantity}',
};

export async function staffShop(db: Db) {
  return { db, now: testNow, catalog: await sharedRevision(db) };
}

export async function makeMarketplace(db: Db, name = 'Bazaar'): Promise<number> {
  return (await saveMarketplace(await staffShop(db), staffActor, { name, ...templates })).marketplaceId;
}

export async function makeExternalShop(db: Db, marketplaceId: number, facts: Partial<ExternalShopInput> = {}): Promise<number> {
  const { country = 'DE' } = facts;
  const input = {
    marketplaceId,
    name: `Bazaar ${country}`,
    country,
    host: `${country.toLowerCase()}.bazaar.example`,
    tag: 'souk-21',
    ...facts,
  };
  return (await saveExternalShop(await staffShop(db), staffActor, input)).shopId;
}

/** Creates a product that is checked out at the external shop. */
export async function makeExternal(db: Db, shopId: number, externalId: string, facts: Parameters<typeof makeProduct>[1] = {}) {
  const product = await makeProduct(db, { name: `External ${externalId}`, ...facts });
  await saveListing(await staffShop(db), staffActor, { shopId, productId: product.id, externalId });
  return product;
}

export interface ShopBox {
  shop: { id: string; databaseId: number; name: string; marketplace: string; checkoutUrl: string };
  state: string;
  linesHash: string;
  subtotal: { amount: number };
  lines: { id: string; name: string }[];
}

const boxFields = `shop { id databaseId name marketplace checkoutUrl } state linesHash subtotal { amount } lines { id name }`;

/** Returns the external shops of the visitor's cart. */
export async function boxes(visitor: Visitor): Promise<ShopBox[]> {
  const { viewer } = await visitor.query<{ viewer: { cart: { externalShops: ShopBox[] } | null } }>(
    `{ viewer { cart { externalShops { ${boxFields} } } } }`,
  );
  return viewer.cart?.externalShops ?? [];
}

export interface Chosen {
  code?: string;
  message?: string;
  cart?: { externalShops: ShopBox[] } | null;
}

/** Sets the choice for a shop, for its current lines unless a hash is passed. */
export async function choose(visitor: Visitor, shopId: number, choice: 'DONE' | 'CANCELED', linesHash?: string): Promise<Chosen> {
  const box = (await boxes(visitor)).find(({ shop }) => shop.databaseId === shopId);
  const { result } = await visitor.query<{ result: Chosen }>(
    `mutation ($input: SetExternalShopChoiceInput!) { result: setExternalShopChoice(input: $input) {
      ... on SetExternalShopChoicePayload { cart { externalShops { ${boxFields} } } } ... on UserError { code message }
      ... on StaleCartError { seen: cart { externalShops { ${boxFields} } } } } }`,
    { input: { shopId: globalShopId(shopId), choice, linesHash: linesHash ?? box?.linesHash ?? '' } },
  );
  return result;
}

export const globalShopId = (id: number) => Buffer.from(`ExternalShop:${id}`).toString('base64');
