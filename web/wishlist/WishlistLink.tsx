import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { CountedIcon, countedLinkClass } from '../kit/CountedIcon.tsx';
import { openHeartsOf } from './hearts.ts';
import { useWishes } from './useWishes.ts';
import { wishlistPath } from './wishlistAddress.ts';

/** The way to the wishlist (row 94). How much is on it arrives with the personal layer, in a place that is kept free. */
export function WishlistLink() {
  const { pathname } = useLocation();
  useEffect(() => openHeartsOf(pathname), [pathname]);
  return (
    <Link className={countedLinkClass} to={wishlistPath}>
      <CountedIcon icon="heart" label="Wishlist" count={useWishes()?.totalCount ?? 0} />
    </Link>
  );
}
