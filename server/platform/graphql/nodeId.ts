import { globalId } from '../../../shared/globalId.ts';
import { noRow } from './rowId.ts';

/** The types that node(id) can find. A test compares the list with the schema. */
export const nodeTypes = new Set([
  'Attribute',
  'AttributeTerm',
  'Brand',
  'Cart',
  'CartLine',
  'Category',
  'CompareGroup',
  'ExternalShop',
  'Invoice',
  'MenuItem',
  'Merchant',
  'Offer',
  'Order',
  'OrderLine',
  'Product',
  'ProductVariation',
  'Review',
  'Viewer',
  'WishlistItem',
]);

/** Decoded form of an invalid global id: a product that doesn't exist, so that it can't be distinguished from a hidden one. */
const unmatchedId = { typename: 'Product', id: String(noRow) };

/** Decodes a global id. An invalid id matches nothing, instead of failing the other ids of the request. */
export function decodeNodeId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, 'base64').toString('utf8');
  const [, typename = '', id = ''] = /^(\w+):(.+)$/.exec(text) ?? [];
  return nodeTypes.has(typename) ? { typename, id } : unmatchedId;
}

/** The global ID of a record that may be missing. */
export const idOrNull = (type: string, number: number | null | undefined): string | null =>
  number == null ? null : globalId(type, number);

/** Returns the field `id` of a type that node(id) doesn't find. */
export const ownId = (type: string) => ({
  description: 'Global ID to use in inputs. Not a node: `node(id)` does not find it.',
  resolve: ({ id }: { id: number }) => globalId(type, id),
});
