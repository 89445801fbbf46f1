import { NavLink } from 'react-router';
import { AdminIcon } from '../kit/AdminIcon.tsx';
import { screenGroupNames, screenGroups } from '../kit/screen.ts';
import { mayOpen, useSession } from '../kit/session.ts';
import { useShopName } from '../kit/shopName.ts';
import { screens } from './screens.ts';
import styles from './Navigation.module.css';
import * as t from './__generated__/messages.ts';

/** The screens that the signed-in person may open, by groups. */
export function Navigation() {
  const { person } = useSession();
  const shopName = useShopName();
  const shown = screens.filter(({ right }) => mayOpen(person, right));
  return (
    <div className={styles.navigation}>
      <NavLink to="/" className={styles.brand} aria-label={t.adminDashboard({ shopName })}>
        <img src="/favicon.svg" alt="" width={28} height={28} /> {shopName} <span>{t.admin}</span>
      </NavLink>
      <nav aria-label={t.administration}>
        {screenGroups.map((group) => {
          const links = shown.filter((screen) => screen.group === group);
          if (links.length === 0) return null;
          return (
            <div key={group} className={styles.group}>
              {group !== 'Overview' && <h2>{screenGroupNames[group]}</h2>}
              <ul role="list">
                {links.map(({ path, title, icon = 'chevronRight' }) => (
                  <li key={path}>
                    <NavLink to={`/${path}`} end={path === ''} className={styles.link}>
                      <AdminIcon name={icon} /> {title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </div>
  );
}
