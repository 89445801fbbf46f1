import { InvalidInputError } from '../../errors.ts';

const globalIdForm = /^(?:Product|ProductVariation):([1-9]\d{0,9})$/;
const maxId = 2_147_483_647;

/**
 * The number behind the global id of a product or a variation.
 * @throws InvalidInputError for anything else
 */
export function productIdOf(globalId: string): number {
  const [, digits] = globalIdForm.exec(Buffer.from(globalId, 'base64').toString('utf8')) ?? [];
  const id = Number(digits);
  if (Number.isInteger(id) && id <= maxId) return id;
  throw new InvalidInputError([{ path: ['input', 'productId'], message: 'This is not the id of a product.' }]);
}
