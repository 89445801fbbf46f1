import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { LiveMoment, LiveStream } from '../platform/graphql/liveStream.ts';
import type { Context } from '../platform/graphql/context.ts';
import { checkCost } from '../platform/graphql/cost.ts';
import { maxAliases, maxBodyBytes, maxDepth, maxDirectives, maxTokens, refusedCost } from '../platform/graphql/limits.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import type { PersistedDocuments } from '../platform/graphql/persisted.ts';
import { useMaxNesting } from '../platform/graphql/nesting.ts';
import { isTracing } from '../platform/tracing/tracing.ts';
import { collectHoldings } from './holdings.ts';
import { operationSpan } from './operationSpan.ts';
import { useStaffIntrospection } from './staffIntrospection.ts';

export interface GraphqlServerOptions {
  path: '/graphql' | '/admin/graphql';
  schema: GraphQLSchema;
  persisted: PersistedDocuments;
  isDevelopment: boolean;
  logFault(fault: unknown, correlationId: string): void;
}

/** Only queries can have a response that is shared by all visitors. */
function usePrivateWrites(): Plugin<Context> {
  return {
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation !== 'query') args.contextValue.markPrivate();
    },
  };
}

/** The result of a moment, shared between all identical subscriptions when it holds no visitor's own data. */
async function answerAt(args: ExecutionArgs, moment: LiveMoment): Promise<ExecutionResult> {
  const shared = await moment.shared?.answer(args);
  return shared ?? execute({ ...args, rootValue: moment, contextValue: moment.context });
}

/** Answers each moment of a stream like a separate request at that moment: no state carries over to the next. */
async function streamOf(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  // Subscribe functions yield only moments.
  const moments = (await createSourceEventStream(args)) as AsyncIterable<LiveMoment> | ExecutionResult;
  if (!(Symbol.asyncIterator in moments)) return moments;
  return (async function* () {
    for await (const moment of moments) yield await answerAt(args, moment);
  })();
}

type LogFault = GraphqlServerOptions['logFault'];

const maskingOf = ({ shop, requestId }: Context, logFault: LogFault) => ({ language: shop.language, correlationId: requestId, logFault });

function withMaskedErrors<Result extends Pick<ExecutionResult, 'errors'>>(result: Result, context: Context, logFault: LogFault): Result {
  return result.errors ? { ...result, errors: result.errors.map((error) => maskError(error, maskingOf(context, logFault))) } : result;
}

/** Masks errors of resolvers where the context has the language of the request and its ID; Yoga's own masking has no context. */
function useMaskedErrors(logFault: LogFault): Plugin<Context> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        if ('errors' in result) setResult(withMaskedErrors(result, args.contextValue, logFault));
      },
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult: () => ({
        onNext: ({ result, setResult }) => setResult(withMaskedErrors(result, args.contextValue, logFault)),
      }),
    }),
  };
}

function useHoldings(): Plugin<Context> {
  return {
    onExecute({ args }) {
      collectHoldings(args.schema, args.document, args.contextValue);
    },
  };
}

function useTracing(): Plugin<Context> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      if (!isTracing()) return;
      const run = executeFn as (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>;
      setExecuteFn((args: ExecutionArgs) => operationSpan(args, () => run(args)));
    },
  };
}

function useFreshMoments(): Plugin<Context> {
  return {
    onSubscribe({ args, setSubscribeFn }) {
      args.contextValue.markPrivate();
      setSubscribeFn(streamOf);
    },
  };
}

type CostedArgs = Omit<ExecutionArgs, 'contextValue'> & { contextValue: Context };

/** @throws GraphQLError when the operation costs too much, which takes points as well: computing the cost takes time */
function costOf({ schema, document, operationName, variableValues, contextValue }: CostedArgs): number {
  try {
    return checkCost(schema, document, operationName, variableValues ?? {});
  } catch (error) {
    contextValue.chargePoints?.(refusedCost);
    throw error;
  }
}

