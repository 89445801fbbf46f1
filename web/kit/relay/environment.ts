import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';

/** Answers one operation in process, on the server. */
export type ExecuteOperation = (operation: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

/** Names an operation with its variables, so that an answer made on the server is found again in the browser. */
export function operationKey(operation: RequestParameters, variables: Variables): string {
  return `${operation.id ?? operation.name} ${JSON.stringify(variables)}`;
}

/** @param execute answers operations: over HTTP in the browser, in process on the server */
export function createEnvironment(execute: FetchFunction, isServer: boolean): Environment {
  return new Environment({
    isServer,
    network: Network.create(execute),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}
