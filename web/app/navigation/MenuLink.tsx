import type { ComponentProps } from 'react';
import { Link, useLocation, type Location } from 'react-router';

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, or an https address elsewhere. */
  url: string;
}

/** What makes a list another one; other parameters only sort or narrow it, as a reduction does in a category. */
const listNames = ['s', 'product_cat'];
const shopNames = [...listNames, 'on_sale'];

/** Whether what a menu links to is shown: the same list, and all else that its address asks for. */
function isShown(url: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const [path, query] = url.split('?');
  const [asked, wanted] = [new URLSearchParams(search), new URLSearchParams(query)];
  return (
    path === pathname &&
    [...(asked.has('product_cat') ? listNames : shopNames), ...wanted.keys()].every((name) => asked.get(name) === wanted.get(name))
  );
}

/** A link of a menu, which may lead out of the shop. */
export function MenuLink({ url, children, ...rest }: MenuLinkProps) {
  const location = useLocation();
  if (!url.startsWith('/')) {
    return (
      <a {...rest} href={url} rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={url} aria-current={isShown(url, location) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
