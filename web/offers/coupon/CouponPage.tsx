import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import type { CouponPageQuery } from '../../__generated__/CouponPageQuery.graphql.ts';
import { PageHead } from '../../kit/PageHead.tsx';
import type { Preloaded } from '../../kit/relay/preload.ts';
import { NotFoundPage } from '../../kit/page/NotFoundPage.tsx';
import type { CouponActionData } from './couponAction.ts';
import { CouponFacts } from './CouponFacts.tsx';
import styles from './CouponPage.module.css';
import { useRevealedCode } from './revealedCodes.ts';
import * as t from '../__generated__/messages.ts';

/** The page of a coupon's code: where a masked coupon links to without script, and in another tab (rows 54 and 57). */
export function CouponPage() {
  const loaded = useLoaderData<Preloaded<CouponPageQuery>>();
  const { couponOffer: offer } = usePreloadedQuery<CouponPageQuery>(
    graphql`
      query CouponPageQuery($id: ID!) {
        ...Shell_query
        couponOffer(id: $id) {
          url
          merchant {
            name
          }
          coupon {
            codeId
            code
          }
          ...CouponFacts_offer
        }
      }
    `,
    loaded.reference,
  );
  const failure = useActionData<CouponActionData>();
  const revealed = useRevealedCode(offer?.coupon?.codeId ?? 0);
  if (!offer?.coupon) return <NotFoundPage />;
  const code = offer.coupon.code ?? revealed;
  const title = t.yourCodeFor({ merchant: offer.merchant.name });
  return (
    <div className={styles.page}>
      <PageHead title={title} isHidden />
      <h1 tabIndex={-1}>{title}</h1>
      {failure && (
        <p className={styles.alert} role="alert">
          {failure.error}
        </p>
      )}
      {code === undefined ? (
        <p className={styles.alert} role="alert">
          {t.tooManyCodeRequests}
        </p>
      ) : (
        <div className={styles.box}>
          <CouponFacts offer={offer} code={code} />
        </div>
      )}
      <p>
        <Link to={offer.url}>{t.moreAboutThisOffer}</Link>
      </p>
    </div>
  );
}
