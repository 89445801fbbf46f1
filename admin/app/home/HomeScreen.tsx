import { Link } from 'react-router';
import { AdminIcon } from '../../kit/AdminIcon.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { screenGroupNames, screenGroups } from '../../kit/screen.ts';
import { mayOpen, useSession } from '../../kit/session.ts';
import { screens } from '../screens.ts';
import styles from './HomeScreen.module.css';
import * as t from '../__generated__/messages.ts';

/** The administration's start screen. */
export function HomeScreen() {
  const { person } = useSession();
  const shown = screens.filter(({ right, path }) => path !== '' && mayOpen(person, right));
  return (
    <>
      <ScreenHead title={t.home} description={t.youreSignedInAs({ email: person.email })} />
      <div className={styles.groups}>
        {screenGroups.map((group) => {
          const links = shown.filter((screen) => screen.group === group);
          return links.length === 0 ? null : (
            <section key={group} className={styles.group} aria-label={screenGroupNames[group]}>
              <h2>{screenGroupNames[group]}</h2>
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
