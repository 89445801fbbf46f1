import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { GraphQLResponse, OperationAvailability, OperationDescriptor } from 'relay-runtime';
import { Document, type PageAssets } from './Document.tsx';
import { createEnvironment, operationKey, type ExecuteOperation } from '../kit/relay/environment.ts';
import { wholeAnswer } from '../kit/relay/wholeAnswer.ts';
import { flashOf } from '../kit/flash.ts';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { OfflinePage, type OfflinePageProps } from '../offline/OfflinePage.tsx';
import { KeptMarkupContext } from '../kit/markup/KeptMarkup.tsx';
import { KeptMarkups, type MarkupCache } from '../kit/markup/keptMarkups.ts';
import { ownTurn } from './ownTurn.ts';
import { pageDataId } from './pageData.ts';
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
  /** Markup from earlier pages, to which this page's is added; null to render all of it. */
  markup: MarkupCache | null;
  /** Flash message of the form that redirected to this page (kit/flash.ts); null for none. */
  flash: unknown;
}

/** `told` is the flash message for the page that the response redirects to (kit/flash.ts). */
type Answered = { kind: 'response'; response: Response; told?: unknown };

/** `html` is the page as text, or in UTF-8. */
export type RenderOutput = Answered | { kind: 'page'; status: number; html: string | Uint8Array<ArrayBuffer>; error: unknown };

/** Returns JSON that can't close its surrounding data block. */
function dataBlock(value: unknown): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script id="${pageDataId}" type="application/json">${json}</script>`;
}

export { markupCache } from '../kit/markup/keptMarkups.ts';
export { handleOf } from './pageRoutes.ts';

/** Returns the document that is shown without a network. */
export function offlinePage(props: OfflinePageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<OfflinePage {...props} />)}`;
}

/** Renders a complete page: its query is executed in process, and its response is embedded in a data block. */
export async function render({ request, execute, assets, extras, markup: cache, flash }: RenderInput): Promise<RenderOutput> {
  const carried: [string, GraphQLResponse][] = [];
  const complete = new Set<string>();
  const environment = createEnvironment(async (operation, variables) => {
    const answer = wholeAnswer(await execute(operation, variables));
    const key = operationKey(operation, variables);
    if (operation.operationKind === 'query') carried.push([key, answer]);
    if (!('errors' in answer)) complete.add(key);
    return answer;
  }, true);
  // The components find all of a complete answer in the store: searching it for missing fields takes as long as rendering some of them.
  const check = environment.check.bind(environment);
  environment.check = (operation: OperationDescriptor): OperationAvailability => {
    const { node, variables } = operation.request;
    return complete.has(operationKey(node.params, variables)) ? { status: 'available', fetchTime: null } : check(operation);
  };
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
  // Visitors' own pages show the same cards and menus as public ones: personal data arrives after hydration.
  const kept = cache && new KeptMarkups(cache);
  await ownTurn();
  const markup = renderToString(
    <StrictMode>
      <Document assets={assets(entries, late)}>
        <KeptMarkupContext value={kept}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </KeptMarkupContext>
      </Document>
    </StrictMode>,
  );
  const bodyEnd = markup.lastIndexOf('</body>');
  const data = dataBlock({ carried, actionData: context.actionData, ...(extras.styleGuide && { extras: { styleGuide: true } }) });
  const html = `<!DOCTYPE html>${markup.slice(0, bodyEnd)}${data}${markup.slice(bodyEnd)}`;
  return {
    kind: 'page',
    status: context.statusCode,
    html: kept ? kept.write(html) : html,
    error: context.errors ? Object.values(context.errors)[0] : null,
  };
}
