import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { setShopZone } from '../../shared/clock/shopClock.ts';
import { setCurrencyDisplay } from '../../shared/money/display.ts';
import type { sessionStepQuery } from '../__generated__/sessionStepQuery.graphql.ts';
import type { sessionQuery, sessionQuery$data } from '../__generated__/sessionQuery.graphql.ts';
import { setShopName } from '../kit/shopName.ts';
import type { AdminPerson } from '../kit/session.ts';

/** The stage of signing in; null without a session. */
export type Viewer = NonNullable<sessionQuery$data['adminViewer']>;

/**
 * Loads the session from the server, and the shop's name and time zone.
 * @throws what the network throws
 */
export async function readSession(environment: IEnvironment): Promise<Viewer | null> {
  const answer = await fetchQuery<sessionQuery>(
    environment,
    graphql`
      query sessionQuery {
        shop {
          name
          currencyDisplay
        }
        shopSettings {
          timeZone
        }
        adminViewer {
          stage
          rights
          recoveryCodesLeft
          account {
            databaseId
            email
            name
            role
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (answer) {
    setShopZone(answer.shopSettings.timeZone);
    setShopName(answer.shop.name);
    setCurrencyDisplay(answer.shop.currencyDisplay);
  }
  return answer?.adminViewer ?? null;
}

/** The signed-in person; null before sign-in is complete. */
export function personOf(viewer: Viewer | null): AdminPerson | null {
  if (viewer?.stage !== 'OPEN' || !viewer.account) return null;
  const { databaseId, email, name, role } = viewer.account;
  const rights = viewer.rights.filter((right) => right !== '%future added value');
  return { databaseId, email, name, isAdministrator: role === 'ADMINISTRATOR', rights };
}

/** The number of remaining recovery codes. */
export function recoveryCodesOf(viewer: Viewer | null): number {
  return viewer?.recoveryCodesLeft ?? 0;
}

/**
 * Whether the password or a code was entered within the last minutes.
 * @throws what the network throws
 */
export async function isSteppedUp(environment: IEnvironment): Promise<boolean> {
  const answer = await fetchQuery<sessionStepQuery>(
    environment,
    graphql`
      query sessionStepQuery {
        adminViewer {
          isSteppedUp
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.adminViewer?.isSteppedUp ?? false;
}
