import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyMessage, isOverload, retryAfterSeconds } from '../platform/database/overload.ts';
import { settleEffects } from '../pages/effects.ts';
import { anonymousContext, publicContext, throughEndpoint, visitorContext, type Services } from '../pages/requestShop.ts';
import { legacyPrefix } from './address.ts';
import { legacyCall, type LegacyCall, type LegacyRow } from './call.ts';
import { hasNulField, refuseField } from '../platform/http/invalidFields.ts';
import { fieldsByName, Form, readForm, readFormOrJson } from './form.ts';
import { sendGlobals } from './globals.ts';
import { addEndpoint, pageEndpoints, type PageEndpoint } from './pageEndpoints.ts';
import { emptyReply, forbiddenReply, textReply, unknownActionReply, type LegacyReply } from './reply.ts';
import { answerRest, restMethods } from './rest.ts';
import { legacyRows } from './routes.ts';
import { isChosen, isRead, isReadElsewhere, mayReadTokens, mayWrite } from './sender.ts';

export interface LegacyServices extends Services {
  logFault(fault: unknown, correlationId: string): void;
  /** Called for each legacy call; must be cheap. */
  countLegacyCall?(call: { route: string; twin: string; at: Date }): void;
}

const maxBodyBytes = 64 * 1024;

/**
 * The responses are specific to the caller and must not be cached. The expiry date is the one that the old shop always sent with such
 * responses.
 */
const noStoreHeaders = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'x-robots-tag': 'noindex',
  // Prevents other sites from loading the response as a script, picture or other subresource.
  'cross-origin-resource-policy': 'same-origin',
};

/** Pages on which themes have forms that add a product, also at their addresses in the old shop. */
const pagesWithProducts = [
  '/',
  '/shop',
  '/search',
  '/cart',
  '/wishlist',
  '/compare',
  '/product/:slug',
  '/shop/page/:page',
  '/product-category/*',
  '/product-tag/*',
];

const sorry = textReply('<p>Something went wrong on our side. Try again in a few moments.</p>', 500);

const busy = textReply(`<p>${busyMessage}</p>`, 503);

const rowsOf = (endpoint: LegacyRow['endpoint']) =>
  new Map(legacyRows.filter((row) => row.endpoint === endpoint).map((row) => [row.name, row]));

function queryOf(request: FastifyRequest): Form {
  const start = request.url.indexOf('?');
  return new Form(new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1)));
}

