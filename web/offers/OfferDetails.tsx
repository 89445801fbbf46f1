import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import type { OfferDetails_offer$key } from '../__generated__/OfferDetails_offer.graphql.ts';
import { shownInstant } from '../kit/clock/shownTime.ts';
import { lastMoment } from '../kit/countdown/endText.ts';
import { Icon } from '../kit/Icon.tsx';
import { scrollPage } from '../kit/scroll/easedScroll.ts';
import { anchorDurationMs, anchorOffset } from '../kit/page/anchorTarget.ts';
import styles from './OfferDetails.module.css';
import { countriesText } from './offerTexts.ts';
import { Shipping } from './Shipping.tsx';
import * as t from './__generated__/messages.ts';

const id = 'offer-details';

/** State of the collapsible details. */
export interface FoldedDetails {
  isOpen: boolean;
  region: RefObject<HTMLElement | null>;
  toggle: () => void;
}

/** Details that are collapsed at first. Opening scrolls to them (row 61), without animation with reduced motion. */
export function useDetails(): FoldedDetails {
  const [isOpen, setOpen] = useState(false);
  const region = useRef<HTMLElement>(null);
  function toggle() {
    setOpen(!isOpen);
    if (isOpen) return;
    // After the details are rendered open.
    requestAnimationFrame(() => {
      const element = region.current;
      if (element) void scrollPage(() => window.scrollY + element.getBoundingClientRect().top - anchorOffset, anchorDurationMs);
    });
  }
  return { isOpen, region, toggle };
}

/** Expands the details, which are elsewhere on the page. */
export function DetailsToggle({ details: { isOpen, toggle } }: { details: FoldedDetails }) {
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      {isOpen ? t.hideDetails : t.showDetails}
      <Icon name="chevronDown" size={18} />
    </button>
  );
}

/** Further details of an offer. Without script they are always expanded. */
export function OfferDetails({ offer: key, folded: { isOpen, region } }: { offer: OfferDetails_offer$key; folded: FoldedDetails }) {
  const offer = useFragment(
    graphql`
      fragment OfferDetails_offer on Offer {
        details
        shipsTo
        startsAt
        endsAt
        publishedAt
        destinationHost
        merchant {
          name
          url
        }
        category {
          name
          slug
        }
        ...Shipping_offer
      }
    `,
    key,
  );
  const { details, shipsTo, startsAt, endsAt, publishedAt, merchant, category, destinationHost } = offer;
  const facts: [term: string, text: ReactNode][] = [
    [t.delivery, <Shipping key="shipping" offer={offer} />],
    [t.deliversTo, countriesText(shipsTo)],
    [t.posted, shownInstant(publishedAt)],
    ...(startsAt == null ? [] : [[t.validFrom, shownInstant(startsAt)] as [string, string]]),
    [t.validUntil, endsAt == null ? t.noEndDate : lastMoment(Date.parse(endsAt))],
    ...(destinationHost == null ? [] : [[t.linksTo, destinationHost] as [string, string]]),
  ];
  return (
    <section ref={region} id={id} className={styles.region} aria-label={t.details} hidden={!isOpen}>
      <h2>{t.details}</h2>
      <div className={styles.columns}>
        {details.trim() !== '' && (
          <div className={styles.text}>
            {paragraphsOf(details).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul role="list" className={styles.ways}>
        <li>
          <Link to={merchant.url}>{t.allDealsAt({ merchant: merchant.name })}</Link>
        </li>
        {category && (
          <li>
            <Link to={`/deals/?category=${encodeURIComponent(category.slug)}`}>{t.dealsIn({ category: category.name })}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Blank lines separate paragraphs. */
function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return [...new Set(paragraphs.filter((paragraph) => paragraph !== ''))];
}
