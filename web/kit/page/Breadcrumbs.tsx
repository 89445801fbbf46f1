import { Link } from '../Link.tsx';
import { JsonLd } from '../JsonLd.tsx';
import styles from './Breadcrumbs.module.css';
import * as t from '../__generated__/messages.ts';

export interface Crumb {
  name: string;
  url: string;
}

/**
 * Breadcrumbs from the home page to this page.
 * @param trail ancestors of this page from the top down, without the home page
 */
export function Breadcrumbs({ trail, current, origin }: { trail: Crumb[]; current: Crumb; origin: string }) {
  const all = [{ name: t.home, url: '/' }, ...trail];
  return (
    <nav aria-label={t.breadcrumb} className={styles.breadcrumbs}>
      <ol role="list">
        {all.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current.name}</li>
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [...all, current].map(({ name, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: origin + url,
          })),
        }}
      />
    </nav>
  );
}
