import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EnergyLabel_product$key } from '../__generated__/EnergyLabel_product.graphql.ts';
import styles from './EnergyLabel.module.css';
import * as t from './__generated__/messages.ts';

/** The arrow with a product's energy class and its scale, linked to the label; nothing for products without one. */
export function EnergyLabel({ product: key }: { product: EnergyLabel_product$key }) {
  const { energyLabel: label } = useFragment(
    graphql`
      fragment EnergyLabel_product on Product {
        energyLabel {
          class
          scaleStart
          scaleEnd
          labelUrl
        }
      }
    `,
    key,
  );
  if (!label) return null;
  const { scaleStart, scaleEnd, labelUrl } = label;
  const text = t.energyClassOnScale({ class: label.class, scaleStart, scaleEnd });
  const arrow = (
    <svg viewBox="0 0 72 32" data-class={label.class} aria-hidden="true">
      <path d="M1 1h16v30H1z" />
      <path d="m9 12-3 4h2v4h2v-4h2z" />
      <text x="9" y="10">
        {scaleStart}
      </text>
      <text x="9" y="29">
        {scaleEnd}
      </text>
      <path d="M17 1h40l14 15-14 15H17z" />
      <text x="39" y="25">
        {label.class}
      </text>
    </svg>
  );
  return labelUrl == null ? (
    <span className={styles.label} role="img" aria-label={text}>
      {arrow}
    </span>
  ) : (
    <a className={styles.label} href={labelUrl} target="_blank" rel="noopener">
      <span className="visually-hidden">{t.energyLabelOpensIn({ text })}</span>
      {arrow}
    </a>
  );
}
