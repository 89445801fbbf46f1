import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../kit/Link.tsx';
import { CountedIcon, countedLinkClass } from '../kit/CountedIcon.tsx';
import { resetAddedOnPage } from './hearts.ts';
import { useWishes } from './useWishes.ts';
import { wishlistPath } from './wishlistAddress.ts';
import * as t from './__generated__/messages.ts';

/** Link to the wishlist (row 94). Its count arrives with the personal layer, in a reserved space. */
export function WishlistLink() {
  const { pathname } = useLocation();
  useEffect(() => resetAddedOnPage(pathname), [pathname]);
  return (
    <Link className={countedLinkClass} to={wishlistPath}>
      <CountedIcon icon="heart" label={t.wishlist} count={useWishes()?.totalCount ?? 0} />
    </Link>
  );
}
