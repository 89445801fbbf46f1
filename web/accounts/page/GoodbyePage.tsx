import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { GoodbyePageQuery } from '../../__generated__/GoodbyePageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { useFlash } from '../../kit/flash.ts';
import { taskPath } from '../accountAddress.ts';
import empty from './empty.module.css';
import type { FormAnswer } from './formAnswer.ts';

/** The page after an account was erased: its owner is a guest. Visitors who come by a link see only that they are not signed in. */
export function GoodbyePage() {
  usePreloadedQuery<GoodbyePageQuery>(
    graphql`
      query GoodbyePageQuery {
        ...Shell_query
        viewer {
          # eslint-disable-next-line relay/unused-fields -- the loader leads by it
          isSignedIn
          ...PersonalLayer_viewer
        }
      }
    `,
    useLoaderData<OwnPage<GoodbyePageQuery>>().reference,
  );
  const isErased = useFlash<FormAnswer>()?.form === 'erase';
  return (
    <div className={empty.goodbye}>
      <PageHead title={isErased ? 'Goodbye' : 'Not signed in'} isHidden />
      <span className={empty.mark}>
        <Icon name={isErased ? 'check' : 'user'} size={28} />
      </span>
      {isErased ? (
        <>
          <h1 tabIndex={-1}>Your account has been deleted</h1>
          <p>You’re signed out on every device. Order records that we must keep by law no longer contain your name.</p>
          <p>Thank you for shopping with us. You’re welcome back at any time, as a guest or with a new account.</p>
          <ButtonLink to="/">Go to the shop</ButtonLink>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>You’re not signed in</h1>
          <p>To delete an account, sign in and go to Privacy.</p>
          <ButtonLink to={taskPath('sign-in')}>Sign in</ButtonLink>
        </>
      )}
    </div>
  );
}
