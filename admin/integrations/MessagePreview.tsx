import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { EventType, MessagePreviewQuery, MessagePreviewQuery$data } from '../__generated__/MessagePreviewQuery.graphql.ts';
import { faultOf } from '../kit/mutation/failure.ts';
import styles from './integrations.module.css';

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
        Preview message
      </Button>
      <div role="status">
        {shown === 'LOADING' && 'Loading…'}
        {shown !== null && typeof shown === 'object' && 'fault' in shown && <p className={styles.error}>{shown.fault}</p>}
        {shown !== null && typeof shown === 'object' && 'preview' in shown && <Message preview={shown.preview} />}
      </div>
    </div>
  );
}

function Message({ preview }: { preview: Preview }) {
  if (!preview) return <p>No event of these types in the last 30 days.</p>;
  return (
    <>
      <p>
        Message for the newest event, <code>{preview.event}</code>
      </p>
      <pre className={styles.text}>{JSON.stringify(JSON.parse(preview.body), null, 2)}</pre>
    </>
  );
}
