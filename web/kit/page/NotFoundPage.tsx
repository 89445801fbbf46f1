import { PageHead } from '../PageHead.tsx';
import { Message } from './Message.tsx';
import * as t from '../__generated__/messages.ts';

/** The 404 page, in the shop's layout. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title={t.pageNotFound} isHidden />
      <Message title={t.pageNotFound} icon="search">
        <p>{t.weCouldntFindThisPage}</p>
      </Message>
    </>
  );
}
