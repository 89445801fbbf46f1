import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commitMutation, Environment, fetchQuery, Network, RecordSource, Store, type ConcreteRequest, type Variables } from 'relay-runtime';

// A third-party app that uses Relay with the published schema: Relay's own compiler compiles its documents here.

const documents = `
  graphql\`query appListQuery($first: Int!, $after: String) {
    products(first: $first, after: $after) { edges { node { name } } pageInfo { hasNextPage endCursor } }
  }\`;
  graphql\`mutation appAddMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      __typename
      ... on AddToCartPayload { cart { itemCount } }
      ... on StaleCartError { code cart { itemCount } }
    }
  }\`;
  graphql\`query appCatchQuery($first: Int!) {
    products(first: $first) @catch { totalCount }
    viewer { isSignedIn wishlist @catch { items(first: $first) { totalCount } } }
  }\`;
`;

export interface RelayApp {
  query(name: string, variables: Variables): Promise<unknown>;
  mutation(name: string, variables: Variables): Promise<unknown>;
  remove(): void;
}

/**
 * Builds the app.
 * @param endpoint URL of the API
 */
export async function relayApp(endpoint: string): Promise<RelayApp> {
  const directory = mkdtempSync(path.join(tmpdir(), 'souk-relay-'));
  for (const name of ['src', 'artifacts']) mkdirSync(path.join(directory, name));
  cpSync('schema.graphql', path.join(directory, 'schema.graphql'));
  writeFileSync(path.join(directory, 'src', 'app.js'), `import { graphql } from 'relay-runtime';\n${documents}`);
  writeFileSync(path.join(directory, 'package.json'), '{"type":"module"}');
  const config = {
    src: './src',
    schema: './schema.graphql',
    language: 'javascript',
    artifactDirectory: './artifacts',
    eagerEsModules: true,
    customScalarTypes: { DateTime: 'string' },
  };
  writeFileSync(path.join(directory, 'relay.config.json'), JSON.stringify(config));
  execFileSync(process.execPath, [path.resolve('node_modules/relay-compiler/cli.js'), 'relay.config.json'], { cwd: directory });

  const network = Network.create(async ({ text }, variables) => {
    const body = JSON.stringify({ query: text, variables });
    return (await fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();
  });
  const environment = () => new Environment({ network, store: new Store(new RecordSource()) });
  const artifact = async (name: string) => {
    const file = pathToFileURL(path.join(directory, 'artifacts', `${name}.graphql.js`)).href;
    return ((await import(/* @vite-ignore */ file)) as { default: ConcreteRequest }).default;
  };
  return {
    query: async (name, variables) => fetchQuery(environment(), await artifact(name), variables).toPromise(),
    async mutation(name, variables) {
      const mutation = await artifact(name);
      return new Promise((resolve, reject) => {
        commitMutation(environment(), { mutation, variables, onCompleted: resolve, onError: reject });
      });
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
