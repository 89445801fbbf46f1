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
import { maxAliases, maxBodyBytes, maxDepth, maxDirectives, maxTokens } from '../platform/graphql/limits.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import type { PersistedDocuments } from '../platform/graphql/persisted.ts';
import { useMaxNesting } from '../platform/graphql/nesting.ts';
import { useStaffIntrospection } from './staffIntrospection.ts';

export interface GraphqlServerOptions {
  path: '/graphql' | '/admin/graphql';
  schema: GraphQLSchema;
  persisted: PersistedDocuments;
  isDevelopment: boolean;
  logFault(fault: unknown, correlationId: string): void;
}

/** Only what reads can have an answer for everybody. */
function usePrivateWrites(): Plugin<Context> {
  return {
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation !== 'query') args.contextValue.markPrivate();
    },
  };
}

/** The answer of a moment: one for all who ask the same where it is nobody's own. */
async function answerAt(args: ExecutionArgs, moment: LiveMoment): Promise<ExecutionResult> {
  const shared = await moment.shared?.answer(args);
  return shared ?? execute({ ...args, rootValue: moment, contextValue: moment.context });
}

/** Answers each moment of a stream as a request of that moment would be answered: nothing is remembered from one to the next. */
async function streamOf(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  // A field's subscribe function yields nothing else.
  const moments = (await createSourceEventStream(args)) as AsyncIterable<LiveMoment> | ExecutionResult;
  if (!(Symbol.asyncIterator in moments)) return moments;
  return (async function* () {
    for await (const moment of moments) yield await answerAt(args, moment);
  })();
}

function useFreshMoments(): Plugin<Context> {
  return {
    onSubscribe({ args, setSubscribeFn }) {
      args.contextValue.markPrivate();
      setSubscribeFn(streamOf);
    },
  };
}

/** Refuses what costs too much, before it runs, and tells what it cost. */
function useCostLimit(): Plugin<Context> {
  return {
    onSubscribe({ args }) {
      checkCost(args.schema, args.document, args.operationName, (args.variableValues ?? {}) as Record<string, unknown>);
    },
    onExecute({ args }) {
      const cost = checkCost(args.schema, args.document, args.operationName, (args.variableValues ?? {}) as Record<string, unknown>);
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

/** Armor hides the suggestions of fields and arguments only; values and variables have some too. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ (Did you mean [^?]*\?|\[Suggestion hidden\])/g, '');
  if (message === error.message) return error;
  return withMessage(error, message);
}

/**
 * Says where the back office's fields are, of any field at the top and any type that the Shop API lacks: whether the Admin API has it,
 * nobody can tell from that.
 */
function withOtherApi(error: GraphQLError): GraphQLError {
  if (!/^(Cannot query field ".*" on type "(Query|Mutation)"|Unknown type ")/.test(error.message)) return error;
  return withMessage(error, `${error.message} Back-office fields are available at /admin/graphql.`);
}

function persistedQueryNotSupported(): GraphQLError {
  return new GraphQLError('PersistedQueryNotSupported', { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 400 } } });
}

// Yoga's plugins are handed a request but read nothing of it: what they decide by is in the parameters and the context.
const standIn = new Request('http://localhost/graphql', { method: 'POST' });

/** The GraphQL server behind one endpoint. What the server makes of a request (visitor, instant) comes in as its context. */
export function createGraphqlServer({ path, schema, persisted, isDevelopment, logFault }: GraphqlServerOptions) {
  const isShop = path === '/graphql';
  const yoga = createYoga<Context>({
    schema,
    graphqlEndpoint: path,
    graphiql: isDevelopment,
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maxRequestBodySize: maxBodyBytes,
    maskedErrors: {
      // The context is not at hand here; the fault gets a number of its own, which the log carries too.
      maskError: (error) => maskError(error, crypto.randomUUID(), logFault),
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
        // Nothing is stored here for clients: one that hears "not found" would send everything twice.
        customErrors: { notFound: () => persistedQueryNotSupported() },
      }),
      usePrivateWrites(),
      useFreshMoments(),
      ...(isShop ? [] : [useStaffIntrospection()]),
      useCostLimit(),
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
      // What is wrong with the parameters themselves is thrown before there is a result.
      return { errors: [maskError(error, context.requestId, logFault)] };
    }
  }

  return {
    /** Answers a request of the fetch interface: for GraphiQL. */
    fetch: (request: Request, context: Context) => yoga.fetch(request, context),

    /**
     * Executes what a request asks for within all limits, but without making a Request and a Response of the fetch interface:
     * they cost several times what a short query costs.
     */
    async execute(params: GraphQLParams, context: Context): Promise<ExecutionResult> {
      // Without a stream in the context no subscription is answered.
      return (await answer(params, { ...context, live: undefined })) as ExecutionResult;
    },

    /** As execute(); a subscription is answered by a stream of results. @param live brings the moments to answer */
    stream: (params: GraphQLParams, context: Context, live: LiveStream) => answer(params, { ...context, live }),
  };
}

export type GraphqlServer = ReturnType<typeof createGraphqlServer>;
