import { useNavigate, useRevalidator, useRouteError } from 'react-router';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import { loadFailure } from '../../web/kit/progressTexts.ts';
import { NetworkError } from '../../web/kit/relay/networkError.ts';
import { correlationIdOf, codeOf } from '../kit/mutation/failure.ts';
import { NotFound } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';

/** Replaces a screen that failed to load or render. */
export function ScreenError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const isMissing = error instanceof NotFound;
  const id = correlationIdOf(error);
  const isRefused = codeOf(error) === 'FORBIDDEN';

  // Only a page reload recovers from code that failed to load, or a component that threw.
  const retry = () => (error instanceof NetworkError ? void revalidate() : void navigate(0));

  return (
    <>
      <ScreenHead title={isMissing ? 'Not found' : isRefused ? 'Not allowed' : 'Something went wrong'} />
      <Panel>
        <div role="alert">
          <p>{isMissing ? error.message : isRefused ? 'You don’t have permission to open this page.' : messageFor(error, id)}</p>
          {id !== null && (
            <p>
              Error reference: <code>{id}</code>
            </p>
          )}
        </div>
        <p>
          {isMissing ? (
            <ButtonLink to="/" kind="secondary">
              Back to dashboard
            </ButtonLink>
          ) : (
            <Button kind="secondary" onClick={retry} disabled={state === 'loading'}>
              Try again
            </Button>
          )}
        </p>
      </Panel>
    </>
  );
}

function messageFor(error: unknown, correlationId: string | null): string {
  return error instanceof NetworkError && correlationId === null ? error.message : loadFailure;
}
