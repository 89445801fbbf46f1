import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';

/**
 * The number behind the global id of an offer.
 * @throws InvalidInputError for anything else
 */
export function offerIdOf(globalId: string): number {
  const [, digits = ''] = /^Offer:(\d+)$/.exec(Buffer.from(globalId, 'base64').toString('utf8')) ?? [];
  const id = rowId(digits);
  if (id > 0) return id;
  throw new InvalidInputError([{ path: ['input', 'offerId'], message: 'This is not the id of an offer.' }]);
}
