import type { FastifyInstance } from 'fastify';
import { colourProblem, colourTokens, type ShopColours } from '../../shared/shopColours.ts';

// The shop's own colours as a style sheet, because the pages' policy lets no style stand in them. Its address names the colours, so that it can
// be kept for ever, and every instance can answer it without asking anything.

const themePath = /^\/theme\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** Address of the style sheet for these colours; null for those that pages have anyway. */
export function themeHref(colours: ShopColours): string | null {
  if (Object.keys(colourTokens(colours)).length === 0) return null;
  return `/theme/${colours.accent.slice(1)}-${colours.sale.slice(1)}.css`;
}

/** Serves the style sheet of any colours that can be read. */
export function addThemeRoute(app: FastifyInstance): void {
  app.get('/theme/:name', async (request, reply) => {
    const [, accent, sale] = (themePath.exec(request.url) ?? []).map((part) => `#${part}`);
    if (!accent || !sale || colourProblem(accent) !== null || colourProblem(sale) !== null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.\n');
    const tokens = Object.entries(colourTokens({ accent, sale })).map(([name, value]) => `${name}:${value}`);
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/css; charset=utf-8')
        // Outweighs the pages' own values, whichever sheet comes last.
        .send(`html:root{${tokens.join(';')}}\n`)
    );
  });
}
