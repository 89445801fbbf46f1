import { globalId } from '../../shared/globalId.ts';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { OfferActionsCopyMutation } from '../__generated__/OfferActionsCopyMutation.graphql.ts';
import type { OfferActionsEndMutation } from '../__generated__/OfferActionsEndMutation.graphql.ts';
import type { OfferActionsPublishMutation } from '../__generated__/OfferActionsPublishMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import type { Failure } from '../kit/mutation/failure.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { DeleteOffer } from './DeleteOffer.tsx';
import * as t from './__generated__/messages.ts';

export interface OfferActionsProps {
  offer: { databaseId: number; version: number; title: string; state: string };
  /** Whether there are unsaved changes, which have to be saved first. */
  isBlocked: boolean;
}

/** Errors are shown in a toast, because there is no form that could show them. */
function showFailure({ message }: Failure): true {
  showToast({ kind: 'danger', text: message });
  return true;
}

/** Actions for a whole offer. */
export function OfferActions({ offer, isBlocked }: OfferActionsProps) {
  const { databaseId, version, title, state } = offer;
  const [isEnding, setEnding] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const reload = useReload();
  const navigate = useNavigate();
  const publish = useAdminMutation<OfferActionsPublishMutation, 'PublishOfferPayload'>(
    graphql`
      mutation OfferActionsPublishMutation($input: PublishOfferInput!) {
        result: publishOffer(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'PublishOfferPayload',
  );
  const end = useAdminMutation<OfferActionsEndMutation, 'EndOfferPayload'>(
    graphql`
      mutation OfferActionsEndMutation($input: EndOfferInput!) {
        result: endOffer(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'EndOfferPayload',
  );
  const copy = useAdminMutation<OfferActionsCopyMutation, 'DuplicateOfferPayload'>(
    graphql`
      mutation OfferActionsCopyMutation($input: DuplicateOfferInput!) {
        result: duplicateOffer(input: $input) {
          __typename
          ... on DuplicateOfferPayload {
            offer {
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
    'DuplicateOfferPayload',
  );
  const seen = { id: globalId('Offer', databaseId), expectedVersion: version };
  const isBusy = isBlocked || publish.isBusy || end.isBusy || copy.isBusy;

  function done(text: string): void {
    showToast({ kind: 'success', text });
    void reload();
  }
  function toggle(): void {
    const isPublished = state === 'DRAFT';
    const onDone = () => done(isPublished ? t.offerPublished : t.offerUnpublished);
    publish.run({ variables: { input: { ...seen, isPublished } }, onDone, onFailed: showFailure });
  }

  return (
    <>
      <Button kind="secondary" size="small" disabled={isBusy} onClick={() => setDeleting(true)}>
        {t.deleteButton}
      </Button>
      <Button
        kind="secondary"
        size="small"
        disabled={isBusy}
        onClick={() =>
          copy.run({
            variables: { input: { id: globalId('Offer', databaseId) } },
            onDone: ({ offer: made }) => {
              showToast({ kind: 'success', text: t.offerDuplicatedYoureViewing });
              void navigate(`/offers/${made.databaseId}`);
            },
            onFailed: showFailure,
          })
        }
      >
        {t.duplicate}
      </Button>
      {state === 'LIVE' && (
        <Button kind="secondary" size="small" disabled={isBusy} onClick={() => setEnding(true)}>
          {t.endNow}
        </Button>
      )}
      <Button kind={state === 'DRAFT' ? 'primary' : 'secondary'} size="small" disabled={isBusy} onClick={toggle}>
        {state === 'DRAFT' ? t.publish : t.unpublish}
      </Button>
      <ConfirmDialog
        isOpen={isEnding}
        title={t.endThisOfferNow}
        confirmLabel={t.endOffer}
        isBusy={end.isBusy}
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          end.run({ variables: { input: seen }, onDone: () => done(t.offerEnded), onFailed: showFailure });
        }}
      >
        <p>{t.endingConsequences}</p>
      </ConfirmDialog>
      {isDeleting && <DeleteOffer offer={{ databaseId, version, title }} onClose={() => setDeleting(false)} />}
    </>
  );
}
