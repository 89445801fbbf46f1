import { buttonClass } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import styles from './ListingFilters.module.css';
import type { FilterDrawer } from './useFilterDrawer.ts';
import * as t from './__generated__/messages.ts';

export const filterPanelId = 'filters';
const formId = 'filter-form';

/** Label of the button that leads back to the list. */
export function showProductsText(totalCount: number): string {
  return t.showProducts({ count: totalCount });
}

export interface ListingFiltersProps extends FilterFormProps {
  totalCount: number;
  drawer: FilterDrawer;
}

/** The filters beside the list. On narrow windows they are a drawer, and until its code is loaded a native popover. */
export function ListingFilters({ facets, url, totalCount, drawer: { Drawer, isOpen, close } }: ListingFiltersProps) {
  return (
    <>
      <div id={filterPanelId} popover="auto" className={styles.panel} role="group" aria-label={t.filters}>
        <div className={styles.head}>
          <p className={styles.title}>{t.filters}</p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={filterPanelId}
            popoverTargetAction="hide"
            aria-label={t.closeFilters}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <FilterForm facets={facets} url={url} id={formId} />
        <div className={styles.foot}>
          <button
            type="button"
            className={`${buttonClass({ isWide: true })} ${styles.back}`}
            popoverTarget={filterPanelId}
            popoverTargetAction="hide"
          >
            {showProductsText(totalCount)}
          </button>
          {/* Without script the filters apply only on submit: this button submits them. */}
          <noscript>
            <button type="submit" form={formId} className={buttonClass({ isWide: true })}>
              {t.applyFilters}
            </button>
          </noscript>
        </div>
      </div>
      {Drawer && (
        <Drawer isOpen={isOpen} onClose={close} totalCount={totalCount}>
          <FilterForm facets={facets} url={url} />
        </Drawer>
      )}
    </>
  );
}
