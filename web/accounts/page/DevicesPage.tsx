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
import * as t from '../__generated__/messages.ts';

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
    <AccountPage title={t.devices} lead={<p>{t.youreSignedInOn({ link: (text) => <Link to={accountPaths.settings}>{text}</Link> })}</p>}>
      <ul role="list" className={styles.list}>
        {sessions.map(({ id, device, network, signedInAt, seenAt, isCurrent }) => (
          <li key={id} className={deviceStyles.device}>
            <div>
              <h2 className={deviceStyles.name}>
                {device}
                {isCurrent && <span className={deviceStyles.badge}>{t.thisDevice}</span>}
              </h2>
              <dl className={deviceStyles.facts}>
                <div>
                  <dt>{t.signedIn}</dt>
                  <dd>
                    <time dateTime={signedInAt}>{shownInstant(signedInAt)}</time>
                  </dd>
                </div>
                <div>
                  <dt>{t.lastUsed}</dt>
                  <dd>
                    <time dateTime={seenAt}>{shownInstant(seenAt)}</time>
                  </dd>
                </div>
                {network !== '' && (
                  <div>
                    <dt>{t.network}</dt>
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
                button={t.signOut}
                busyButton={t.signingOut}
                buttonLabel={t.signOutSignedIn({ device, shownInstant: shownInstant(signedInAt) })}
              >
                <input type="hidden" name="id" value={id} />
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <AccountForm name="revokeOthers" kind="secondary" button={t.signOutAllOther} busyButton={t.signingOut} />}
    </AccountPage>
  );
}
