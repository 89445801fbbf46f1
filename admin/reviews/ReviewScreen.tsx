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
import * as t from './__generated__/messages.ts';

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
        title={review.title === '' ? t.reviewBy({ name: review.authorName }) : review.title}
        back={{ path: '/reviews', title: t.reviews }}
        badge={<StatusBadge tone={tone}>{label}</StatusBadge>}
        actions={
          <>
            <Button kind="secondary" size="small" onClick={() => setDeleting(true)}>
              {t.deleteButton}
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
      <Panel title={t.reviewText}>
        <p className={styles.body}>{review.body}</p>
      </Panel>
      <Panel title={t.rating}>
        <FactList
          facts={[
            [t.overall, t.pointsOfTen({ points: formatNumber(review.average) })],
            [t.stars, <Stars key="stars" stars={review.stars} />],
            ...review.scores.map(({ name, points }) => [name, t.pointsOfTen({ points })] as const),
          ]}
        />
      </Panel>
      <Panel title={t.details}>
        <FactList
          facts={[
            [
              t.product,
              productUrl == null ? (
                productName
              ) : (
                <a key="product" href={`${productUrl}#review-${databaseId}`}>
                  {productName}
                </a>
              ),
            ],
            [t.author, review.authorName],
            [t.verifiedBuyer, review.isVerifiedBuyer ? t.yes : t.no],
            [t.hasAnAccount, review.isCustomer ? t.yes : t.no],
            [t.written, formatDateTime(review.createdAt)],
            [t.moderated, review.decidedAt == null ? null : formatDateTime(review.decidedAt)],
          ]}
        />
      </Panel>
      <Panel
        title={t.helpfulVotes}
        description={t.helpfulCounts({
          helpful: formatNumber(review.helpfulCount),
          notHelpful: formatNumber(review.unhelpfulCount),
        })}
        isFlush
      >
        <DataTable
          caption={t.helpfulVotes}
          rows={review.helpfulVotes.map((vote, index) => ({ ...vote, index }))}
          idOf={({ index }) => index}
          columns={[
            { heading: t.vote, isTitle: true, cell: ({ isHelpful }) => (isHelpful ? t.helpful : t.notHelpful) },
            { heading: t.by, cell: ({ isCustomer }) => (isCustomer ? t.aCustomer : t.aGuest) },
            { heading: t.when, cell: ({ at }) => formatDateTime(at) },
          ]}
          empty={t.noVotesYet}
        />
      </Panel>
      <DeleteReviews ids={isDeleting ? [databaseId] : []} onClose={() => setDeleting(false)} onDeleted={() => void navigate('/reviews')} />
    </>
  );
}
