import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageHead } from '../kit/PageHead.tsx';
import { Message } from './Message.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What a page turns into when it fails: never the fault's own text. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
  if (isMissing) return <NotFoundPage />;
  return (
    <>
      <PageHead title="Something went wrong" isHidden />
      <Message title="Something went wrong">
        <p>This page could not be shown. Please try again in a few moments; nothing you had in your cart is lost.</p>
      </Message>
    </>
  );
}
