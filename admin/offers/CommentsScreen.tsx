// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { CommentsScreenModerateMutation, OfferCommentModeration } from '../__generated__/CommentsScreenModerateMutation.graphql.ts';
import type { CommentsScreenQuery, CommentsScreenQuery$data } from '../__generated__/CommentsScreenQuery.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { idOf, oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useListSelection } from '../kit/table/useSelection.ts';
import styles from './deals.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query CommentsScreenQuery($filter: AdminOfferCommentFilter, $first: Int, $after: String, $last: Int, $before: String) {
    adminOfferComments(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      toReviewCount
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          status
          offerDatabaseId
          offerTitle
          url
          isReply
          authorName
          body
          createdAt
          openReports
          reports {
            reason
            at
          }
        }
      }
    }
  }
`;

const statuses = ['PENDING', 'PUBLISHED', 'HIDDEN', 'DELETED'] as const;

const statusBadges: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  PENDING: { label: t.pending, tone: 'waiting' },
  PUBLISHED: { label: t.published, tone: 'good' },
  HIDDEN: { label: t.hidden, tone: 'bad' },
  DELETED: { label: t.deletedByAuthor, tone: 'neutral' },
};

/** The filter of the address: comments that need review by default. */
function filterOf(url: URL) {
  const status = oneOf(url, 'status', [...statuses, 'ALL'] as const);
  return {
    search: searchQueryOf(url),
    status: status === 'ALL' ? null : status,
    needsReview: status === null ? true : null,
    offerId: idOf(url, 'offer', 'Offer'),
  };
}

/** Loads the page of the list in the URL. */
export const loadComments = listLoader<CommentsScreenQuery>(query, (url) => ({ filter: filterOf(url) }));

type Row = CommentsScreenQuery$data['adminOfferComments']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: t.comment,
    isTitle: true,
    cell: ({ body, url, isReply }) => (
      <>
        <span className={styles.comment}>{body === '' ? '–' : body}</span>
        {url != null && (
          <a className={styles.second} href={url}>
            {isReply ? t.viewReplyInShop : t.viewCommentInShop}
          </a>
        )}
      </>
    ),
  },
  {
    heading: t.reports,
    cell: ({ openReports, reports }) => (
      <>
        {openReports}
        {reports.map(({ reason, at }) => (
          <span key={at} className={styles.second}>
            {reason === '' ? t.noReason : reason}
          </span>
        ))}
      </>
    ),
  },
  { heading: t.author, cell: ({ authorName }) => (authorName === '' ? '–' : authorName) },
  { heading: t.offer, cell: ({ offerDatabaseId, offerTitle }) => <Link to={`/offers/${offerDatabaseId}`}>{offerTitle}</Link> },
  {
    heading: t.status,
    cell: ({ status }) => <StatusBadge tone={statusBadges[status]?.tone ?? 'neutral'}>{statusBadges[status]?.label ?? status}</StatusBadge>,
  },
  { heading: t.written, cell: ({ createdAt }) => formatDateTime(createdAt), isMinor: true },
];

function useModeration() {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<CommentsScreenModerateMutation, 'ModerateOfferCommentsPayload'>(
    graphql`
      mutation CommentsScreenModerateMutation($input: ModerateOfferCommentsInput!) {
        result: moderateOfferComments(input: $input) {
          __typename
          ... on ModerateOfferCommentsPayload {
            comments {
              databaseId
            }
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'ModerateOfferCommentsPayload',
  );
  const moderate = (seen: readonly Row[], status: OfferCommentModeration, done: () => void) =>
    run({
      variables: {
        input: {
          comments: seen.map(({ databaseId, status: expectedStatus, openReports: expectedReports }) => ({
            id: globalId('OfferComment', databaseId),
            expectedStatus,
            expectedReports,
          })),
          status,
        },
      },
      onDone: ({ comments: { length: count } }) => {
        const skipped = seen.length - count;
        if (count > 0) {
          showToast({ kind: 'success', text: status === 'HIDDEN' ? t.commentsHidden({ count }) : t.commentsPublished({ count }) });
        }
        if (skipped > 0) showToast({ kind: 'danger', text: t.commentsLeftUnchanged({ count: skipped }) });
        done();
        void reload();
      },
    });
  return { moderate, isBusy };
}

/** Comments on deals: those to review first, and all others. */
export function CommentsScreen() {
  const { adminOfferComments: comments } = useScreenQuery<CommentsScreenQuery>(query);
  const selection = useListSelection(comments);
  const { moderate, isBusy } = useModeration();
  const selected = comments.edges.map(({ node }) => node).filter(({ databaseId }) => selection.ids.includes(databaseId));
  const button = (status: OfferCommentModeration, label: string) => (
    <Button kind="secondary" size="small" disabled={isBusy} onClick={() => moderate(selected, status, selection.clear)}>
      {label}
    </Button>
  );
  return (
    <ListScreen
      title={t.comments}
      description={comments.toReviewCount === 0 ? t.noCommentsToReview : t.commentsToReview({ count: comments.toReviewCount })}
      searchLabel={t.searchCommentsByText}
      filters={
        <FilterSelect
          name="status"
          label={t.status}
          all={t.toReview}
          options={[
            ...statuses.map((value) => ({ value, label: statusBadges[value]?.label ?? value })),
            { value: 'ALL', label: t.allComments },
          ]}
        />
      }
      bulk={
        <SelectionBar selection={selection}>
          {button('PUBLISHED', t.publish)}
          {button('HIDDEN', t.hide)}
        </SelectionBar>
      }
      list={comments}
      columns={columns}
      selection={selection}
      selectLabel={({ databaseId }) => t.selectComment({ number: databaseId })}
      empty={t.noCommentsToReview}
      noMatch={t.noCommentsMatch}
    />
  );
}
