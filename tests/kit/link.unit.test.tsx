import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RouterLink, MemoryRouter, type LinkProps } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from '../../web/kit/Link.tsx';

type Props = Omit<LinkProps, 'children'>;

const markup = (Tested: (props: LinkProps) => React.ReactNode, props: Props) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/shop/mugs/?page=2']}>
      <Tested {...props}>Aster Mug</Tested>
    </MemoryRouter>,
  );

test.each<Props>([
  { to: '/product/aster-mug/' },
  { to: '/', 'aria-current': 'page', className: 'logo' },
  { to: '/shop/?min_price=20&orderby=price#list', onClick: () => undefined, 'aria-label': 'Cheap "mugs" & more' },
  { to: '/a/../b/' },
  { to: '/a//b/' },
  { to: '//elsewhere.example/' },
  { to: '/shop/?' },
  { to: '/shop/#' },
  { to: '' },
  { to: '?page=3', preventScrollReset: true },
  { to: '../' },
  { to: { search: '?page=3' } },
  { to: 'https://elsewhere.example/x', target: '_blank', rel: 'noopener' },
  { to: '/deals/', target: '_blank', rel: 'noopener', title: 'Deals' },
  { to: '/cart/', reloadDocument: true },
  { to: '/cart/', replace: true, state: { from: 'shop' } },
  { to: '/cart/', discover: 'none' },
])('the server’s link has the HTML of the router’s: %j', (props) => {
  expect(markup(Link, props)).toBe(markup(RouterLink, props));
});
