import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apolloCache } from '../../packages/client/src/apollo.ts';
import { createClient, nodesOf, payloadOf } from '../../packages/client/src/client.ts';
import { graphcache } from '../../packages/client/src/graphcache.ts';
import { AddToCart, Listing, shopCache } from '../../packages/client/src/shop.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';

// packages/client against a shop: its client, and Apollo Client and urql with its cache settings.

let shop: TestApp;
let url = '';
let mug = '';
beforeAll(async () => {
  const db = await freshDb();
  shop = await testApp(db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/graphql`;
  for (const name of ['Jug', 'Kettle', 'Mug']) mug = globalId('Product', (await makeStocked(db, 3, { name })).id);
});
afterAll(() => shop.app.close());

const listing = { sort: 'NEWEST', first: 2 } as const;

it('[I27] the client reads a whole list, and changes a cart with typed documents', async () => {
  let visitor: string | null = null;
  const client = createClient({
    url,
    token: () => visitor,
    onResponse: (headers) => void (visitor = headers.get('x-visitor-token') ?? visitor),
  });
  const names: string[] = [];
  for await (const { name } of nodesOf(async (after) => (await client.send(Listing, { ...listing, after })).products)) names.push(name);
  expect(names).toEqual(['Mug', 'Kettle', 'Jug']);
  for (const itemCount of [1, 2])
    expect(payloadOf((await client.send(AddToCart, { input: { productId: mug } })).result).cart.itemCount).toBe(itemCount);
  const tooMany = await client.send(AddToCart, { input: { productId: mug, quantity: 9 } });
  expect(() => payloadOf(tooMany.result)).toThrow(expect.objectContaining({ code: 'OUT_OF_STOCK' }));
});

it('[I27] Apollo Client grows lists page by page and knows the members of unions', async () => {
  const client = new ApolloClient({ link: new HttpLink({ uri: url }), cache: new InMemoryCache(apolloCache(shopCache)) });
  const list = client.watchQuery({ query: Listing, variables: listing });
  const { data } = await list.refetch();
  await list.fetchMore({ variables: { after: data?.products?.pageInfo.endCursor } });
  const names = list.getCurrentResult().data?.products?.edges?.map((edge) => edge?.node?.name);
  expect(names).toEqual(['Mug', 'Kettle', 'Jug']);
  const { data: added } = await client.mutate({ mutation: AddToCart, variables: { input: { productId: mug, quantity: 9 } } });
  expect(added?.result).toMatchObject({ __typename: 'OutOfStockError', code: 'OUT_OF_STOCK' });
  const byId = client.readFragment<{ name: string }>({ id: `Product:${mug}`, fragment: gql('fragment One on Product { name }') });
  expect(byId).toMatchObject({ name: 'Mug' });
});

it('[I27] urql grows lists page by page and knows the members of unions', async () => {
  // While it writes a result, Graphcache visits the fragments of other types too, and warns in development.
  const client = new Client({
    url,
    preferGetMethod: false,
    exchanges: [cacheExchange({ ...graphcache(shopCache), logger: () => undefined }), fetchExchange],
  });
  const { data } = await client.query(Listing, listing).toPromise();
  const after = data?.products?.pageInfo.endCursor;
  const more = await client.query(Listing, { ...listing, after }).toPromise();
  expect(more.data?.products?.edges?.map((edge) => edge?.node?.name)).toEqual(['Mug', 'Kettle', 'Jug']);
  const added = await client.mutation(AddToCart, { input: { productId: mug, quantity: 9 } }).toPromise();
  expect(added.data?.result).toMatchObject({ __typename: 'OutOfStockError', code: 'OUT_OF_STOCK' });
});
