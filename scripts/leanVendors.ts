import path from 'node:path';
import type { Plugin } from 'vite';

// Trims the libraries that the shop's first page loads. Relay and the router ship as bundles of all their features, and a bundler can't see
// that most of them are never used. Each rule fails the build when the library's code no longer matches, so an update can't undo the
// trimming silently.

const hooks = path.join(import.meta.dirname, 'relayHooks.js');
const pagination = path.join(import.meta.dirname, 'relayPagination.js');
const noResolvers = path.join(import.meta.dirname, 'noResolvers.js');

/** Modules that only relay-runtime's index imports: experiments, and APIs for using Relay without hooks. */
const leftOut = [
  './experimental',
  './store/NormalizationEngine',
  './store/createFragmentSpecResolver',
  './store/readInlineData',
  './network/RelayQueryResponseCache',
  './query/fetchQuery_DEPRECATED',
  './util/createPayloadFor3DField',
  './mutations/RelayDeclarativeMutationConfig',
  './mutations/applyOptimisticMutation',
  './subscription/requestSubscription',
  './util/getPaginationMetadata',
  './util/getPaginationVariables',
  './util/getRefetchMetadata',
];

function replaced(code: string, pattern: string | RegExp, replacement: string): string {
  const result = code.replaceAll(pattern, replacement);
  if (result === code) throw new Error(`Nothing to replace for ${String(pattern)}: the library has changed, see scripts/leanVendors.ts`);
  return result;
}

/** Handlers of directives such as @appendNode, and updatable fragments: our mutations use updaters. */
const mutationHandlers = /require\('\.\/(handlers\/)?connection\/MutationHandlers'\)/g;
const updatable = /require\('\.\/readUpdatable(Query|Fragment)'\)/g;

function leanRelay(code: string): string {
  return leftOut.reduce((kept, module) => replaced(kept, `require('${module}')`, '{}'), replaced(code, mutationHandlers, '{}'));
}

/** Our mutations use updaters; `configs` is the older API. */
function leanMutation(code: string): string {
  return replaced(code, "require('./RelayDeclarativeMutationConfig')", '{}');
}

/** Paginated lists need these modules and load them separately rather than with the index. */
function leanPagination(code: string): string {
  return replaced(
    code,
    /_require\d?\.(get(?:PaginationMetadata|PaginationVariables|RefetchMetadata))\b/g,
    "require('relay-runtime/lib/util/$1')",
  );
}

/** Removes an artifact's document hash: only Relay's development warnings read it, and it doesn't compress. */
function leanArtifact(code: string): string {
  return replaced(code, /^\(node as any\)\.hash = "\w+";$/gm, '');
}

function leanRouter(code: string): string {
  const unnamed = replaced(code, /^\w+\.displayName = .*;$/gm, '');
  // Prefetching links, which only work with the router's own servers.
  const plain = replaced(unnamed, /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, 'null');
  // Developer warnings, which nobody reads in a shop.
  const quiet = replaced(plain, /^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;');
  const silent = replaced(quiet, /^function (warning|warningOnce|warnOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1(');
  // What the shop doesn't use (app/entryClient.tsx): tracing, routes that are discovered later, and the errors of server components.
  const used = [/\binit\.instrumentations\b/g, /\binit\.patchRoutesOnNavigation\b/g, /\bthis\.context\b/g].reduce(
    (rest, option) => replaced(rest, option, 'undefined'),
    silent,
  );
  return replaced(used, /= (React\d*\.(?:createContext|memo|forwardRef))\(/g, '= /* @__PURE__ */ $1(');
}

/** Vite plugin that trims the libraries in the shop's browser build. */
export function leanVendors(): Plugin {
  return {
    name: 'lean-vendors',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId(source, importer) {
      if (source === 'react-relay/hooks.js') return importer?.endsWith('/list/NextPage.tsx') ? pagination : hooks;
      if (source === './live-resolvers/LiveResolverCache') return noResolvers;
      // The experimental version is behind a feature flag that is off.
      if (source === './useFragmentInternal_EXPERIMENTAL') return this.resolve('./useFragmentInternal_CURRENT', importer);
      return null;
    },
    transform(code, id) {
      if (id.endsWith('/relay-runtime/lib/index.js')) return leanRelay(code);
      if (id.endsWith('/mutations/commitMutation.js')) return leanMutation(code);
      if (id.endsWith('/handlers/RelayDefaultHandlerProvider.js')) return replaced(code, mutationHandlers, '{}');
      if (/\/mutations\/RelayRecordSource(Selector)?Proxy\.js$/.test(id)) return replaced(code, updatable, '{}');
      if (/\/relay-hooks\/use(PaginationFragment|LoadMoreFunction(_EXPERIMENTAL)?|RefetchableFragmentInternal)\.js$/.test(id))
        return leanPagination(code);
      if (/\/react-router\/dist\/[^/]+\/chunk-/.test(id) && code.includes('createContext')) return leanRouter(code);
      if (/\/__generated__\/\w+\.graphql\.ts$/.test(id)) return leanArtifact(code);
      return null;
    },
  };
}
