import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { DevicesPageQuery } from '../../__generated__/DevicesPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { shownInstant } from '../../kit/clock/shownTime.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountPaths } from './accountPaths.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './account.module.css';
import deviceStyles from './devices.module.css';

/** Active sessions of the account, with buttons to end them. */
export function DevicesPage() {
  const loaded = useLoaderData<OwnPage<DevicesPageQuery>>();
  const { viewer } = usePreloadedQuery<DevicesPageQuery>(
    graphql`
      query DevicesPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          account {
            sessions {
              id
              device
              network
              signedInAt
              seenAt
              isCurrent
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  const sessions = (viewer.account?.sessions ?? []).toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <AccountPage
      title="Devices"
      lead={
        <p>
          You’re signed in on these devices. Sign out any you don’t recognise, then{' '}
          <Link to={accountPaths.settings}>change your password</Link>.
        </p>
      }
    >
      <ul role="list" className={styles.list}>
        {sessions.map(({ id, device, network, signedInAt, seenAt, isCurrent }) => (
          <li key={id} className={deviceStyles.device}>
            <div>
              <h2 className={deviceStyles.name}>
                {device}
                {isCurrent && <span className={deviceStyles.badge}>This device</span>}
              </h2>
              <dl className={deviceStyles.facts}>
                <div>
                  <dt>Signed in</dt>
                  <dd>
                    <time dateTime={signedInAt}>{shownInstant(signedInAt)}</time>
                  </dd>
                </div>
                <div>
                  <dt>Last used</dt>
                  <dd>
                    <time dateTime={seenAt}>{shownInstant(seenAt)}</time>
                  </dd>
                </div>
                {network !== '' && (
                  <div>
                    <dt>Network</dt>
                    <dd>{network}</dd>
                  </div>
                )}
              </dl>
            </div>
            {!isCurrent && (
              <AccountForm
                name="revoke"
                of={id}
                kind="secondary"
                size="small"
                button="Sign out"
                busyButton="Signing out…"
                buttonLabel={`Sign out ${device}, signed in ${shownInstant(signedInAt)}`}
              >
                <input type="hidden" name="id" value={id} />
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <AccountForm name="revokeOthers" kind="secondary" button="Sign out all other devices" busyButton="Signing out…" />
      )}
    </AccountPage>
  );
}
