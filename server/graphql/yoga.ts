import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { getOperationAST } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Context } from './context.ts';
import { checkCost } from './cost.ts';
import { maxAliases, maxBodyBytes, maxDepth, maxDirectives, maxTokens } from './limits.ts';
import { maskError } from './maskError.ts';
import type { PersistedDocuments } from './persisted.ts';
import { schema } from './schema.ts';

export interface GraphqlDoor {
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

/** Refuses what costs too much, before it runs, and tells what it cost. */
function useCostLimit(): Plugin<Context> {
  return {
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

// Yoga's plugins are handed a request but read nothing of it: what they decide by is in the parameters and the context.
const standIn = new Request('http://localhost/graphql', { method: 'POST' });

/** The GraphQL server behind POST /graphql. What the server makes of a request (visitor, instant) comes in as its context. */
export function createGraphqlServer({ persisted, isDevelopment, logFault }: GraphqlDoor) {
  const yoga = createYoga<Context>({
    schema,
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
      usePersistedOperations<Context>({
        getPersistedOperation: (id) => persisted.document(id),
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
      }),
      usePrivateWrites(),
      useCostLimit(),
    ],
  });

  return {
    /** Answers a request of the fetch interface: for GraphiQL and for streams of results. */
    fetch: (request: Request, context: Context) => yoga.fetch(request, context),

    /**
     * Executes what a request asks for within all limits, but without making a Request and a Response of the fetch interface:
     * they cost several times what a short query costs.
     */
    async execute(params: GraphQLParams, context: Context): Promise<ExecutionResult> {
      try {
        return (await yoga.getResultForParams({ params, request: standIn }, { ...context })) as ExecutionResult;
      } catch (error) {
        // What is wrong with the parameters themselves is thrown before there is a result.
        return { errors: [maskError(error, context.requestId, logFault)] };
      }
    },
  };
}

export type GraphqlServer = ReturnType<typeof createGraphqlServer>;
