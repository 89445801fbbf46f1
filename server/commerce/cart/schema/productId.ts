import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';

/**
 * The number behind the global id of a product or a variation.
 * @throws InvalidInputError for anything else
 */
export function productIdOf(globalId: string): number {
  const [, digits = ''] = /^(?:Product|ProductVariation):(\d+)$/.exec(Buffer.from(globalId, 'base64').toString('utf8')) ?? [];
  const id = rowId(digits);
  if (id > 0) return id;
  throw new InvalidInputError([{ path: ['input', 'productId'], message: 'This is not the id of a product.' }]);
}
