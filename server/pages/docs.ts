import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const notBuilt = 'The documentation is not built. Run "npm run docs".\n';

/** GraphiQL's editor sets styles and has fonts in its style sheet. Everything else is a file of the shop. */
const graphiqlPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const siteOf = (root: string) => path.join(root, 'dist/docs');

async function sendFile(reply: FastifyReply, file: string, status: number): Promise<FastifyReply> {
  if (!existsSync(file)) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(notBuilt);
  return reply
    .code(status)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(await readFile(file));
}

/** Serves the documentation site, which `npm run docs` builds. Names in /docs/api/assets contain a hash of their content. */
export async function addDocs(app: FastifyInstance, root: string): Promise<void> {
  const site = siteOf(root);
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) => sendFile(reply, path.join(site, '404.html'), 404));
      if (!existsSync(site)) return;
      await scope.register(fastifyStatic, {
        root: site,
        prefix: '/',
        decorateReply: false,
        redirect: true,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) =>
          void reply.header(
            'cache-control',
            path.relative(site, file).startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      });
    },
    { prefix: '/docs/api' },
  );
}

/** Returns a function that sends GraphiQL, which calls the API at the path of the page. */
export const graphiqlSender = (root: string) => (reply: FastifyReply) =>
  sendFile(reply.header('content-security-policy', graphiqlPolicy), path.join(siteOf(root), 'explorer/index.html'), 200);
