import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shopIdentity } from '../foundation/settings/settings.ts';
import { isNotModified } from '../platform/http/etag.ts';
import type { PageRenderer } from './renderer.ts';
import { publicContext, type Services } from './requestShop.ts';
import { themeHref } from './theme.ts';

// The service worker and the page that it shows without a network (web/offline).

interface BuiltFile {
  file: string;
  css?: string[];
  isEntry?: boolean;
}

/** Output of web/offline/vite.config.ts. */
interface Built {
  worker: string;
  script: string;
  styles: string[];
}

/** Returns what was built; null in development, where Vite serves the sources. */
function readBuilt(root: string): Built | null {
  const dist = path.join(root, 'dist/web');
  const entryOf = (name: string) => {
    const manifest = path.join(dist, `.vite/offline-${name}.json`);
    if (!existsSync(manifest)) return undefined;
    return Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, BuiltFile>).find(({ isEntry }) => isEntry);
  };
  const [page, worker] = [entryOf('page'), entryOf('worker')];
  if (!page || !worker) return null;
  return {
    worker: readFileSync(path.join(dist, worker.file), 'utf8'),
    script: `/${page.file}`,
    styles: (page.css ?? []).map((file) => `/${file}`),
  };
}

/** Replaces workers that browsers have installed: deletes what they stored, and unregisters. */
const offWorker = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('souk-offline-')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** What the worker may do itself: request files of the shop. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Serves the service worker and the offline page.
 * @param isOn if not, the worker is one that removes itself and everything it has stored
 */
export function addOffline(
  app: FastifyInstance,
  services: Services,
  { root, renderer, isOn }: { root: string; renderer: PageRenderer; isOn: boolean },
): void {
  const built = isOn && renderer.offlinePage ? readBuilt(root) : null;

  /** Differs for each build, and for another name or other colours of the shop. */
  async function current(requestId: string) {
    if (!built || !renderer.offlinePage) return null;
    const { name, accentColour, saleColour } = await shopIdentity(publicContext(services, requestId).shop);
    const theme = themeHref({ accent: accentColour, sale: saleColour });
    const styles = theme === null ? built.styles : [...built.styles, theme];
    const html = renderer.offlinePage({ shopName: name, styles, script: built.script });
    const version = createHash('sha256').update(html).update(built.worker).digest('hex').slice(0, 16);
    return { html, version, assets: [...styles, built.script], worker: built.worker };
  }

  app.get('/service-worker.js', async (request, reply) => {
    const found = await current(request.id);
    void reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy).type('text/javascript; charset=utf-8');
    if (!found) return reply.send(offWorker);
    const { version, assets, worker } = found;
    const etag = `"${version}"`;
    void reply.header('etag', etag);
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const parts = { version, page: `/offline/?version=${version}`, assets };
    return reply.send(`self.offlineParts = ${JSON.stringify(parts)};\n${worker}`);
  });

  app.get<{ Querystring: { version?: unknown } }>('/offline/', async (request, reply) => {
    const found = await current(request.id);
    // During an update, instances of two builds respond: a page never names the assets of another build.
    if (!found || (request.query.version !== undefined && request.query.version !== found.version)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(found.html);
  });
}
