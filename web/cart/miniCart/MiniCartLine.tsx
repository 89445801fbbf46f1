import { useCallback } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import type { MiniCartLine_line$key } from '../../__generated__/MiniCartLine_line.graphql.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Picture } from '../../kit/Picture.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import * as t from '../__generated__/messages.ts';
import styles from './miniCart.module.css';
import { RemoveLineLink } from '../line/RemoveLineLink.tsx';
import { useLineRemoval } from '../line/useLineRemoval.ts';

export interface MiniCartLineProps {
  line: MiniCartLine_line$key;
  /** Called with the line's key when the line is about to be removed. */
  onRemoving: (key: string) => void;
  /** Called when the product's page is opened. */
  onFollow: () => void;
}

/** A line of the mini-cart. It is covered while it is being removed (row 34). */
export function MiniCartLine({ line: key, onRemoving, onFollow }: MiniCartLineProps) {
  const line = useFragment(
    graphql`
      fragment MiniCartLine_line on CartLine {
        key
        name
        quantity
        removeUrl
        product {
          url
        }
        options {
          attribute
          name
          value
        }
        image {
          ...Picture_image
        }
        unitPrice {
          formatted
        }
        pricePerUnit {
          formatted
        }
        deposit {
          amount {
            formatted
          }
        }
        ...useLineRemoval_line
      }
    `,
    key,
  );
  const { name, options, image, product, quantity, unitPrice, pricePerUnit } = line;
  const goes = useCallback(() => onRemoving(line.key), [line.key, onRemoving]);
  const { remove, isRemoving } = useLineRemoval(line, goes);
  return (
    <li className={styles.line} aria-busy={isRemoving} data-line={line.key}>
      <div className={styles.picture}>{image && <Picture image={image} sizes="4rem" alt="" />}</div>
      <div className={styles.what}>
        <Link className={styles.name} to={product.url} onClick={onFollow}>
          {name}
        </Link>
        {options.length > 0 && (
          <dl className={styles.options}>
            {options.map((option) => (
              <div key={option.attribute}>
                <dt>{option.name}:</dt> <dd>{option.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.times}>
          {quantity} × {unitPrice.formatted}
          {pricePerUnit && ` (${pricePerUnit.formatted})`}
          {line.deposit && ` ${t.plusDepositEach({ deposit: line.deposit.amount.formatted })}`}
        </p>
      </div>
      <RemoveLineLink className={styles.remove} url={line.removeUrl} name={name} isRemoving={isRemoving} onRemove={remove}>
        <Icon name="close" size={18} />
      </RemoveLineLink>
      {isRemoving && <span className={styles.overlay}>{progressTexts.updating}</span>}
    </li>
  );
}
