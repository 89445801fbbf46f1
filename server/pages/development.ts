import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { inColours, type ExtraPages, type PageRenderer, type WebEntry } from './renderer.ts';

// Development only: Vite serves the sources of web/ and admin/ and replaces changed modules while the page stays open.

let web: ViteDevServer | undefined;
let admin: ViteDevServer | undefined;

const reactPreamble =
  `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window);` +
  `window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>`;

/** Returns a renderer that uses the current sources. */
export async function developmentRenderer(root: string, extras: ExtraPages): Promise<PageRenderer> {
  const load = async () => {
    web ??= await createServer({ configFile: path.join(root, 'web/vite.config.ts'), server: { middlewareMode: true }, appType: 'custom' });
    return web.ssrLoadModule('/app/entryServer.tsx') as Promise<WebEntry>;
  };
  return {
    async render(request, execute, flash, colours) {
      const { render } = await load();
      const output = await render({
        request,
        execute,
        assets: () => inColours({ scripts: ['/@vite/client', '/app/entryClient.tsx'], styles: [], preloads: [] }, colours),
        extras,
        // The components may change.
        markup: null,
        flash,
      });
      if (output.kind !== 'page') return output;
      const html = Buffer.from(output.html).toString().replace('</head>', `${reactPreamble}</head>`);
      return { ...output, html };
    },
    handleOf: async (target) => (await load()).handleOf(target),
  };
}

/** Adds Vite's middleware in front of the pages. */
export async function addVite(app: FastifyInstance): Promise<void> {
  const root = process.cwd();
  admin ??= await createServer({
    configFile: path.join(root, 'admin/vite.config.ts'),
    server: { middlewareMode: true, hmr: { port: 24_679 } },
  });
  const ours = /^\/((admin\/)?graphql|health|media|offline|payments|robots\.txt|service-worker\.js|sitemap|theme)/;
  app.addHook('onRequest', (request, reply, next) => {
    if (ours.test(request.url)) return next();
    const server = request.url.startsWith('/admin') ? admin : web;
    if (!server) return next();
    server.middlewares(request.raw, reply.raw, next);
  });
  app.addHook('onClose', async () => {
    await web?.close();
    await admin?.close();
  });
}
