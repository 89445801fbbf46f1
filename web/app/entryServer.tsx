import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { GraphQLResponse } from 'relay-runtime';
import { Document, type PageAssets } from './Document.tsx';
import { createEnvironment, operationKey, type ExecuteOperation } from '../kit/relay/environment.ts';
import { wholeAnswer } from '../kit/relay/wholeAnswer.ts';
import { toldBy } from '../kit/toldOnce.ts';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { createRoutes, type ExtraPages } from './routes.tsx';

export interface RenderInput {
  request: Request;
  execute: ExecuteOperation;
  /**
   * @param entries source files of the pages that matched, for preloading their modules
   * @param late those of their late parts, of which only the styles are wanted
   */
  assets: (entries: string[], late: string[]) => PageAssets;
  extras: ExtraPages;
  /** What the page is told once of the form that led to it (kit/toldOnce.ts); null for nothing. */
  told: unknown;
}

/** `told` is for the page that the response leads to (kit/toldOnce.ts). */
type Answered = { kind: 'response'; response: Response; told?: unknown };

export type RenderOutput = Answered | { kind: 'page'; status: number; html: string; error: unknown };

/** JSON that cannot end the data block it stands in. */
function dataBlock(value: unknown): string {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return `<script id="page-data" type="application/json">${json}</script>`;
}

export { handleOf } from './routes.tsx';

/** Renders a page whole: its query is executed in process, and its answer travels in a data block. */
export async function render({ request, execute, assets, extras, told }: RenderInput): Promise<RenderOutput> {
  const carried: [string, GraphQLResponse][] = [];
  const environment = createEnvironment(async (operation, variables) => {
    const answer = wholeAnswer(await execute(operation, variables));
    if (operation.operationKind === 'query') carried.push([operationKey(operation, variables), answer]);
    return answer;
  }, true);
  const handler = createStaticHandler(createRoutes(environment, extras));
  const context = await handler.query(request);
  if (context instanceof Response) return { kind: 'response', response: context, told: toldBy(context) };
  // As if its own form had been answered.
  const leaf = context.matches.at(-1)?.route.id;
  if (told !== null && leaf !== undefined) context.actionData = { [leaf]: told };
  const router = createStaticRouter(handler.dataRoutes, context);
  const handles = context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined) ?? []);
  const entries = handles.flatMap(({ module }) => module ?? []);
  const late = handles.flatMap((handle) => handle.late ?? []);
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
