import { execute, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

// Lower bounds on this machine: a bare server, and the unavoidable parts of a response.

const products = Array.from({ length: 24 }, (_, index) => ({
  id: `UHJvZHVjdDo${index}`,
  slug: `classic-steel-frying-pan-${index}`,
  name: `Classic Steel Frying Pan ${index}`,
  price: { amount: 1_990 + index, formatted: `€${19 + index}.90` },
  cover: { basePath: `/media/bench${index}`, alt: 'Classic Steel Frying Pan' },
}));

const object = (
  name: string,
  fields: Record<string, typeof GraphQLString | typeof GraphQLInt | GraphQLObjectType | GraphQLList<GraphQLObjectType>>,
) => new GraphQLObjectType({ name, fields: Object.fromEntries(Object.entries(fields).map(([key, type]) => [key, { type }])) });
const price = object('Price', { amount: GraphQLInt, formatted: GraphQLString });
const cover = object('Cover', { basePath: GraphQLString, alt: GraphQLString });
const product = object('Product', { id: GraphQLString, slug: GraphQLString, name: GraphQLString, price, cover });
const schema = new GraphQLSchema({ query: object('Query', { products: new GraphQLList(product) }) });
const document = parse('{ products { id slug name price { amount formatted } cover { basePath alt } } }');

const text = JSON.stringify({ data: { products } });
const html = Buffer.from(`<!DOCTYPE html><html><body>${'<p>Classic Steel Frying Pan</p>'.repeat(720)}</body></html>`);

const answers: Record<string, () => { type: string; body: string | Buffer }> = {
  '/ok': () => ({ type: 'text/plain', body: 'ok' }),
  '/string': () => ({ type: 'application/json', body: text }),
  '/html': () => ({ type: 'text/html', body: html }),
  '/stringify': () => ({ type: 'application/json', body: JSON.stringify({ data: { products } }) }),
  '/graphql-js': () => ({ type: 'application/json', body: JSON.stringify(execute({ schema, document, rootValue: { products } })) }),
};

const server = http.createServer((request, response) => {
  const answer = answers[request.url ?? '']?.();
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': answer.type, 'content-length': Buffer.byteLength(answer.body) }).end(answer.body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
