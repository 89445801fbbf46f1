import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawAppIcon, drawLogoIcon, logoKeyOfPath, readAsPng } from '../foundation/media/media.ts';
import { shopIdentity } from '../foundation/settings/settings.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { publicContext, type Services } from './requestShop.ts';

const icons = [
  { file: '192.png', size: 192, purpose: 'any' },
  { file: '512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
  // For iOS, which crops corners itself.
  { file: 'apple-180.png', size: 180, purpose: null },
] as const;

/** Ground of pages in the light theme (--colour-page in tokens.css): shown while the installed shop starts. */
const lightPage = '#fdfcfa';

/** Serves the web app manifest and its icons, so that browsers can install the shop. The icons show the shop's logo if it fits a square. */
export function addWebManifest(app: FastifyInstance, services: Services, root: string, files: FileStorage): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { name, accentColour, logoPath } = await shopIdentity(publicContext(services, request.id).shop);
    // Browsers look for new icons only at new URLs.
    const key = logoKeyOfPath(logoPath);
    const query = key === null ? '' : `?logo=${key}`;
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          lang: 'en',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          theme_color: accentColour,
          background_color: lightPage,
          icons: icons.flatMap(({ file, size, purpose }) =>
            purpose === null ? [] : [{ src: `/app-icons/${file}${query}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
          ),
        }),
      );
  });
  /** By file and logo: there are few, and a shop rarely changes its logo. */
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (logo: string | null, size: number, isMaskable: boolean) => {
    const picture = logo && (await readAsPng(files, logo));
    const icon = picture && (await drawLogoIcon(picture, size, isMaskable));
    if (icon) return icon;
    // Development and tests have no build.
    const built = path.join(root, 'dist/web/favicon.svg');
    return drawAppIcon(await readFile(existsSync(built) ? built : path.join(root, 'web/public/favicon.svg')), size, isMaskable);
  };
  for (const { file, size, purpose } of icons) {
    app.get(`/app-icons/${file}`, async (request, reply) => {
      const logo = logoKeyOfPath((await shopIdentity(publicContext(services, request.id).shop)).logoPath);
      const key = `${file} ${logo}`;
      const icon = drawn.get(key) ?? draw(logo, size, purpose !== 'any');
      drawn.set(key, icon);
      icon.catch(() => drawn.delete(key));
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await icon);
    });
  }
}
