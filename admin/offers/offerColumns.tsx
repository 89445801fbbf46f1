import { Link } from 'react-router';
import type { OffersScreenQuery$data } from '../__generated__/OffersScreenQuery.graphql.ts';
import { formatCount, formatDateTime, formatNumber } from '../kit/formats.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import styles from './deals.module.css';
import { stateBadge } from './labels.ts';

type Row = OffersScreenQuery$data['adminOffers']['edges'][number]['node'];

export const offerColumns: readonly Column<Row>[] = [
  {
    heading: 'Offer',
    cell: ({ databaseId, title, code }) => (
      <>
        <Link to={`/offers/${databaseId}`}>{title}</Link>
        {code != null && <span className={styles.second}>Code {code}</span>}
      </>
    ),
    isTitle: true,
  },
  { heading: 'Merchant', cell: ({ merchant }) => merchant.name },
  { heading: 'Status', cell: ({ state }) => <StatusBadge tone={stateBadge(state).tone}>{stateBadge(state).label}</StatusBadge> },
  {
    heading: 'Price',
    cell: ({ price, priorPrice }) => (
      <>
        {price?.formatted ?? '–'}
        {priorPrice && <s className={styles.second}>{priorPrice.formatted}</s>}
      </>
    ),
    align: 'end',
  },
  {
    heading: 'Votes',
    cell: ({ databaseId, score, voteCount, votesFlaggedAt }) => (
      <span className={styles.votes}>
        <Link to={`/offers/${databaseId}/votes`}>
          {formatNumber(score)}° from {formatCount(voteCount, 'vote')}
        </Link>
        {votesFlaggedAt != null && <StatusBadge tone="waiting">Needs review</StatusBadge>}
      </span>
    ),
    align: 'end',
  },
  { heading: 'Clicks', cell: ({ clickCount }) => formatNumber(clickCount), align: 'end', isMinor: true },
  { heading: 'Ends', cell: ({ endsAt }) => (endsAt == null ? '–' : formatDateTime(endsAt)), isMinor: true },
];
