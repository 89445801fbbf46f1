import type { ComponentProps } from 'react';
import { useLocation, type Location } from 'react-router';
import { Link } from '../../kit/Link.tsx';

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, or an https URL elsewhere. */
  url: string;
}

/** Parameters that select a list; others only sort or filter it, such as `on_sale` in a category. */
const listNames = ['s', 'product_cat'];
const shopNames = [...listNames, 'on_sale'];

/** Returns whether the target of a menu link is the current page: the same list, with all other parameters of the link's URL. */
function isShown(url: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const [path, query] = url.split('?');
  if (path !== pathname) return false;
  const [asked, wanted] = [new URLSearchParams(search), new URLSearchParams(query)];
  return [...(asked.has('product_cat') ? listNames : shopNames), ...wanted.keys()].every((name) => asked.get(name) === wanted.get(name));
}

interface Entry {
  readonly url: string;
  readonly children?: readonly Entry[];
}

/** Returns the URLs of a menu that are the current page, all that its markup depends on besides its entries. */
export function shownUrls(entries: readonly Entry[], location: Pick<Location, 'pathname' | 'search'>): string[] {
  return entries.flatMap(({ url, children = [] }) => [...(isShown(url, location) ? [url] : []), ...shownUrls(children, location)]);
}

/** A menu link, which may lead to another site. */
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
