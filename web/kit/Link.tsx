import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink>;

/** A path that the router's link renders unchanged: no empty or dot segments to resolve, and no empty query or fragment to drop. */
const plainPath = /^(?![^?#]*\/[./])\/.*(?<![?#])$/;

/** Props that mean something to the router only. */
const routerProps = [
  'defaultShouldRevalidate',
  'discover',
  'mask',
  'prefetch',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'viewTransition',
];

/**
 * Renders the same HTML as the router's link, without resolving the path against the location: a listing page has 270 links, and most of
 * them are plain paths.
 */
function ServerLink(props: LinkProps) {
  const { to, target, children, ...rest } = props;
  if (typeof to !== 'string' || !plainPath.test(to) || routerProps.some((name) => name in props)) return <RouterLink {...props} />;
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  );
}

/** A link to a page of the shop; in the browser the router's own. */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? ServerLink : RouterLink;
