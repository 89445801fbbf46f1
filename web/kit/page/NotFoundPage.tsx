import { PageHead } from '../PageHead.tsx';
import { Message } from './Message.tsx';

/** Shown with status 404, in the shop's own look. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" isHidden />
      <Message title="Page not found">
        <p>There is nothing at this address. It may have moved, or a product may be gone for good.</p>
      </Message>
    </>
  );
}