/** Mounts every URL that the scripts of the old theme use. The calls themselves are defined in routes.ts. */
export function addLegacyEndpoints(app: FastifyInstance, services: LegacyServices): void {
  const endpoints = rowsOf('wc-ajax');
  const actions = rowsOf('admin-ajax');
  const { origins, logFault } = services;
  const seen = (route: string, twin: string) => services.countLegacyCall?.({ route, twin, at: new Date() });

  function send(reply: FastifyReply, { status, contentType, body, headers }: LegacyReply, twin: string) {
    return (
      reply
        .code(status)
        .headers(noStoreHeaders)
        .header('x-graphql-operation', twin)
        .headers(headers)
        .header('content-type', contentType)
        // Sent as bytes, because the framework would add a charset to types that must not have one.
        .send(Buffer.from(body))
    );
  }

  /**
   * Answers as the visitor, and sets the cookies of the cart if the call read or changed it. A request that another site's page embeds is
   * answered without a visitor.
   */
  async function answerAs<Answer>(request: FastifyRequest, reply: FastifyReply, form: Form, answer: (call: LegacyCall) => Promise<Answer>) {
    const isElsewhere = isRead(request.method) && isReadElsewhere(request.headers);
    const context = isElsewhere ? anonymousContext(services, request) : visitorContext(services, request, reply, () => undefined);
    const call = legacyCall({
      context: throughEndpoint(context, 'legacy'),
      form,
      headers: request.headers,
      origin: origins.publicUrl,
      logFault,
    });
    const result = await answer(call);
    await settleEffects(context, request, reply);
    return result;
  }

  async function answerRow(request: FastifyRequest, reply: FastifyReply, row: LegacyRow, form: Form) {
    seen(`${row.endpoint} ${row.name}`, row.operation);
    const isTrusted = (isRead(request.method) && !row.isWrite) || mayWrite(request.method, request.headers, origins);
    if (!isTrusted) return send(reply, forbiddenReply, row.operation);
    const result = await answerAs(request, reply, form, async (caller) => {
      const { token, isForAdministrators, stepUpAct } = row;
      const call = isForAdministrators ? await caller.asAdministrator(stepUpAct) : caller;
      if (!call) return forbiddenReply;
      const given = token?.fields.map((name) => form.text(name)).find((text) => text !== '') ?? '';
      if (!token || (await call.isTokenValid(token.family, given))) return row.answer(call);
      return typeof token.refusal === 'function' ? token.refusal(call) : token.refusal;
    });
    return send(reply, result, row.operation);
  }

  async function answerPageEndpoint(request: FastifyRequest, reply: FastifyReply, endpoint: PageEndpoint) {
    seen(`page ${endpoint.name}`, endpoint.operation);
    const form = (await readForm(request.headers['content-type'], request.body)).or(queryOf(request));
    // Each of these endpoints changes data, which a HEAD request never does.
    const mayChange = endpoint.needsOwnPage ? mayWrite(request.method, request.headers, origins) : isChosen(request.headers);
    const isTrusted = mayChange && request.method !== 'HEAD';
    if (isTrusted) return send(reply, await answerAs(request, reply, form, (call) => endpoint.answer(call, true)), endpoint.operation);
    const context = publicContext(services, request.id);
    const call = legacyCall({ context, form, headers: request.headers, origin: origins.publicUrl, logFault });
    return send(reply, await endpoint.answer(call, false), endpoint.operation);
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return send(reply, textReply('-1', status), 'none');
      if (isOverload(error)) return send(reply.header('retry-after', retryAfterSeconds), busy, 'none');
      logFault(error, request.id);
      return send(reply, sorry, 'none');
    });

    scope.route<{ Params: { name: string } }>({
      method: ['GET', 'POST'],
      url: `${legacyPrefix}/wc-ajax/:name`,
      async handler(request, reply) {
        const row = endpoints.get(request.params.name);
        // An unknown endpoint returns an empty page.
        if (!row) seen('wc-ajax (others)', 'none');
        if (!row) return send(reply, emptyReply, 'none');
        const body = await readForm(request.headers['content-type'], request.body);
        return answerRow(request, reply, row, row.reads === 'body' ? body : body.or(queryOf(request)));
      },
    });

    scope.route({
      method: ['GET', 'POST'],
      url: '/wp-admin/admin-ajax.php',
      async handler(request, reply) {
        const body = await readForm(request.headers['content-type'], request.body);
        const form = body.or(queryOf(request));
        const row = actions.get(form.get('action') ?? '');
        if (!row) seen('admin-ajax (others)', 'none');
        if (!row) return send(reply, unknownActionReply, 'none');
        return answerRow(request, reply, row, row.reads === 'body' ? body : form);
      },
    });

    for (const endpoint of pageEndpoints) {
      scope.route({
        method: [...endpoint.methods],
        url: `${legacyPrefix}/${endpoint.name}`,
        handler: (request, reply) => answerPageEndpoint(request, reply, endpoint),
      });
    }

    // The form of a product is sent to the page that it is on, and says in its body that it adds.
    for (const url of pagesWithProducts.flatMap((page) => (page === '/' || page.endsWith('*') ? [page] : [page, `${page}/`]))) {
      scope.post(url, async (request, reply) => {
        const form = await readForm(request.headers['content-type'], request.body);
        if (form.get('add-to-cart') !== undefined) return answerPageEndpoint(request, reply, addEndpoint);
        // Any other form belongs to the page, which reads the body like all pages.
        const fields = Buffer.isBuffer(request.body) ? fieldsByName(request.body) : {};
        if (hasNulField(fields)) return refuseField(reply);
        request.body = fields;
        return reply.callNotFound();
      });
    }

    for (const url of ['/wp-json', '/wp-json/*']) {
      scope.route({
        method: [...restMethods],
        url,
        async handler(request, reply) {
          const body = await readFormOrJson(request.headers['content-type'], request.body);
          const path = request.url.split('?')[0]?.slice('/wp-json'.length) ?? '';
          const isTrusted = isRead(request.method) || mayWrite(request.method, request.headers, origins);
          const rest = { method: isRead(request.method) ? 'GET' : request.method, path, isTrusted };
          const result = isTrusted
            ? await answerAs(request, reply, body.or(queryOf(request)), (call) => answerRest(rest, call))
            : await answerRest(rest, null);
          // Counted by the handler's name, since a path may be anything.
          seen(result.twin === 'none' ? 'wp-json (others)' : `wp-json ${result.twin}`, result.twin);
          return send(reply, result.reply, result.twin);
        },
      });
    }

    for (const kind of ['js', 'json'] as const) {
      scope.get(`${legacyPrefix}/globals.${kind}`, async (request, reply) => {
        seen(`globals.${kind}`, 'query shopSettings');
        if (!mayReadTokens(request.headers, origins)) return send(reply, forbiddenReply, 'query shopSettings');
        const result = await answerAs(request, reply, queryOf(request), (call) => sendGlobals(call, kind));
        return send(reply, result, 'query shopSettings');
      });
    }
  });
}
