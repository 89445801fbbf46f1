import { useEffect, useEffectEvent, useState } from 'react';
import { consentAnswer, onConsentChange } from '../../consent/consent.ts';
import { latePart } from '../../kit/latePart.tsx';
import { forgetViewed, rememberViewed, shownProducts, viewedProducts, type ViewedProduct } from '../../visitor/viewedProducts.ts';
import styles from './RecentlyViewed.module.css';

const products = latePart(() => import('./RecentProducts.tsx'));

/**
 * The products that the visitor looked at last, with consent. Nothing of them is in the server's HTML, which is the same for everyone.
 * @param current the product of this page, which is remembered, and not shown
 */
export function RecentlyViewed({ current }: { current?: ViewedProduct }) {
  const latest = useEffectEvent(() => current);
  const currentId = current?.id;
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () => {
      const isAllowed = consentAnswer() === 'GRANTED';
      setIds(
        isAllowed
          ? viewedProducts()
              .filter((id) => id !== currentId)
              .slice(0, shownProducts)
          : [],
      );
      const product = latest();
      if (isAllowed && product) rememberViewed(product);
    };
    look();
    return onConsentChange(look);
  }, [currentId]);
  if (ids.length === 0) return null;
  const clear = (forgotten?: readonly string[]) => {
    forgetViewed(forgotten);
    setIds([]);
  };
  return <products.Part key={ids.join()} ready={null} variables={{ ids, clear }} reserved={styles.reserved} />;
}
