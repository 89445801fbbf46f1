import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { FailedPictures_pictures$key } from '../__generated__/FailedPictures_pictures.graphql.ts';
import type { FailedPicturesMutation } from '../__generated__/FailedPicturesMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { usePolling } from '../kit/usePolling.ts';
import styles from './imports.module.css';
import * as t from './__generated__/messages.ts';

/** Lists pictures that imports couldn't download, each with its reason and a retry button. Renders nothing if there are none. */
export function FailedPictures({ pictures: key }: { pictures: FailedPictures_pictures$key }) {
  const { count, pendingCount, first } = useFragment(
    graphql`
      fragment FailedPictures_pictures on FailedPictures {
        count
        pendingCount
        first {
          source
          reason
          productDatabaseId
          productName
        }
      }
    `,
    key,
  );
  const reload = useReload();
  usePolling(pendingCount > 0);
  const { run, isBusy } = useAdminMutation<FailedPicturesMutation, 'RetryFailedPicturesPayload'>(
    graphql`
      mutation FailedPicturesMutation($input: RetryFailedPicturesInput!) {
        result: retryFailedPictures(input: $input) {
          __typename
          ... on RetryFailedPicturesPayload {
            count
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'RetryFailedPicturesPayload',
  );

  function retry(): void {
    run({
      variables: { input: {} },
      onDone: ({ count: tried }) => {
        showToast({ kind: 'success', text: t.imagesWillBeDownloadedAgain({ count: tried }) });
        void reload();
      },
    });
  }

  if (count === 0 && pendingCount === 0) return null;
  return (
    <Panel title={t.imagesFromImports}>
      <p role="status">
        {pendingCount > 0 && `${t.imagesPending({ count: pendingCount })} `}
        {count > 0 && t.imagesCouldntBeDownloaded({ count })}
      </p>
      {count > 0 && (
        <>
          <ul
            className={styles.pictures}
            aria-label={first.length < count ? t.firstFailedImages({ count: first.length }) : t.imagesThatCouldntBeDownloaded}
          >
            {first.map(({ source, reason, productDatabaseId, productName }) => (
              <li key={source}>
                {productDatabaseId != null && <Link to={`/products/${productDatabaseId}`}>{productName}</Link>} <span>{source}</span>{' '}
                {reason !== '' && <strong>{reason}</strong>}
              </li>
            ))}
          </ul>
          <Button kind="secondary" size="small" disabled={isBusy} onClick={retry}>
            {t.tryAgain}
          </Button>
        </>
      )}
    </Panel>
  );
}
