import { Link } from 'react-router';
import { AdminIcon } from '../AdminIcon.tsx';
import styles from './DataTable.module.css';
import type { Column } from './DataTable.tsx';
import { useListUrl } from './listUrl.ts';

type Head = Pick<Column<never>, 'heading' | 'sorts' | 'align' | 'isMinor'>;

/** A column's heading, which links to the sorted list if the column is sortable. */
export function HeadCell({ column: { heading, sorts, align, isMinor }, defaultSort }: { column: Head; defaultSort?: string }) {
  const { params, hrefWith } = useListUrl();
  const sort = params.get('sort') ?? defaultSort;
  const isUp = sorts !== undefined && sort === sorts.up;
  const isDown = sorts !== undefined && sort === sorts.down;
  return (
    <th scope="col" data-align={align} data-minor={isMinor || undefined} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      {sorts ? (
        <Link className={styles.sort} to={hrefWith({ sort: isUp ? sorts.down : sorts.up })} preventScrollReset>
          {heading}
          <span className={styles.arrow} data-active={isUp || isDown || undefined}>
            <AdminIcon name={isDown ? 'sortDown' : 'sortUp'} size={16} />
          </span>
        </Link>
      ) : (
        heading
      )}
    </th>
  );
}
