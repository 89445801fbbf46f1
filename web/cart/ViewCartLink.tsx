import { useLocation } from 'react-router';
import { Link } from '../kit/Link.tsx';
import * as t from './__generated__/messages.ts';

export const cartPath = '/cart/';

/** Link text with the exact wording of row 14. */
export const viewCart = t.viewCart;

/** Returns whether this is the path of the cart page. */
export function isCartPath(pathname: string): boolean {
  return pathname === cartPath || `${pathname}/` === cartPath;
}

/** Links to the cart after a product was added; not shown on the cart page (row 14). */
export function ViewCartLink({ className }: { className?: string }) {
  const { pathname } = useLocation();
  if (isCartPath(pathname)) return null;
  return (
    <Link className={className} to={cartPath}>
      {viewCart}
    </Link>
  );
}
