import { migrationsCookie } from '../../shared/attribution/cookies.ts';
import { cartHashCookie, itemsInCartCookie } from '../visitor/freshness/needs.ts';
import { noticeCookie } from '../settings/dismissedNotice.ts';
import styles from './CookiesPage.module.css';

const needed: [name: string, purpose: string, until: string][] = [
  ['sid', 'Your cart, your lists and your account are yours by it. It is set when you first put something somewhere.', 'One year'],
  ['sid_…', 'The same, so that what you put somewhere in two windows at once stays together.', 'Five minutes'],
  ['known_visitor', 'Tells pages that there may be something of yours to show.', 'One year'],
  [
    `${itemsInCartCookie}, ${cartHashCookie}, lists_hash`,
    'Whether cart and lists hold something, and whether they have changed.',
    'The end of your visit',
  ],
  ['told_once', 'What the next page tells you of a form of your account that you have sent.', 'That page, or a minute'],
  [`${noticeCookie}…`, 'That you have closed a notice of the shop.', 'One year'],
  ['cookie_consent', 'Your answer to the question above.', 'Half a year'],
];

const measuring: [name: string, purpose: string, until: string][] = [
  ['sbjs_first, sbjs_first_add', 'Which link, search or advertisement first led you here, when, and to which page.', 'See below'],
  ['sbjs_current, sbjs_current_add', 'The same of what led you here last.', 'See below'],
  ['sbjs_udata, sbjs_promo', 'How many visits, what your browser calls itself, and a promo code if the shop gives any.', 'See below'],
  ['sbjs_session', 'How many pages you saw in this visit.', 'Half an hour after the last page'],
  [migrationsCookie, 'In which form the others are written.', 'See below'],
];

function Rows({ id, caption, rows }: { id: string; caption: string; rows: typeof needed }) {
  return (
    // A finger or the keyboard scrolls it where it does not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
            <th scope="col">Kept until</th>
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

/** Each cookie of the shop by name. */
export function CookieTable() {
  return (
    <>
      <Rows id="cookies-needed" caption="Cookies that the shop needs" rows={needed} />
      <Rows id="cookies-measuring" caption="Cookies that measure visits, only if you agree" rows={measuring} />
      <p>
        Those that measure are kept as long as the shop has set, otherwise until you close the browser. When you refuse, they are deleted at
        once. None of them is read by anybody but this shop.
      </p>
    </>
  );
}
