import { PageHead } from '../PageHead.tsx';
import { Message } from './Message.tsx';

/** The 404 page, in the shop's layout. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" isHidden />
      <Message title="Page not found" icon="search">
        <p>We couldn’t find this page. It may have moved, or the product may no longer be sold.</p>
      </Message>
    </>
  );
}
