import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope, StaffRight } from '../generated/prisma/enums.ts';
import { senderOf } from '../platform/http/origin.ts';
import { mayUse } from '../platform/operation/rights.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { visitorContext, type Services } from './requestShop.ts';

// Files that staff and programs upload and download. Refusals are JSON with code and message.

/** Refuses a request. An upload that is still under way ends with it. */
export function refuseFile(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).header('cache-control', 'private, no-store').header('connection', 'close').send({ code, message });
}

/**
 * The shop of a request by staff with a permission, or by an API key with the scopes. A link in an email or a bookmark is no foreign page.
 * @returns null when the request was refused and answered
 */
export async function staffFileShop(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { right, scopes }: { right: StaffRight; scopes: readonly ApiScope[] },
): Promise<Shop | null> {
  const isForeign = senderOf(request.headers, services.origins) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none';
  const context = isForeign ? null : visitorContext(services, request, reply, () => undefined);
  if (context && (await mayUse(context.shop, right, scopes))) return context.shop;
  await refuseFile(reply, 403, 'FORBIDDEN', 'You don’t have permission to do this.');
  return null;
}
