import { Link, useLocation } from 'react-router';

export const cartPath = '/cart/';

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
      View cart
    </Link>
  );
}
