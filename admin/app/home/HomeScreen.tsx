import { Link } from 'react-router';
import { AdminIcon } from '../../kit/AdminIcon.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { screenGroups } from '../../kit/screen.ts';
import { mayOpen, useSession } from '../../kit/session.ts';
import { screens } from '../screens.ts';
import styles from './HomeScreen.module.css';

/** The administration's start screen. */
export function HomeScreen() {
  const { person } = useSession();
  const shown = screens.filter(({ right, path }) => path !== '' && mayOpen(person, right));
  return (
    <>
      <ScreenHead title="Home" description={`You’re signed in as ${person.email}.`} />
      <div className={styles.groups}>
        {screenGroups.map((group) => {
          const links = shown.filter((screen) => screen.group === group);
          return links.length === 0 ? null : (
            <section key={group} className={styles.group} aria-label={group}>
              <h2>{group}</h2>
              <ul role="list">
                {links.map(({ path, title, icon = 'chevronRight' }) => (
                  <li key={path}>
                    <Link to={`/${path}`}>
                      <AdminIcon name={icon} /> {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
