import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { GraphQLResponse } from 'relay-runtime';
import { Document, type PageAssets } from './Document.tsx';
import { createEnvironment, operationKey, type ExecuteOperation } from '../kit/relay/environment.ts';
import { wholeAnswer } from '../kit/relay/wholeAnswer.ts';
import { flashOf } from '../kit/flash.ts';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { ownTurn } from './ownTurn.ts';
import { routesFor } from './pageRoutes.ts';
import { createRoutes, type ExtraPages } from './routes.tsx';

export interface RenderInput {
  request: Request;
  execute: ExecuteOperation;
  /**
   * @param entries source files of the matched pages, for preloading their modules
   * @param late source files of their late parts, of which only the styles are needed
   */
  assets: (entries: string[], late: string[]) => PageAssets;
  extras: ExtraPages;
  /** Flash message of the form that redirected to this page (kit/flash.ts); null for none. */
  flash: unknown;
}

/** `told` is the flash message for the page that the response redirects to (kit/flash.ts). */
type Answered = { kind: 'response'; response: Response; told?: unknown };

export type RenderOutput = Answered | { kind: 'page'; status: number; html: string; error: unknown };

/** Returns JSON that can't close its surrounding data block. */
function dataBlock(value: unknown): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script id="page-data" type="application/json">${json}</script>`;
}

export { handleOf } from './pageRoutes.ts';

/** Renders a complete page: its query is executed in process, and its response is embedded in a data block. */
export async function render({ request, execute, assets, extras, flash }: RenderInput): Promise<RenderOutput> {
  const carried: [string, GraphQLResponse][] = [];
  const environment = createEnvironment(async (operation, variables) => {
    const answer = wholeAnswer(await execute(operation, variables));
    if (operation.operationKind === 'query') carried.push([operationKey(operation, variables), answer]);
    return answer;
  }, true);
  const handler = createStaticHandler(routesFor(createRoutes(environment, extras), new URL(request.url).pathname));
  const context = await handler.query(request);
  if (context instanceof Response) return { kind: 'response', response: context, told: flashOf(context) };
  // Passes the flash message as if the page's own form had been submitted.
  const leaf = context.matches.at(-1)?.route.id;
  if (flash !== null && leaf !== undefined) context.actionData = { [leaf]: flash };
  const router = createStaticRouter(handler.dataRoutes, context);
  const handles = context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? []);
  const entries = handles.flatMap(({ module }) => module ?? []);
  const late = handles.flatMap((handle) => handle.late ?? []);
  await ownTurn();
  const markup = renderToString(
    <StrictMode>
      <Document assets={assets(entries, late)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </StrictMode>,
  );
  const data = dataBlock({ carried, actionData: context.actionData, ...(extras.styleGuide && { extras: { styleGuide: true } }) });
  return {
    kind: 'page',
    status: context.statusCode,
    html: `<!DOCTYPE html>${markup.replace('</body>', () => `${data}</body>`)}`,
    error: context.errors ? Object.values(context.errors)[0] : null,
  };
}
