import type { FastifyInstance } from 'fastify';
import { coverPath, receiveCover } from '../engagement/offers/offers.ts';
import { addPictureDoor } from './pictureDoor.ts';
import type { Services } from './requestShop.ts';

/** Pictures for offers, posted by whoever works on deals. */
export function addOfferFiles(app: FastifyInstance, services: Services, mediaDir: string): void {
  addPictureDoor(app, services, {
    path: coverPath,
    right: 'DEALS',
    receive: (shop, { rowId, bytes }) => receiveCover(shop, mediaDir, { offerId: rowId('offer'), bytes }),
  });
}
