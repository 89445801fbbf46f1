import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { NetworkError } from '../kit/relay/networkError.ts';
import { Message } from '../kit/page/Message.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import * as t from './__generated__/messages.ts';

/** The page shown after an error; never shows the error's own text. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) || error instanceof Response ? error.status : null;
  if (status === 404) return <NotFoundPage />;
  const failure = networkFailureOf(error);
  if (failure) return <NoNetwork reason={failure.message} />;
  const title = status === 503 ? t.shopVeryBusy : t.somethingWentWrong;
  return (
    <>
      <PageHead title={title} isHidden />
      <Message title={title}>
        <p>{t.weCouldntLoadPage}</p>
      </Message>
    </>
  );
}

/** Offline, a page's code may fail to load with a browser-specific error. */
function networkFailureOf(error: unknown): NetworkError | null {
  if (error instanceof NetworkError) return error;
  return typeof document !== 'undefined' && !navigator.onLine ? new NetworkError('fetch_error') : null;
}

/** Reloads the document once the network is back: the router doesn't retry failed chunks. */
function NoNetwork({ reason }: { reason: string }) {
  const [isTrying, setTrying] = useState(false);
  const [failures, setFailures] = useState(0);
  async function tryAgain() {
    setTrying(true);
    const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isThere) return window.location.reload();
    setTrying(false);
    setFailures((count) => count + 1);
  }
  return (
    <>
      <PageHead title={reason} isHidden />
      <Message
        title={reason}
        action={
          <Button aria-disabled={isTrying} aria-busy={isTrying} onClick={() => !isTrying && void tryAgain()}>
            {isTrying ? t.trying : t.tryAgain}
          </Button>
        }
      >
        <p>{t.weCouldntLoadPageCart}</p>
        <div role="status">{failures > 0 && <p key={failures}>{t.pageStillWontLoad}</p>}</div>
      </Message>
    </>
  );
}
