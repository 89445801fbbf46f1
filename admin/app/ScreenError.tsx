import { useNavigate, useRevalidator, useRouteError } from 'react-router';
import { Button, ButtonLink } from '../../web/kit/Button.tsx';
import { loadFailure } from '../../web/kit/progressTexts.ts';
import { NetworkError } from '../../web/kit/relay/networkError.ts';
import { correlationIdOf, codeOf } from '../kit/mutation/failure.ts';
import { NotFound } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import * as t from './__generated__/messages.ts';

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
      <ScreenHead title={isMissing ? t.notFound : isRefused ? t.notAllowed : t.somethingWentWrong} />
      <Panel>
        <div role="alert">
          <p>{isMissing ? error.message : isRefused ? t.noPermission : messageFor(error, id)}</p>
          {id !== null && <p>{t.errorReference({ id: <code>{id}</code> })}</p>}
        </div>
        <p>
          {isMissing ? (
            <ButtonLink to="/" kind="secondary">
              {t.backToDashboard}
            </ButtonLink>
          ) : (
            <Button kind="secondary" onClick={retry} disabled={state === 'loading'}>
              {t.tryAgain}
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
