import { Observable, type GraphQLResponse, type IEnvironment } from 'relay-runtime';
import { createEnvironment } from '../../web/kit/relay/environment.ts';
import { browserNetwork } from '../../web/kit/relay/network.ts';
import { codeOf } from '../kit/mutation/failure.ts';
import { withoutNews } from './refusals.ts';

function isForbidden(answer: GraphQLResponse): boolean {
  if (!('errors' in answer)) return false;
  // Relay's type has no extensions on single errors; the server sends them (graphql/maskError.ts).
  const errors = (answer.errors ?? []) as { extensions?: { code?: string } }[];
  return errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

/**
 * Creates the administration's Relay environment.
 * @param onForbidden called when the server has refused something, which may mean that the session has ended
 */
export function createAdminEnvironment(onForbidden: () => void): IEnvironment {
  const execute = browserNetwork(
    [],
    (_operation, answer) => {
      if (isForbidden(answer)) onForbidden();
    },
    '/admin/graphql',
  );
  return createEnvironment(
    (operation, ...request) =>
      Observable.from(execute(operation, ...request))
        .map((answer) => withoutNews(operation, answer))
        .catch((error: Error) => {
          // For responses without data.
          if (codeOf(error) === 'FORBIDDEN') onForbidden();
          throw error;
        }),
    false,
  );
}
