import type { FastifyInstance } from 'fastify';
import { rowId } from '../platform/graphql/rowId.ts';
import { countHandOff, handOffUrl } from '../engagement/marketplace/marketplace.ts';
import { isClick } from './out.ts';
import { visitorContext, type Services } from './requestShop.ts';

// /external-cart/{number} leads to the cart of an external shop with all lines that the caller's cart has of it. The number is all that is
// read of the address; the rest comes from the caller's cart and from what staff have stored (no open redirect).

/** The door through which shoppers take their cart to an external shop. */
export function addExternalCart(app: FastifyInstance, services: Services): void {
  for (const url of ['/external-cart/:number', '/external-cart/:number/']) {
    app.get<{ Params: { number: string } }>(url, async (request, reply) => {
      const { shop } = visitorContext(services, request, reply, () => undefined);
      const shopId = rowId(request.params.number);
      const destination = await handOffUrl(shop, shopId);
      // A shopper is not kept here because something could not be counted.
      if (destination !== null && isClick(request))
        await countHandOff(shop, shopId).catch((fault: unknown) => services.logFault(fault, request.id));
      return (
        reply
          .code(302)
          // The cart was changed or ordered meanwhile: it says so itself.
          .header('location', destination ?? '/cart/')
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          .send()
      );
    });
  }
}
