import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import type { ReviewScreenQuery } from '../__generated__/ReviewScreenQuery.graphql.ts';
import { FactList } from '../kit/FactList.tsx';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadFound, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { DeleteReviews } from './DeleteReviews.tsx';
import { LastDecision } from './LastDecision.tsx';
import styles from './reviews.module.css';
import { Stars } from './Stars.tsx';
import { useDecisions } from './useDecisions.ts';
import { statuses, statusLabels } from './labels.ts';

const query = graphql`
  query ReviewScreenQuery($id: ID!) {
    review: adminReview(id: $id) {
      databaseId
      status
      productName
      productUrl
      authorName
      isCustomer
      isVerifiedBuyer
      title
      body
      average
      stars
      createdAt
      decidedAt
      helpfulCount
      unhelpfulCount
      scores {
        name
        points
      }
      helpfulVotes {
        isHelpful
        isCustomer
        at
      }
    }
  }
`;

/** Loads the review in the URL. */
export function loadReview({ environment, params }: ScreenArgs) {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return loadFound<ReviewScreenQuery>(environment, query, { id: globalId('Review', number) }, ({ review }) => review);
}

/** Screen of one review: its text, its helpful votes, and its moderation. */
export function ReviewScreen() {
  const review = orNotFound(useScreenQuery<ReviewScreenQuery>(query).review);
  const decisions = useDecisions();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { databaseId, status, productUrl, productName } = review;
  const { tone, label } = statusLabels(status);
  return (
    <>
      <ScreenHead
        title={review.title === '' ? `Review by ${review.authorName}` : review.title}
        back={{ path: '/reviews', title: 'Reviews' }}
        badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
        actions={
          <>
            <Button kind="secondary" size="small" onClick={() => setDeleting(true)}>
              Delete
            </Button>
            {statuses
              .filter((other) => other !== status)
              .toReversed()
              .map((other) => (
                <Button
                  key={other}
                  kind={other === 'APPROVED' ? 'primary' : 'secondary'}
                  size="small"
                  disabled={decisions.isBusy}
                  onClick={() => decisions.decide([review], other)}
                >
                  {statusLabels(other).action}
                </Button>
              ))}
          </>
        }
      />
      <LastDecision decisions={decisions} />
      <Panel title="Review text">
        <p className={styles.body}>{review.body}</p>
      </Panel>
      <Panel title="Rating">
        <FactList
          facts={[
            ['Overall', `${formatNumber(review.average)} of 10`],
            ['Stars', <Stars key="stars" stars={review.stars} />],
            ...review.scores.map(({ name, points }) => [name, `${points} of 10`] as const),
          ]}
        />
      </Panel>
      <Panel title="Details">
        <FactList
          facts={[
            [
              'Product',
              productUrl == null ? (
                productName
              ) : (
                <a key="product" href={`${productUrl}#review-${databaseId}`}>
                  {productName}
                </a>
              ),
            ],
            ['Author', review.authorName],
            ['Verified buyer', review.isVerifiedBuyer ? 'Yes' : 'No'],
            ['Has an account', review.isCustomer ? 'Yes' : 'No'],
            ['Written', formatDateTime(review.createdAt)],
            ['Moderated', review.decidedAt == null ? null : formatDateTime(review.decidedAt)],
          ]}
        />
      </Panel>
      <Panel
        title="Helpful votes"
        description={`Helpful: ${formatNumber(review.helpfulCount)}, not helpful: ${formatNumber(review.unhelpfulCount)}. Latest votes:`}
        isFlush
      >
        <DataTable
          caption="Helpful votes"
          rows={review.helpfulVotes.map((vote, index) => ({ ...vote, index }))}
          idOf={({ index }) => index}
          columns={[
            { heading: 'Vote', isTitle: true, cell: ({ isHelpful }) => (isHelpful ? 'Helpful' : 'Not helpful') },
            { heading: 'By', cell: ({ isCustomer }) => (isCustomer ? 'A customer' : 'A guest') },
            { heading: 'When', cell: ({ at }) => formatDateTime(at) },
          ]}
          empty="No votes yet."
        />
      </Panel>
      <DeleteReviews ids={isDeleting ? [databaseId] : []} onClose={() => setDeleting(false)} onDeleted={() => void navigate('/reviews')} />
    </>
  );
}
