import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What a page turns into when it fails: never the fault's own text. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <main>
      <title>Something went wrong – Souk</title>
      <h1>Something went wrong</h1>
      <p>
        This page could not be shown. Please try again in a few moments. <a href="/shop/">Go to the shop</a>
      </p>
    </main>
  );
}
