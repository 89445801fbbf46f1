import { migrationsCookie } from '../../shared/attribution/cookies.ts';
import { cartHashCookie, itemsInCartCookie } from '../visitor/freshness/needs.ts';
import { contentsKey, createdKey, hashKeyPrefix, listsKey } from '../visitor/freshness/storage.ts';
import { noticeCookie } from '../settings/dismissedNotice.ts';
import styles from './CookiesPage.module.css';

const needed: [name: string, purpose: string, until: string][] = [
  ['sid', 'Links your cart, your lists and your account to your browser. Set when you first add something.', 'One year'],
  ['sid_…', 'Same purpose. Keeps your data together when you add things in two windows at once.', 'Five minutes'],
  ['known_visitor', 'Tells pages that there may be personal content to show.', 'One year'],
  [
    `${itemsInCartCookie}, ${cartHashCookie}, lists_hash`,
    'Whether your cart and lists contain items, and whether they have changed.',
    'End of your visit',
  ],
  [`${hashKeyPrefix}…, ${listsKey} (local storage)`, 'Whether your cart or lists have changed in another tab.', 'When you delete them'],
  [
    `${contentsKey}, ${createdKey} (session storage)`,
    'A copy of your cart, so that pages show it without asking again.',
    'When you close the tab',
  ],
  ['told_once', 'The result of an account form that you submitted, shown on the next page.', 'Next page, or one minute'],
  [`${noticeCookie}…`, 'That you dismissed a shop notice.', 'One year'],
  ['cookie_consent', 'Your answer to the question above.', 'Six months'],
];

const measuring: [name: string, purpose: string, until: string][] = [
  ['sbjs_first, sbjs_first_add', 'Which link, search or advertisement first brought you here, when, and to which page.', 'See below'],
  ['sbjs_current, sbjs_current_add', 'The same for your most recent visit source.', 'See below'],
  ['sbjs_udata, sbjs_promo', 'Number of visits, how your browser identifies itself, and a promo code if the shop issues one.', 'See below'],
  ['sbjs_session', 'How many pages you viewed during this visit.', 'Half an hour after your last page view'],
  [
    'souk-visit (local storage)',
    'A random number for your visit, sent with the pages that you view.',
    'Half an hour after your last page view',
  ],
  [
    'souk-viewed (local storage)',
    'The products that you looked at last, so that pages can show them again. The list stays in your browser.',
    'When you clear the list',
  ],
  [migrationsCookie, 'The format version of the other cookies.', 'See below'],
];

function Rows({ id, caption, rows }: { id: string; caption: string; rows: typeof needed }) {
  return (
    // Scrollable by touch and keyboard on narrow screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Purpose</th>
            <th scope="col">Expires</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, purpose, until]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table of all cookies of the shop, and of what it stores in the browser. */
export function CookieTable() {
  return (
    <>
      <Rows id="cookies-needed" caption="Necessary cookies and storage" rows={needed} />
      <Rows id="cookies-measuring" caption="Measurement cookies and storage, only with your consent" rows={measuring} />
      <p>
        We keep measurement cookies for the period set by the shop, or until you close your browser if none is set. If you decline, we
        delete them right away. Only this shop reads them.
      </p>
    </>
  );
}
