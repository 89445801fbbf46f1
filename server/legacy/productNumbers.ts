import type { productNumbersQuery } from './__generated__/productNumbersQuery.graphql.ts';
import type { LegacyCall } from './call.ts';
import { documentOf, graphql } from './graphqlTag.ts';

const document = documentOf(graphql`
  query productNumbersQuery($numbers: [Int!]!) {
    productNodeIds(numbers: $numbers)
  }
`);

/** Maximum number of products looked up at once. */
const most = 100;
/** A global id that no product has. */
const noProduct = Buffer.from('Product:2147483647').toString('base64');

/**
 * Returns the global ids for numbers of products or variations, which share one number space; for an unknown number, an id that matches no
 * product.
 */
export async function productIds(call: LegacyCall, numbers: readonly (number | null)[]): Promise<string[]> {
  const wanted = numbers.flatMap((number) => number ?? []);
  const ids = new Map<number, string | null | undefined>();
  for (let start = 0; start < wanted.length; start += most) {
    const part = wanted.slice(start, start + most);
    const { productNodeIds } = await call.execute<productNumbersQuery>(document, { numbers: part });
    for (const [index, number] of part.entries()) ids.set(number, productNodeIds[index]);
  }
  return numbers.map((number) => (number === null ? null : ids.get(number)) ?? noProduct);
}

/** Returns the global id for one number. */
export async function productId(call: LegacyCall, number: number | null): Promise<string> {
  const [id = noProduct] = await productIds(call, [number]);
  return id;
}
