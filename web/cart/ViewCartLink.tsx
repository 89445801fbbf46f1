import { Link, useLocation } from 'react-router';

export const cartPath = '/cart/';

/** Leads to the cart after something was added; on the cart page there is none (row 14). */
export function ViewCartLink({ className }: { className?: string }) {
  const { pathname } = useLocation();
  if (pathname === cartPath || `${pathname}/` === cartPath) return null;
  return (
    <Link className={className} to={cartPath}>
      View cart
    </Link>
  );
}
