import { globalId, numberIn } from '../../shared/globalId.ts';
import { useState } from 'react';
import { TargetPicker } from '../coupons/TargetPicker.tsx';
import styles from './deals.module.css';
import { offerLabels } from './offerRules.ts';
import * as t from './__generated__/messages.ts';

export interface OfferedProductProps {
  /** The product's number as the form has it; '' for an offer without a product. */
  productId: string;
  /** Of the product that the offer had when it was loaded. */
  productName: string | null;
  error: string | undefined;
  onChange: (productId: string) => void;
}

/** The product of this shop that the offer is for: found by its name or SKU. */
export function OfferedProduct({ productId, productName, error, onChange }: OfferedProductProps) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() => (productName === null ? {} : { [productId]: productName }));
  const chosen =
    productId === ''
      ? []
      : [{ id: globalId('AdminProduct', Number(productId)), name: names[productId] ?? t.productNumber({ number: productId }) }];
  return (
    <div className={styles.fields}>
      <TargetPicker
        label={offerLabels.productId}
        kind="products"
        chosen={chosen}
        {...(error !== undefined && { error })}
        onChange={(targets) => {
          // At most one product: another one replaces it.
          const last = targets.at(-1);
          const number = last ? String(numberIn(last.id)) : '';
          if (last) setNames({ ...names, [number]: last.name });
          onChange(number);
        }}
      />
      <p className={styles.second}>{t.productHint}</p>
    </div>
  );
}
