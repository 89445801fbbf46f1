import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { GoodbyePageQuery } from '../../__generated__/GoodbyePageQuery.graphql.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { Preloaded } from '../../kit/relay/preload.ts';
import empty from './empty.module.css';

/** After the account is erased: its owner is a guest. */
export function GoodbyePage() {
  usePreloadedQuery<GoodbyePageQuery>(
    graphql`
      query GoodbyePageQuery {
        ...Shell_query
      }
    `,
    useLoaderData<Preloaded<GoodbyePageQuery>>().reference,
  );
  return (
    <div className={empty.goodbye}>
      <PageHead title="Goodbye" isHidden />
      <span className={empty.mark}>
        <Icon name="check" size={28} />
      </span>
      <h1 tabIndex={-1}>Your account is erased</h1>
      <p>You are signed out on every device. What the law makes us keep of your orders has no name on it any more.</p>
      <p>Thank you for having been with us. You are welcome back at any time, as a guest or with a new account.</p>
      <ButtonLink to="/">Go to the shop</ButtonLink>
    </div>
  );
}
