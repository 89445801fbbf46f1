import { useEffect } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { GoodbyePageQuery } from '../../__generated__/GoodbyePageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { forgetOffline } from '../../offline/forgetOffline.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { useFlash } from '../../kit/flash.ts';
import { taskPath } from '../accountAddress.ts';
import empty from './empty.module.css';
import type { FormAnswer } from './formAnswer.ts';
import * as t from '../__generated__/messages.ts';

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
  useEffect(() => {
    if (isErased) forgetOffline();
  }, [isErased]);
  return (
    <div className={empty.goodbye}>
      <PageHead title={isErased ? t.goodbye : t.notSignedIn} isHidden />
      <span className={empty.mark}>
        <Icon name={isErased ? 'check' : 'user'} size={28} />
      </span>
      {isErased ? (
        <>
          <h1 tabIndex={-1}>{t.yourAccountHasBeenDeleted}</h1>
          <p>{t.youreSignedOutOn}</p>
          <p>{t.thankYouForShoppingWithUs}</p>
          <ButtonLink to="/">{t.goToTheShop}</ButtonLink>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{t.youreNotSignedIn}</h1>
          <p>{t.toDeleteAccountSign}</p>
          <ButtonLink to={taskPath('sign-in')}>{t.signIn}</ButtonLink>
        </>
      )}
    </div>
  );
}
