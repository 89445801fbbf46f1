import type { FastifyInstance } from 'fastify';
import { logoUploadPath, receiveLogo } from '../foundation/settings/settings.ts';
import { addPictureEndpoint } from './pictureEndpoint.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import type { Services } from './requestShop.ts';

/** Uploads of the logo by staff with the SETTINGS permission. */
export function addSettingsFiles(app: FastifyInstance, services: Services, files: FileStorage): void {
  addPictureEndpoint(app, services, {
    path: logoUploadPath,
    right: 'SETTINGS',
    scope: null,
    receive: async (shop, { bytes }) => ({ path: await receiveLogo(shop, files, bytes) }),
  });
}
