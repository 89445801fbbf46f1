import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useLocation } from 'react-router';
import { dealLimits } from '../../../shared/dealLimits.ts';
import type { DealAlertsPageQuery } from '../../__generated__/DealAlertsPageQuery.graphql.ts';
import { TextField } from '../../kit/forms/TextField.tsx';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { AccountForm } from './AccountForm.tsx';
import { useForms } from './accountForms.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './account.module.css';
import deviceStyles from './devices.module.css';
import * as t from '../__generated__/messages.ts';

/** The account owner's alerts about new deals. The address may name a keyword to start with. */
export function DealAlertsPage() {
  const loaded = useLoaderData<OwnPage<DealAlertsPageQuery>>();
  const { viewer } = usePreloadedQuery<DealAlertsPageQuery>(
    graphql`
      query DealAlertsPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          dealAlerts {
            id
            keyword
            isPaused
            maxPrice {
              formatted
            }
          }
          account {
            email
            isEmailVerified
          }
        }
      }
    `,
    loaded.reference,
  );
  const { search, key } = useLocation();
  const { account, dealAlerts } = viewer;
  if (!account) return null;
  const keyword = (new URLSearchParams(search).get('keyword') ?? '').slice(0, dealLimits.alertKeyword);
  return (
    // After an alert was created, its message is that of a new visit to this page.
    <AccountPage key={key} title={t.dealAlerts} lead={<p>{t.dealAlertsLead({ email: account.email })}</p>}>
      <section className={styles.box} aria-labelledby="new-alert">
        <h2 id="new-alert">{t.newDealAlert}</h2>
        {account.isEmailVerified ? <NewAlert keyword={keyword} /> : <p className={styles.hint}>{t.confirmAddressForAlerts}</p>}
      </section>
      <section className={styles.list} aria-labelledby="own-alerts">
        <h2 id="own-alerts">{t.yourDealAlerts}</h2>
        {dealAlerts.length === 0 && <p className={styles.hint}>{t.noDealAlertsYet}</p>}
        <ul role="list" className={styles.list}>
          {dealAlerts.map((alert) => (
            <Alert key={alert.id} {...alert} price={alert.maxPrice?.formatted ?? null} />
          ))}
        </ul>
      </section>
    </AccountPage>
  );
}

function NewAlert({ keyword }: { keyword: string }) {
  const { answer } = useForms();
  const failed = answer?.form === 'createAlert' && !answer.isDone ? answer : null;
  const field = (name: string, value: string) => ({
    name,
    defaultValue: failed?.values[name] ?? value,
    problem: failed?.issues[name] ?? null,
  });
  return (
    <AccountForm name="createAlert" className={styles.form} button={t.createAlert} busyButton={t.saving}>
      <TextField
        {...field('keyword', keyword)}
        label={t.alertKeyword}
        hint={t.alertKeywordHint}
        autoComplete="off"
        maxLength={dealLimits.alertKeyword}
      />
      <TextField {...field('maxPriceMinor', '')} label={t.alertMaxPrice} isOptional inputMode="decimal" autoComplete="off" maxLength={12} />
    </AccountForm>
  );
}

interface AlertProps {
  id: string;
  keyword: string;
  isPaused: boolean;
  /** Null for any price. */
  price: string | null;
}

function Alert({ id, keyword, isPaused, price }: AlertProps) {
  return (
    <li className={deviceStyles.device}>
      <div>
        <h3 className={`${deviceStyles.name} ${styles.address}`}>{keyword}</h3>
        <p className={styles.state} data-on={!isPaused}>
          {isPaused ? t.alertPaused : t.alertActive}
        </p>
        <p className={styles.hint}>{price === null ? t.anyPrice : t.upToPrice({ price })}</p>
      </div>
      <div className={styles.buttons}>
        <AccountForm
          name="pauseAlert"
          of={id}
          kind="secondary"
          size="small"
          button={isPaused ? t.resumeAlert : t.pauseAlert}
          busyButton={t.saving}
          buttonLabel={isPaused ? t.resumeAlertFor({ keyword }) : t.pauseAlertFor({ keyword })}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="choice" value={isPaused ? 'resume' : 'pause'} />
        </AccountForm>
        <AccountForm
          name="deleteAlert"
          of={id}
          kind="quiet"
          size="small"
          button={t.deleteAlert}
          busyButton={t.deletingAlert}
          buttonLabel={t.deleteAlertFor({ keyword })}
        >
          <input type="hidden" name="id" value={id} />
        </AccountForm>
      </div>
    </li>
  );
}
