import type { FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { GraphqlApis } from '../api/apis.ts';
import { visitorIdentity } from '../foundation/accounts/accounts.ts';
import { apiKeyOf } from '../pages/apiKeys.ts';
import { notifyOtherPages, RequestEffects } from '../pages/effects.ts';
import { anonymousContext, type Services } from '../pages/requestShop.ts';
import type { ChargePoints, Context } from '../platform/graphql/context.ts';
import { ToolError, type Answer, type Caller } from './tool.ts';

/** Replaces the paths of fields named `url` with absolute URLs. */
function absolute(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [
    name,
    name === 'url' && typeof one === 'string' && one.startsWith('/') ? origin + one : absolute(one, origin),
  ]);
  return Object.fromEntries(entries) as Answer;
}

/**
 * Logs a fault.
 * @returns what the caller may know of it
 */
export function faultOf({ logFault }: Services, { id }: FastifyRequest, error: unknown): string {
  logFault(error, id);
  return `Something went wrong on our side. Try again in a few moments. Reference: ${id}`;
}

/** Runs the operations of one request, within the limits of the GraphQL APIs. */
export class RequestCaller implements Caller {
  constructor(
    private readonly services: Services,
    private readonly apis: GraphqlApis,
    private readonly request: FastifyRequest,
    private readonly chargePoints?: ChargePoints,
    /** API key of an assistant that acts for many shoppers. */
    private readonly assistantKeyId?: number,
  ) {}

  async shop(query: string, variables: object, cartToken?: string): Promise<{ data: Answer; cartToken: string }> {
    const { db, origins, bus } = this.services;
    const { shop, ...context } = anonymousContext(this.services, this.request);
    let held = cartToken ?? '';
    const visitor = visitorIdentity(db, cartToken, shop.now, (fresh) => void (held = fresh));
    if (cartToken !== undefined && ((await visitor.current()) === null || (await visitor.account()) !== null)) {
      // A customer's session is no cart token: whoever takes over an assistant must not get an account.
      throw new ToolError('UNKNOWN_CART', 'Unknown or expired cartToken. Call add_to_cart without one to begin a new cart.');
    }
    const effects = new RequestEffects({ isSecure: origins.publicUrl.startsWith('https:'), markPrivate: () => undefined, bus });
    const { assistantKeyId } = this;
    const assistant = assistantKeyId !== undefined && { assistantKeyId };
    const data = await this.#run('shop', query, variables, { ...context, shop: { ...shop, visitor, effects, ...assistant } });
    return { data, cartToken: held };
  }

  async admin(query: string, variables: object): Promise<Answer> {
    const { bus } = this.services;
    const { shop, ...context } = anonymousContext(this.services, this.request);
    const effects = new RequestEffects({ isSecure: true, markPrivate: () => undefined, bus });
    const apiKey = apiKeyOf(this.request);
    return this.#run('admin', query, variables, { ...context, shop: { ...shop, effects, ...(apiKey && { apiKey }) } });
  }

  async #run(api: keyof GraphqlApis, query: string, variables: object, context: Context): Promise<Answer> {
    const { chargePoints } = this;
    const result: ExecutionResult = await this.apis[api].server.execute(
      { query, variables: { ...variables } },
      { ...context, chargePoints },
    );
    const [error] = result.errors ?? [];
    if (error) {
      const { code, correlationId } = error.extensions;
      const text = typeof correlationId === 'string' ? `${error.message} Reference: ${correlationId}` : error.message;
      throw new ToolError(typeof code === 'string' ? code : 'INVALID_INPUT', text);
    }
    await notifyOtherPages(context.shop);
    return absolute(result.data, this.services.origins.publicUrl) as Answer;
  }
}
