import { globalId } from '../../shared/globalId.ts';
import type { FastifyInstance } from 'fastify';
import { coverPath, receiveCover } from '../engagement/offers/offers.ts';
import { addPictureEndpoint } from './pictureEndpoint.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import type { Services } from './requestShop.ts';

/** Adds the upload of offer pictures by staff with access to deals. */
export function addOfferFiles(app: FastifyInstance, services: Services, files: FileStorage): void {
  addPictureEndpoint(app, services, {
    path: coverPath,
    right: 'DEALS',
    scope: 'DEALS_WRITE',
    receive: async (shop, { rowId, bytes }) => {
      const offerId = rowId('offer');
      return { offerId: globalId('Offer', offerId), databaseId: await receiveCover(shop, files, { offerId, bytes }) };
    },
  });
}
