import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { EventType, MessagePreviewQuery, MessagePreviewQuery$data } from '../__generated__/MessagePreviewQuery.graphql.ts';
import { faultOf } from '../kit/mutation/failure.ts';
import styles from './integrations.module.css';
import * as t from './__generated__/messages.ts';

type Preview = MessagePreviewQuery$data['webhookPreview'];

/** Shows the message that the settings as entered would send for the newest event. */
export function MessagePreview({ events, payloadQuery }: { events: readonly EventType[]; payloadQuery: string }) {
  const environment = useRelayEnvironment();
  const [shown, setShown] = useState<{ preview: Preview } | { fault: string } | 'LOADING' | null>(null);

  function load(): void {
    setShown('LOADING');
    fetchQuery<MessagePreviewQuery>(
      environment,
      graphql`
        query MessagePreviewQuery($events: [EventType!]!, $payloadQuery: String!) {
          webhookPreview(events: $events, payloadQuery: $payloadQuery) {
            event
            body
          }
        }
      `,
      { events: [...events], payloadQuery },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ webhookPreview }) => setShown({ preview: webhookPreview }),
      error: (error: Error) => setShown({ fault: faultOf(error).message }),
    });
  }

  return (
    <div>
      <Button kind="secondary" size="small" disabled={events.length === 0 || shown === 'LOADING'} onClick={load}>
        {t.previewMessage}
      </Button>
      <div role="status">
        {shown === 'LOADING' && t.loading}
        {shown !== null && typeof shown === 'object' && 'fault' in shown && <p className={styles.error}>{shown.fault}</p>}
        {shown !== null && typeof shown === 'object' && 'preview' in shown && <Message preview={shown.preview} />}
      </div>
    </div>
  );
}

function Message({ preview }: { preview: Preview }) {
  if (!preview) return <p>{t.noEventOfTheseTypes}</p>;
  return (
    <>
      <p>{t.messageForNewestEvent({ event: <code>{preview.event}</code> })}</p>
      <pre className={styles.text}>{JSON.stringify(JSON.parse(preview.body), null, 2)}</pre>
    </>
  );
}
