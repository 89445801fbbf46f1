import { useId } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../kit/Icon.tsx';
import { KeptMarkup } from '../../../kit/markup/KeptMarkup.tsx';
import { MenuLink, shownUrls } from '../MenuLink.tsx';
import styles from './HoverMenu.module.css';
import type { MenuDirection } from './menuKeys.ts';
import { useHoverMenu } from './useHoverMenu.ts';
import type { MenuEntry } from './useMenuEntries.ts';

export interface HoverMenuProps {
  entries: readonly MenuEntry[];
  direction: MenuDirection;
  className?: string;
}

/**
 * Links in a row or a column; links with children show them on hover, focus or tap (row 128). Until scripts run, and without them, only the
 * styles do that.
 */
export function HoverMenu({ entries, direction, className }: HoverMenuProps) {
  const { open, listProps, itemProps } = useHoverMenu(direction);
  const id = useId();
  const location = useLocation();
  return (
    <KeptMarkup
      as="ul"
      of={[entries, direction, () => shownUrls(entries, location)]}
      place={id}
      role="list"
      {...listProps}
      className={[styles.list, className].filter(Boolean).join(' ')}
      data-direction={direction}
    >
      {entries.map(({ id: key, label, url, children = [] }, index) => {
        const below = children.length > 0 ? { 'aria-expanded': open === key, 'aria-controls': `${id}-${index}` } : {};
        return (
          <li key={key} className={styles.item} {...itemProps(key)}>
            <MenuLink url={url} {...below}>
              {label}
              {direction === 'column' && children.length > 0 && <Icon name="chevronRight" size={16} />}
            </MenuLink>
            {children.length > 0 && (
              <ul role="list" id={`${id}-${index}`} className={styles.below} aria-label={label}>
                {children.map((child) => (
                  <li key={child.id}>
                    <MenuLink url={child.url}>{child.label}</MenuLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </KeptMarkup>
  );
}
