import { migrationsCookie } from '../../shared/attribution/cookies.ts';
import { cartHashCookie, itemsInCartCookie } from '../visitor/freshness/needs.ts';
import { contentsKey, createdKey, hashKeyPrefix, listsKey } from '../visitor/freshness/storage.ts';
import { cartCopyKey } from '../offline/cartCopy.ts';
import { noticeCookie } from '../settings/dismissedNotice.ts';
import styles from './CookiesPage.module.css';
import * as t from './__generated__/messages.ts';

const needed: [name: string, purpose: string, until: string][] = [
  ['sid', t.linksYourCartYourLists, t.oneYear],
  ['sid_…', t.samePurposeKeepsData, t.fiveMinutes],
  ['known_visitor', t.tellsPagesThatThereMay, t.oneYear],
  [`${itemsInCartCookie}, ${cartHashCookie}, lists_hash`, t.whetherYourCartAndListsContain, t.endOfYourVisit],
  [`${hashKeyPrefix}…, ${listsKey} (local storage)`, t.whetherYourCartOrListsChangedInAnotherTab, t.whenYouDeleteThem],
  [`${contentsKey}, ${createdKey} (session storage)`, t.copyOfYourCart, t.whenYouCloseTheTab],
  [`${cartCopyKey} (local storage)`, t.cartForThePageWithoutANetwork, t.whenYouDeleteThem],
  ['souk-offline-… (cache storage)', t.pageWithoutANetwork, t.whenYouDeleteThem],
  ['told_once', t.resultOfAccountForm, t.nextPageOrOneMinute],
  [`${noticeCookie}…`, t.thatYouDismissedShopNotice, t.oneYear],
  ['cookie_consent', t.yourAnswerToQuestionAbove, t.sixMonths],
];

const measuring: [name: string, purpose: string, until: string][] = [
  ['sbjs_first, sbjs_first_add', t.whichLinkSearchOrAdvertisementFirst, t.seeBelow],
  ['sbjs_current, sbjs_current_add', t.sameForYourMostRecentVisit, t.seeBelow],
  ['sbjs_udata, sbjs_promo', t.numberOfVisitsHowYourBrowser, t.seeBelow],
  ['sbjs_session', t.howManyPagesYouViewedDuring, t.halfHourAfterYourLastPage],
  ['souk-visit (local storage)', t.randomNumberForYourVisit, t.halfHourAfterYourLastPage],
  ['souk-viewed (local storage)', t.productsYouLookedAtLast, t.whenYouClearTheList],
  [migrationsCookie, t.formatVersionOfOtherCookies, t.seeBelow],
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
            <th scope="col">{t.name}</th>
            <th scope="col">{t.purpose}</th>
            <th scope="col">{t.expires}</th>
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
      <Rows id="cookies-needed" caption={t.necessaryCookiesAndStorage} rows={needed} />
      <Rows id="cookies-measuring" caption={t.measurementCookiesAndStorage} rows={measuring} />
      <p>{t.weKeepMeasurementCookies}</p>
    </>
  );
}
