import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // Videos in product descriptions (catalogue/editing/embeds.ts).
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * The policy of pages.
 * @param formTargets further origins to which forms may lead, by redirects too
 */
export const pagePolicy = (formTargets: readonly string[] = []): string =>
  [...policy, ["form-action 'self'", ...formTargets].join(' ')].join('; ');

// Vite's client needs inline scripts and styles; it isn't used in production.
const developmentPolicy = ["default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: https: ws:", "frame-ancestors 'none'"];

/**
 * Files that a browser never shows as a document: a policy for documents says nothing about them, and would be half of a small file's bytes.
 * SVG files aren't among them. Scripts are, except the service worker, which has a policy of its own.
 */
const isPart = (type: unknown) =>
  typeof type === 'string' && /^(text\/css|(text|application)\/javascript|font\/|image\/(?!svg))/.test(type);

/** Adds security headers, which forbid browsers everything that the shop's pages don't need. */
export function addSecurityHeaders(app: FastifyInstance, { isDevelopment, isHttps }: { isDevelopment: boolean; isHttps: boolean }): void {
  const contentSecurityPolicy = isDevelopment ? developmentPolicy.join('; ') : pagePolicy();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (isPart(reply.getHeader('content-type'))) return;
    // A few pages, such as previews of emails, have a stricter policy of their own.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', contentSecurityPolicy);
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
