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

/** Executes one operation in process, on the server. */
export type ExecuteOperation = (operation: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

/** Key of an operation with its variables, by which the browser finds a response made on the server. */
export function operationKey(operation: RequestParameters, variables: Variables): string {
  return `${operation.id ?? operation.name} ${JSON.stringify(variables)}`;
}

/**
 * Creates the Relay environment.
 * @param execute executes operations: over HTTP in the browser, in process on the server
 */
export function createEnvironment(execute: FetchFunction, isServer: boolean): Environment {
  return new Environment({
    isServer,
    network: Network.create(execute),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}
