// oxlint-disable relay/unused-fields -- words.ts reads the options
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { globalId } from '../../shared/globalId.ts';
import type { SubmissionScreenPublishMutation } from '../__generated__/SubmissionScreenPublishMutation.graphql.ts';
import type { SubmissionScreenQuery, SubmissionScreenQuery$data } from '../__generated__/SubmissionScreenQuery.graphql.ts';
import { amountText } from '../kit/form/amounts.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import styles from './deals.module.css';
import { categoryOptions, merchantOptions, submissionBadge } from './labels.ts';
import { numberIn } from './numberIn.ts';
import { OfferFields } from './OfferFields.tsx';
import { blankOffer, boundText, offerLabels, offerPathOf, offerSchema } from './offerRules.ts';
import { RejectDeal } from './RejectDeal.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query SubmissionScreenQuery($id: ID!) {
    submission: adminDealSubmission(id: $id) {
      databaseId
      status
      title
      description
      destinationUrl
      priceMinor
      shippingMinor
      code
      endsAt
      submitterEmail
      reason
      offerDatabaseId
    }
    adminMerchants(first: 100) {
      edges {
        node {
          databaseId
          name
        }
      }
    }
    categories {
      databaseId
      name
      children {
        databaseId
        name
        children {
          databaseId
          name
        }
      }
    }
  }
`;

/** Loads a submitted deal and the options of its form. */
export function loadSubmission(args: ScreenArgs) {
  const id = globalId('DealSubmission', numberIn(args));
  return loadFound<SubmissionScreenQuery>(args.environment, query, { id }, ({ submission }) => submission);
}

type Submission = NonNullable<SubmissionScreenQuery$data['submission']>;

const back = { path: '/submitted-deals', title: t.submittedDeals };

/** A submitted deal: while it waits, the form that publishes it as an offer, and its rejection. */
export function SubmissionScreen() {
  const data = useScreenQuery<SubmissionScreenQuery>(query);
  const submission = orNotFound(data.submission);
  const { status, title, reason, offerDatabaseId, submitterEmail } = submission;
  const { tone, label } = submissionBadge(status);
  return (
    <>
      <ScreenHead
        title={title}
        description={`${t.submittedBy} ${submitterEmail}`}
        back={back}
        badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
      />
      {status === 'PENDING' ? (
        <ReviewForm submission={submission} data={data} />
      ) : (
        <Panel title={t.deal}>
          <p>{submission.destinationUrl}</p>
          {reason !== '' && <p>{t.rejectionReason({ reason })}</p>}
          {offerDatabaseId != null && <Link to={`/offers/${offerDatabaseId}`}>{t.openOffer}</Link>}
        </Panel>
      )}
    </>
  );
}

function ReviewForm({ submission, data }: { submission: Submission; data: SubmissionScreenQuery$data }) {
  const { databaseId, title, description, destinationUrl, priceMinor, shippingMinor, code, endsAt } = submission;
  const mutation = useAdminMutation<SubmissionScreenPublishMutation, 'PublishDealSubmissionPayload'>(
    graphql`
      mutation SubmissionScreenPublishMutation($input: PublishDealSubmissionInput!, $isDryRun: Boolean) {
        result: publishDealSubmission(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on PublishDealSubmissionPayload {
            offer {
              databaseId
            }
          }
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'PublishDealSubmissionPayload',
  );
  const values = {
    ...blankOffer,
    title,
    details: description,
    destinationUrl,
    priceMinor: amountText(priceMinor),
    shippingMinor: amountText(shippingMinor),
    code: code ?? '',
    endsAt: boundText(endsAt, true),
  };
  const form = useAdminForm({
    read: { version: 0, values },
    isNew: true,
    mutation,
    labels: offerLabels,
    schema: offerSchema,
    variablesOf: ({ sent }) => ({ input: { id: globalId('DealSubmission', databaseId), facts: sent } }),
    pathOf: offerPathOf,
    createdPath: ({ offer }) => `/offers/${offer.databaseId}`,
  });
  return (
    <>
      <p className={styles.hint}>{t.dealReviewHint}</p>
      <OfferFields form={form} merchants={merchantOptions(data.adminMerchants)} categories={categoryOptions(data.categories)} />
      <RejectDeal databaseId={databaseId} />
      <SaveBar form={form} label={t.publishDeal} />
    </>
  );
}
