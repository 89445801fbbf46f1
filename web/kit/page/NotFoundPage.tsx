import { PageHead } from '../PageHead.tsx';
import { Message } from './Message.tsx';

/** Shown with status 404, in the shop's own look. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" isHidden />
      <Message title="Page not found">
        <p>There is nothing at this address. The page may have moved, or the product may no longer be sold.</p>
      </Message>
    </>
  );
}