/** Rejects operations that cost too much before they run, and reports the cost. */
function useCostLimit(): Plugin<Context> {
  return {
    onSubscribe({ args }) {
      checkCost(args.schema, args.document, args.operationName, (args.variableValues ?? {}) as Record<string, unknown>);
    },
    onExecute({ args }) {
      const cost = costOf(args);
      args.contextValue.chargePoints?.(cost);
      return {
        onExecuteDone({ result, setResult }) {
          if (!('data' in result)) return;
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}

function withMessage(error: GraphQLError, message: string): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}

/** Armor hides suggestions for fields and arguments only; errors about values and variables have them too. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ (Did you mean [^?]*\?|\[Suggestion hidden\])/g, '');
  if (message === error.message) return error;
  return withMessage(error, message);
}

/**
 * Points to the Admin API for any unknown top-level field and any unknown type, so the error doesn't reveal whether the Admin API has it.
 */
function withOtherApi(error: GraphQLError): GraphQLError {
  if (!/^(Cannot query field ".*" on type "(Query|Mutation)"|Unknown type ")/.test(error.message)) return error;
  return withMessage(error, `${error.message} Admin API fields are available at /admin/graphql.`);
}

function persistedQueryNotSupported(): GraphQLError {
  return new GraphQLError('PersistedQueryNotSupported', { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 400 } } });
}

// Yoga's plugins receive a request but read nothing from it: they use the parameters and the context.
const standIn = new Request('http://localhost/graphql', { method: 'POST' });

/** Creates the GraphQL server of an endpoint. Its context holds what the HTTP server derives from a request (visitor, instant). */
export function createGraphqlServer({ path, schema, persisted, isDevelopment, logFault }: GraphqlServerOptions) {
  const isShop = path === '/graphql';
  const yoga = createYoga<Context>({
    schema,
    graphqlEndpoint: path,
    // The shop serves GraphiQL's files itself (pages/docs.ts).
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maxRequestBodySize: maxBodyBytes,
    maskedErrors: {
      // For errors outside of the execution, where the context isn't available: a fault gets its own ID, which is logged too.
      maskError: (error) => maskError(error, { language: defaultLanguage, correlationId: crypto.randomUUID(), logFault }),
    },
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: maxDepth },
        maxAliases: { n: maxAliases },
        maxDirectives: { n: maxDirectives },
        maxTokens: { n: maxTokens },
        costLimit: { enabled: false },
        blockFieldSuggestion: { enabled: !isDevelopment },
      }),
      useMaxNesting(),
      usePersistedOperations<Context>({
        getPersistedOperation: (id) => persisted.document(id),
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        // The server stores no documents for clients: after "not found" a client would send everything twice.
        customErrors: { notFound: () => persistedQueryNotSupported() },
      }),
      usePrivateWrites(),
      useHoldings(),
      useTracing(),
      useFreshMoments(),
      ...(isShop ? [] : [useStaffIntrospection()]),
      useCostLimit(),
      useMaskedErrors(logFault),
    ],
  });

  async function answer(params: GraphQLParams, context: Context): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> {
    try {
      const result = (await yoga.getResultForParams({ params, request: standIn }, { ...context })) as
        | ExecutionResult
        | AsyncIterable<ExecutionResult>;
      if (Symbol.asyncIterator in result || !result.errors) return result;
      const errors = isDevelopment ? result.errors : result.errors.map(withoutSuggestion);
      return { ...result, errors: isShop ? errors.map(withOtherApi) : errors };
    } catch (error) {
      // Invalid parameters throw before there is a result.
      return { errors: [maskError(error, maskingOf(context, logFault))] };
    }
  }

  return {
    /**
     * Executes an operation within all limits, but without creating a Fetch API Request and Response, which cost several times as much as a
     * short query.
     */
    async execute(params: GraphQLParams, context: Context): Promise<ExecutionResult> {
      // Without a stream in the context no subscription runs.
      return (await answer(params, { ...context, live: undefined })) as ExecutionResult;
    },

    /**
     * Like execute(), but answers a subscription with a stream of results.
     * @param live provides the moments to answer
     */
    stream: (params: GraphQLParams, context: Context, live: LiveStream) => answer(params, { ...context, live }),
  };
}

export type GraphqlServer = ReturnType<typeof createGraphqlServer>;
