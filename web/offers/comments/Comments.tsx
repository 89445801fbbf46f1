import { useRef, useState } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { useActionData, useLocation } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type CommentsQuery } from '../../__generated__/CommentsQuery.graphql.ts';
import { loadAfter } from '../../kit/relay/loadAfter.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { CommentActionData, CreatedComment } from './commentActions.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import {
  commentsId,
  commentsQuery,
  postedOf,
  shownComments,
  type CommentsPlace,
  type Posted,
  type ShownComments,
} from './commentsAddress.ts';
import styles from './Comments.module.css';
import { useOwnComments } from './useOwnComments.ts';
import * as t from '../__generated__/messages.ts';

/** The comments that an offer's page shows. */
export interface LoadedComments {
  loaded: Preloaded<CommentsQuery>;
  shown: ShownComments;
}

/** For latePart. */
export function load(environment: IEnvironment, place: CommentsPlace): Promise<LoadedComments> {
  const shown = shownComments(place);
  const part = async (after: string | null): Promise<LoadedComments> => {
    const there = { ...shown, after };
    return { loaded: await preload<CommentsQuery>(environment, query, there), shown: there };
  };
  return loadAfter(
    shown.after,
    () => part(shown.after),
    () => part(null),
  );
}

const thanks: Record<Posted, string> = { published: t.commentPosted, pending: t.commentWillBeChecked, deleted: t.commentDeleted };

/** Comments on an offer: form and threads. */
export function Component({ data: { loaded, shown } }: { data: LoadedComments }) {
  const { offer, shopSettings } = usePreloadedQuery<CommentsQuery>(
    graphql`
      query CommentsQuery($slug: String!, $sort: OfferCommentSort!, $after: String) {
        offer(slug: $slug) {
          id
          url
          isExpired
          comments(sort: $sort, first: 20, after: $after) {
            totalCount
          }
          ...CommentList_offer @arguments(after: $after, from: $after)
        }
        shopSettings {
          commentsNeedApproval
        }
      }
    `,
    loaded.reference,
  );
  const failed = useActionData<CommentActionData>()?.comment ?? null;
  const { search } = useLocation();
  const [posted, setPosted] = useState<Posted | null>(() => postedOf(search));
  const [created, setCreated] = useState<readonly CreatedComment[]>([]);
  const known = useOwnComments(shown.slug);
  const status = useRef<HTMLParagraphElement>(null);
  const environment = useRelayEnvironment();
  if (!offer) return null;
  const { id } = offer;

  function onPosted(as: Posted, comment: CreatedComment | null) {
    setPosted(as);
    // The page shows the comment until it is left; the next visit asks for the list again.
    environment.commitUpdate((store) => store.get(id)?.invalidateRecord());
    if (comment) setCreated((before) => [comment, ...before]);
    // Keyboard navigation continues at the confirmation.
    requestAnimationFrame(() => status.current?.focus());
  }

  const ownIds = new Set([...created, ...known].map(({ id }) => id));
  const isNew = (id: string) => created.some((one) => one.id === id);
  const recent = [...created, ...known.filter(({ id, status: state }) => state === 'PENDING' && !isNew(id))];
  const count = offer.comments?.totalCount ?? 0;
  const form = {
    offer,
    lastName: known.find(({ authorName }) => authorName != null)?.authorName ?? '',
    needsApproval: shopSettings.commentsNeedApproval && ![...created, ...known].some((one) => one.status === 'PUBLISHED'),
    onPosted,
  };
  return (
    <section id={commentsId} tabIndex={-1} className={styles.comments} aria-labelledby="comments-title">
      <h2 id="comments-title">{count === 0 ? t.comments : t.commentsCount({ count })}</h2>
      <p ref={status} className={posted ? styles.thanks : undefined} role="status" tabIndex={-1}>
        {posted && thanks[posted]}
      </p>
      {offer.isExpired ? (
        <>
          {failed && <p role="alert">{failed.message}</p>}
          <p className={styles.note}>{t.commentsAreClosed}</p>
        </>
      ) : (
        <CommentForm
          {...form}
          parent={null}
          action={`${offer.url}${commentsQuery(shown)}#${commentsId}`}
          failed={failed?.parent === '' ? failed : null}
        />
      )}
      {count === 0 && recent.length === 0 && !offer.isExpired && <p className={styles.note}>{t.noCommentsYet}</p>}
      <CommentList offer={offer} shown={shown} ownIds={ownIds} recent={recent} replyForm={offer.isExpired ? null : form} failed={failed} />
    </section>
  );
}
