import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DeliveryCosts_checkout$key } from '../../__generated__/DeliveryCosts_checkout.graphql.ts';
import styles from './DeliveryCosts.module.css';
import * as t from '../__generated__/messages.ts';

const kilograms = (grams: number) => t.gramsKg({ grams: grams / 1000 });

function weightText(min: number, max: number | null | undefined): string {
  const bounds = [min > 0 && `over ${kilograms(min)}`, max != null && `up to ${kilograms(max)}`].filter(Boolean);
  return bounds.length === 0 ? '' : `, ${bounds.join(' and ')}`;
}

function daysText(min: number, max: number): string {
  if (min === max) return t.workingDays({ min });
  return t.toWorkingDays({ min, max });
}

/** The shop's delivery costs, one table for each group of countries with the same ones. */
export function DeliveryCosts({ checkout }: { checkout: DeliveryCosts_checkout$key }) {
  const { deliveryAreas } = useFragment(
    graphql`
      fragment DeliveryCosts_checkout on Checkout {
        deliveryAreas {
          countries {
            code
            name
          }
          rates {
            code
            name
            description
            price {
              amount
              formatted
            }
            freeFrom {
              formatted
            }
            minWeightGrams
            maxWeightGrams
            minTransitDays
            maxTransitDays
          }
        }
      }
    `,
    checkout,
  );
  const id = useId();
  const areas = deliveryAreas.filter(({ rates }) => rates.length > 0);
  if (areas.length === 0) return null;
  return (
    <>
      <h2 id="delivery-costs">{t.deliveryCostsByCountry}</h2>
      {areas.map(({ countries, rates }, index) => (
        // Scrollable by touch and keyboard on narrow screens.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div key={index} className={styles.scroll} role="region" aria-labelledby={id + index} tabIndex={0}>
          <table className={styles.table}>
            <caption id={id + index}>{countries.map(({ name }) => name).join(', ')}</caption>
            <thead>
              <tr>
                <th scope="col">{t.method}</th>
                <th scope="col">{t.price}</th>
                <th scope="col">{t.freeFrom}</th>
                <th scope="col">{t.timeAfterDispatch}</th>
              </tr>
            </thead>
            <tbody>
              {rates.map((rate) => (
                <tr key={`${rate.code} ${rate.minWeightGrams}`}>
                  <th scope="row">
                    {rate.name + weightText(rate.minWeightGrams, rate.maxWeightGrams)}
                    {rate.description !== '' && <span className={styles.description}>{rate.description}</span>}
                  </th>
                  <td>{rate.price.amount === 0 ? t.free : rate.price.formatted}</td>
                  <td>{rate.freeFrom?.formatted ?? '–'}</td>
                  <td>
                    {rate.minTransitDays == null || rate.maxTransitDays == null ? '–' : daysText(rate.minTransitDays, rate.maxTransitDays)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
}
