import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import path from 'node:path';
import { readVariant } from '../foundation/media/media.ts';
import { isNotModified } from '../platform/http/etag.ts';
import type { FileStorage } from '../platform/storage/storage.ts';

/**
 * Serves the build's output and the pictures. Names in /assets contain a hash of their content and never change.
 * @param onlyMedia in development, Vite serves the rest
 */
export async function addFiles(app: FastifyInstance, options: { root: string; files: FileStorage; onlyMedia: boolean }): Promise<void> {
  const dist = path.join(options.root, 'dist');
  if (!options.onlyMedia) {
    const assets = path.join(dist, 'web/assets');
    await app.register(fastifyStatic, { root: assets, prefix: '/assets/', immutable: true, maxAge: '365d', preCompressed: true });
    const admin = path.join(dist, 'admin');
    // Also for the administration's client-side routes, so that its pages can be reloaded.
    app.get<{ Params: { '*': string } }>('/admin/*', async ({ params: { '*': file } }, reply) => {
      if (file.startsWith('assets/')) return reply.sendFile(file, admin);
      // Other names with a dot, such as emails/order.placed, are pages.
      if (/^[^/]+\.\w+$/.test(file)) return reply.sendFile(file, admin, { immutable: false, maxAge: 0 });
      return reply.header('cache-control', 'no-cache').sendFile('index.html', admin, { cacheControl: false });
    });
    app.get('/admin', async (_request, reply) => reply.redirect('/admin/', 301));
    // For pages of an old theme (docs/migrating.md).
    app.get('/legacy/api-fetch.js', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('legacy/api-fetch.js', path.join(dist, 'web'), { cacheControl: false }),
    );
    app.get('/favicon.svg', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile('favicon.svg', path.join(dist, 'web'), { cacheControl: false }),
    );
  }
  addMedia(app, options.files);
}

const pictureCaching = 'public, max-age=31536000, immutable';

/** Serves pictures in the sizes that pages use; a missing size is generated on first request. */
function addMedia(app: FastifyInstance, files: FileStorage): void {
  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const [, width, format] = /^(\d+)\.(avif|webp)$/.exec(request.params.file) ?? [];
    const etag = `"${request.params.key}-${request.params.file}"`;
    // The picture at a URL never changes, so a matching ETag is answered without reading the file.
    if (width && format && isNotModified(request.headers['if-none-match'], etag))
      return reply.code(304).header('cache-control', pictureCaching).header('etag', etag).send();
    const found = width && format ? await readVariant(files, request.params.key, Number(width), format) : null;
    if (!found) return reply.callNotFound();
    if (request.method === 'HEAD') found.body.destroy();
    return reply
      .header('cache-control', pictureCaching)
      .header('etag', etag)
      .header('content-length', found.size)
      .type(`image/${format}`)
      .send(request.method === 'HEAD' ? Readable.from([]) : found.body);
  });
}
