import { globalId } from '../../shared/globalId.ts';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CoverPanel_offer$key } from '../__generated__/CoverPanel_offer.graphql.ts';
import type { CoverPanelMutation } from '../__generated__/CoverPanelMutation.graphql.ts';
import { usePictureNews } from '../products/usePictureNews.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './deals.module.css';
import { sendCover } from './sendCover.ts';
import * as t from './__generated__/messages.ts';

const coverStateLabels: Readonly<Record<string, string>> = {
  PENDING: t.imageIsBeingProcessed,
  READY: t.thisOfferHasItsOwnImage,
  FAILED: t.uploadFailed,
};

/** The image of an offer: its own, or that of its product. */
export function CoverPanel({ offer }: { offer: CoverPanel_offer$key }) {
  const { databaseId, cover, ownCover } = useFragment(
    graphql`
      fragment CoverPanel_offer on AdminOffer {
        databaseId
        cover {
          basePath
          alt
        }
        ownCover
      }
    `,
    offer,
  );
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useReload();
  usePictureNews(ownCover === 'PENDING');
  const { run, isBusy } = useAdminMutation<CoverPanelMutation, 'RemoveOfferCoverPayload'>(
    graphql`
      mutation CoverPanelMutation($input: RemoveOfferCoverInput!) {
        result: removeOfferCover(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RemoveOfferCoverPayload',
  );

  async function send(file: File): Promise<void> {
    setSending(true);
    setProblem(await sendCover(databaseId, file));
    setSending(false);
    await reload();
  }

  const isFailed = problem !== null || ownCover === 'FAILED';
  return (
    <Panel title={t.image} description={t.imageHint}>
      <div className={styles.cover}>
        {cover && <img src={`${cover.basePath}/320.webp`} alt={cover.alt} width={128} height={128} />}
        <p role={isFailed ? 'alert' : 'status'} className={isFailed ? styles.problem : undefined}>
          {problem ?? (ownCover == null ? (cover ? t.thisIsProductsImage : t.noImage) : coverStateLabels[ownCover])}
        </p>
        <Button kind="secondary" size="small" disabled={isSending} onClick={() => input.current?.click()}>
          {isSending ? t.uploading : t.chooseImage}
        </Button>
        {ownCover != null && (
          <Button
            kind="secondary"
            size="small"
            disabled={isBusy}
            onClick={() =>
              run({
                variables: { input: { id: globalId('Offer', databaseId) } },
                onDone: () => {
                  showToast({ kind: 'success', text: t.imageRemoved });
                  void reload();
                },
              })
            }
          >
            {t.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t.offerImage}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
      </div>
    </Panel>
  );
}
