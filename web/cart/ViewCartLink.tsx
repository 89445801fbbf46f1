import { Link, useLocation } from 'react-router';

export const cartPath = '/cart/';

/** Names the way there (row 14), letter for letter. */
export const viewCart = 'View cart';

/** Whether this is the cart's page. */
export function isCartPath(pathname: string): boolean {
  return pathname === cartPath || `${pathname}/` === cartPath;
}

/** Leads to the cart after something was added; on the cart page there is none (row 14). */
export function ViewCartLink({ className }: { className?: string }) {
  const { pathname } = useLocation();
  if (isCartPath(pathname)) return null;
  return (
    <Link className={className} to={cartPath}>
      {viewCart}
    </Link>
  );
}
