import { Link } from 'react-router';
import type { OffersScreenQuery$data } from '../__generated__/OffersScreenQuery.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import styles from './deals.module.css';
import { stateBadge } from './labels.ts';
import * as t from './__generated__/messages.ts';

type Row = OffersScreenQuery$data['adminOffers']['edges'][number]['node'];

export const offerColumns: readonly Column<Row>[] = [
  {
    heading: t.offer,
    cell: ({ databaseId, title, code }) => (
      <>
        <Link to={`/offers/${databaseId}`}>{title}</Link>
        {code != null && <span className={styles.second}>{t.couponCode({ code })}</span>}
      </>
    ),
    isTitle: true,
  },
  { heading: t.merchant, cell: ({ merchant }) => merchant.name },
  { heading: t.status, cell: ({ state }) => <StatusBadge tone={stateBadge(state).tone}>{stateBadge(state).label}</StatusBadge> },
  {
    heading: t.price,
    cell: ({ price, priorPrice }) => (
      <>
        {price?.formatted ?? '–'}
        {priorPrice && <s className={styles.second}>{priorPrice.formatted}</s>}
      </>
    ),
    align: 'end',
  },
  {
    heading: t.votes,
    cell: ({ databaseId, score, voteCount, votesFlaggedAt }) => (
      <span className={styles.votes}>
        <Link to={`/offers/${databaseId}/votes`}>{t.fromVotes({ count: voteCount, score: formatNumber(score) })}</Link>
        {votesFlaggedAt != null && <StatusBadge tone="waiting">{t.needsReview}</StatusBadge>}
      </span>
    ),
    align: 'end',
  },
  { heading: t.clicks, cell: ({ clickCount }) => formatNumber(clickCount), align: 'end', isMinor: true },
  { heading: t.ends, cell: ({ endsAt }) => (endsAt == null ? '–' : formatDateTime(endsAt)), isMinor: true },
];
