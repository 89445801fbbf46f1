import { globalId } from '../../shared/globalId.ts';
import type { FastifyInstance } from 'fastify';
import { receivePicture, picturePath } from '../catalogue/products/products.ts';
import { addPictureEndpoint } from './pictureEndpoint.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import type { Services } from './requestShop.ts';

/** Adds the upload of product pictures by staff with access to the catalogue. */
export function addCatalogFiles(app: FastifyInstance, services: Services, files: FileStorage): void {
  addPictureEndpoint(app, services, {
    path: picturePath,
    right: 'CATALOGUE',
    scope: 'CATALOGUE_WRITE',
    receive: async (shop, { text, rowId, bytes }) => {
      const sent = { productId: rowId('product'), fileName: text('name'), alt: text('alt'), bytes };
      const databaseId = await receivePicture(shop, files, sent);
      return { id: globalId('PictureUpload', databaseId), databaseId };
    },
  });
}
