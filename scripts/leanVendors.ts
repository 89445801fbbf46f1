import path from 'node:path';
import type { Plugin } from 'vite';

// What the shop's first page must carry of its libraries. Relay and the router come as bundles of everything they can do, of which a
// bundler cannot see that the most is never used. Here it is told. Each rule fails the build when the library no longer looks as it
// expects, so that an update cannot undo it silently.

const hooks = path.join(import.meta.dirname, 'relayHooks.js');
const pagination = path.join(import.meta.dirname, 'relayPagination.js');
const noResolvers = path.join(import.meta.dirname, 'noResolvers.js');

/** Modules that relay-runtime's index loads and nothing else needs: experiments, and ways to use Relay without hooks. */
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

function leanRelay(code: string): string {
  return leftOut.reduce((kept, module) => replaced(kept, `require('${module}')`, '{}'), code);
}

/** Mutations say what they change by updaters; `configs` are how they did so before. */
function leanMutation(code: string): string {
  return replaced(code, "require('./RelayDeclarativeMutationConfig')", '{}');
}

/** Lists that go on need these, and fetch them by themselves instead of with the index. */
function leanPagination(code: string): string {
  return replaced(
    code,
    /_require\d?\.(get(?:PaginationMetadata|PaginationVariables|RefetchMetadata))\b/g,
    "require('relay-runtime/lib/util/$1')",
  );
}

/** What an artifact's document was when it was compiled: only Relay's development warnings read it, and it cannot be compressed. */
function leanArtifact(code: string): string {
  return replaced(code, /^\(node as any\)\.hash = "\w+";$/gm, '');
}

function leanRouter(code: string): string {
  const unnamed = replaced(code, /^\w+\.displayName = .*;$/gm, '');
  // Links that fetch pages ahead, for servers of the router's own.
  const plain = replaced(unnamed, /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, 'null');
  // Words for developers, which nobody reads in a shop.
  const silent = replaced(plain, /^function (warning|warningOnce|warnOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1(');
  return replaced(silent, /= (React\d*\.(?:createContext|memo|forwardRef))\(/g, '= /* @__PURE__ */ $1(');
}

/** For the browser's build of the shop. */
export function leanVendors(): Plugin {
  return {
    name: 'lean-vendors',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId(source, importer) {
      if (source === 'react-relay/hooks.js') return importer?.endsWith('/list/NextPage.tsx') ? pagination : hooks;
      if (source === './live-resolvers/LiveResolverCache') return noResolvers;
      // Chosen by a feature flag that is off.
      if (source === './useFragmentInternal_EXPERIMENTAL') return this.resolve('./useFragmentInternal_CURRENT', importer);
      return null;
    },
    transform(code, id) {
      if (id.endsWith('/relay-runtime/lib/index.js')) return leanRelay(code);
      if (id.endsWith('/mutations/commitMutation.js')) return leanMutation(code);
      if (/\/relay-hooks\/use(PaginationFragment|LoadMoreFunction(_EXPERIMENTAL)?|RefetchableFragmentInternal)\.js$/.test(id))
        return leanPagination(code);
      if (/\/react-router\/dist\/[^/]+\/chunk-/.test(id) && code.includes('createContext')) return leanRouter(code);
      if (/\/__generated__\/\w+\.graphql\.ts$/.test(id)) return leanArtifact(code);
      return null;
    },
  };
}
