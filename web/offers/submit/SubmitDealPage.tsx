import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { data, redirect, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type SubmitDealPageQuery } from '../../__generated__/SubmitDealPageQuery.graphql.ts';
import { signInPath } from '../../accounts/accountAddress.ts';
import { useFlash } from '../../kit/flash.ts';
import { Link } from '../../kit/Link.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { preloadOwn, type OwnPage } from '../../visitor/ownPage.ts';
import { dealsPath, submitDealPath } from '../dealsUrl.ts';
import type { SubmitDealAnswer } from './submitDealAction.ts';
import { SubmitDealForm } from './SubmitDealForm.tsx';
import styles from './SubmitDeal.module.css';
import * as t from '../__generated__/messages.ts';
export { submitDealAction } from './submitDealAction.ts';

/** Loads the page; guests are redirected to sign-in, and back afterwards. Status 404 if the shop accepts no deals. */
export async function loadSubmitDeal(environment: IEnvironment) {
  const loaded = await preloadOwn<SubmitDealPageQuery>(environment, query, {});
  const { viewer, shopSettings } = loaded.data;
  if (!shopSettings.acceptsDeals) return data(loaded, { status: 404 });
  if (!viewer.isSignedIn) throw redirect(signInPath(submitDealPath));
  return data(loaded);
}

const statusTexts: Readonly<Record<string, string>> = {
  PENDING: t.waitingForReview,
  PUBLISHED: t.dealPublished,
  REJECTED: t.dealRejected,
};

/** Where signed-in shoppers submit deals, and see what became of them. */
export function SubmitDealPage() {
  const { viewer, shopSettings } = usePreloadedQuery<SubmitDealPageQuery>(
    graphql`
      query SubmitDealPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          isSignedIn
          submittedDeals {
            id
            title
            status
            reason
            offer {
              url
            }
          }
        }
        shopSettings {
          acceptsDeals
        }
      }
    `,
    useLoaderData<OwnPage<SubmitDealPageQuery>>().reference,
  );
  const flash = useFlash<SubmitDealAnswer>();
  const isDone = flash?.isSubmitted ?? false;
  return (
    <div className={styles.page}>
      <PageHead title={t.submitADeal} isHidden />
      <h1 tabIndex={-1}>{t.submitADeal}</h1>
      {shopSettings.acceptsDeals ? (
        <>
          {isDone && (
            <p className={styles.done} role="status">
              {t.dealSubmitted}
            </p>
          )}
          <p className={styles.note}>{t.submitDealLead}</p>
          <SubmitDealForm key={viewer.submittedDeals[0]?.id} answered={isDone ? null : flash} />
        </>
      ) : (
        <p>
          {t.dealSubmissionsClosed} <Link to={dealsPath}>{t.deals}</Link>
        </p>
      )}
      {viewer.submittedDeals.length > 0 && (
        <section aria-labelledby="submitted-deals">
          <h2 id="submitted-deals">{t.yourSubmittedDeals}</h2>
          <ul role="list" className={styles.list}>
            {viewer.submittedDeals.map(({ id, title, status, reason, offer }) => (
              <li key={id}>
                <p>{offer ? <Link to={offer.url}>{title}</Link> : title}</p>
                <p className={styles.note}>{statusTexts[status] ?? status}</p>
                {reason !== '' && <p>{t.becauseReason({ reason })}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
