import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { AddToCartButton } from '../cart/add/AddToCartButton.tsx';
import { CompareButton } from '../compare/CompareButton.tsx';
import { Stars } from '../kit/Stars.tsx';
import { HeartButton } from '../wishlist/HeartButton.tsx';
import type { ProductSummary_product$key } from '../__generated__/ProductSummary_product.graphql.ts';
import { BuyForm } from './BuyForm.tsx';
import { brandUrl } from '../search/categoryUrl.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { EnergyLabel } from './EnergyLabel.tsx';
import { GroupedProducts } from './GroupedProducts.tsx';
import { PriceLine } from '../pricing/PriceLine.tsx';
import { ReductionPopup, ReductionTrigger } from '../pricing/ReductionPopup.tsx';
import styles from './ProductSummary.module.css';
import { StockWord } from './StockWord.tsx';
import type { BuyPlace, VariationChoice } from './useVariationChoice.ts';
import * as t from './__generated__/messages.ts';

export interface ProductSummaryProps {
  product: ProductSummary_product$key;
  choice: VariationChoice;
  place?: BuyPlace;
}

/** What a shopper needs to decide, beside the images: name, price, availability, options, and the cart form. */
export function ProductSummary({ product: key, choice, place = 'page' }: ProductSummaryProps) {
  const product = useFragment(
    graphql`
      fragment ProductSummary_product on Product {
        name
        type
        shortDescription
        brand {
          name
          slug
        }
        rating {
          count
          ...Stars_rating
        }
        price {
          formatted
        }
        priceRange {
          min {
            amount
          }
          max {
            amount
          }
        }
        priorPrice {
          formatted
        }
        discountPercent
        pricePerUnit {
          formatted
        }
        deposit {
          amount {
            formatted
          }
        }
        isPurchasable
        withdrawalException {
          text
        }
        energyLabel {
          sheetUrl
        }
        minimumAge
        ...EnergyLabel_product
        ...DeliveryPromise_product
        quantityRule {
          min
        }
        stock {
          ...StockWord_stock
        }
        variations {
          id
          quantityRule {
            min
          }
          price {
            formatted
          }
          priorPrice {
            formatted
          }
          discountPercent
          pricePerUnit {
            formatted
          }
          stock {
            ...StockWord_stock
          }
        }
        ...AddToCartButton_product
        ...BuyForm_product
        ...GroupedProducts_product
        ...HeartButton_product
        ...CompareButton_product
      }
    `,
    key,
  );
  const variation = product.variations.find(({ id }) => id === choice.variationId);
  const { min, max } = product.priceRange;
  const shown = variation ?? product;
  const isMany = shown.quantityRule.min > 1 && product.isPurchasable && (product.type === 'SIMPLE' || variation !== undefined);
  return (
    <div className={styles.summary}>
      <div className={styles.heading}>
        {product.brand && (
          <p className={styles.brand}>
            <Link to={brandUrl(product.brand.slug)}>{product.brand.name}</Link>
          </p>
        )}
        {place === 'page' ? <h1 tabIndex={-1}>{product.name}</h1> : <h2 className={styles.name}>{product.name}</h2>}
        {place === 'page' && product.rating.count > 0 ? (
          <a href="#reviews">
            <Stars rating={product.rating} />
          </a>
        ) : (
          <Stars rating={product.rating} />
        )}
      </div>
      <div aria-live="polite" className={styles.offer}>
        <PriceLine
          price={shown.price?.formatted ?? null}
          prior={shown.priorPrice?.formatted ?? null}
          discountPercent={shown.discountPercent}
          perUnit={shown.pricePerUnit?.formatted}
          deposit={product.deposit?.amount.formatted}
          isLowest={!variation && max.amount > min.amount}
          isLarge
        />
        {place === 'page' && shown.priorPrice && <ReductionTrigger />}
        {product.energyLabel && (
          <p className={styles.energy}>
            <EnergyLabel product={product} />
            {product.energyLabel.sheetUrl != null && (
              <a className={styles.sheet} href={product.energyLabel.sheetUrl} target="_blank" rel="noopener">
                {t.productInformationSheetOpens({ span: (text) => <span className="visually-hidden">{text}</span> })}
              </a>
            )}
          </p>
        )}
        <p className={styles.vat}>{isMany ? t.inclVatPlusDeliveryMinimum({ count: shown.quantityRule.min }) : t.inclVatPlusDelivery}</p>
        <StockWord stock={shown.stock} />
        <DeliveryPromise product={product} variationId={variation?.id ?? null} />
        {product.minimumAge != null && <p className={styles.vat}>{t.onlySoldPeopleAged({ minimumAge: product.minimumAge })}</p>}
        {product.withdrawalException && <p className={styles.vat}>{product.withdrawalException.text}</p>}
      </div>
      {product.shortDescription !== '' && <p className={styles.short}>{product.shortDescription}</p>}
      {product.type === 'EXTERNAL' ? (
        <div className={styles.external}>
          <AddToCartButton product={product} />
          <p className={styles.vat}>{t.productSoldAnotherShop}</p>
        </div>
      ) : product.type === 'GROUPED' ? (
        <GroupedProducts product={product} />
      ) : (
        <BuyForm product={product} choice={choice} place={place} />
      )}
      <div className={styles.keep}>
        <HeartButton product={product} look="words" />
        <CompareButton product={product} look="words" />
      </div>
      {place === 'page' && <ReductionPopup />}
    </div>
  );
}
