import type { Plugin } from 'vite';

// In a table of routes, what the server alone reads: which source files a page is made of, so that it can name their styles and scripts
// (RouteHandle in web/kit/page/routeHandle.ts), and how it answers forms: in the browser they are sent by useFormAction(), never by the router.
const inLiteral = /\b(?:module: '[^']*'|late: \[[^\]]*\]),?\s*/g;
const actions = /^\s*action: async \(args\) => .*,\n/gm;
const inStatement = /\b(?:handle|offerHandle)\.(?:module|late) = [^;]*;\s*/g;

/** Leaves the names of source files and the answers to forms out of the browser's tables of routes: the first script need not carry those of all pages. */
export function serverPartsOfRoutes(): Plugin {
  return {
    name: 'souk-server-parts-of-routes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*routes\.tsx?$/i },
      handler: (code, _id, options) =>
        options?.ssr ? undefined : { code: code.replace(inLiteral, '').replace(inStatement, '').replace(actions, ''), map: null },
    },
  };
}
