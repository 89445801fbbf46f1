import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { NetworkError } from '../kit/relay/networkError.ts';
import { Message } from './Message.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What a page turns into when it fails: never the fault's own text. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
  if (isMissing) return <NotFoundPage />;
  const failure = networkFailureOf(error);
  if (failure) return <NoNetwork reason={failure.message} />;
  return (
    <>
      <PageHead title="Something went wrong" isHidden />
      <Message title="Something went wrong">
        <p>This page could not be shown. Please try again in a few moments; nothing you had in your cart is lost.</p>
      </Message>
    </>
  );
}

/** Without a network a page's code may be what is missing, which fails in words of the browser's own. */
function networkFailureOf(error: unknown): NetworkError | null {
  if (error instanceof NetworkError) return error;
  return typeof navigator !== 'undefined' && navigator.onLine === false ? new NetworkError('fetch_error') : null;
}

function NoNetwork({ reason }: { reason: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageHead title={reason} isHidden />
      <Message title={reason}>
        <p>This page could not be loaded. Nothing you had in your cart is lost.</p>
        <Button onClick={() => void navigate({ pathname, search, hash }, { replace: true })}>Try again</Button>
      </Message>
    </>
  );
}
