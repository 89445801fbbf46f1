import { useId, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { Button, buttonClass } from '../kit/Button.tsx';
import field from '../kit/Field.module.css';
import { FacetGroup } from './FacetGroup.tsx';
import { facetParts } from './facetValues.ts';
import styles from './FilterForm.module.css';
import { HiddenParameters } from './HiddenParameters.tsx';
import { listingHref, type ListingUrl } from './listingUrl.ts';
import { PriceSlider } from './PriceSlider.tsx';
import type { Facets } from './useFacets.ts';
import { useListingSubmit } from './useListingSubmit.ts';
import * as t from './__generated__/messages.ts';

export interface FilterFormProps {
  facets: Facets;
  url: ListingUrl;
  /** For a button outside of the form. */
  id?: string;
}

const euros = (cents: number | null) => (cents === null ? '' : String(cents / 100));

/** The filters of the list: a GET form, submitted by its button without script and by each tick with it. */
export function FilterForm({ facets, url, id: formId }: FilterFormProps) {
  const submit = useListingSubmit();
  const id = useId();
  const [minField, maxField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];

  // Another category or search sets the order again.
  const list = `${url.category} ${url.search}`;

  function change(event: ChangeEvent<HTMLFormElement>) {
    const target: unknown = event.target;
    if (target instanceof HTMLInputElement && target.type === 'checkbox') event.currentTarget.requestSubmit();
  }

  return (
    <form
      id={formId}
      method="get"
      action={listingHref(url).split('?')[0]}
      onChange={change}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => submit(event)}
    >
      <HiddenParameters url={{ ...url, page: 1 }} except={['brand', 'filter_*', 'min_price', 'max_price', 'in_stock', 'on_sale']} />
      <FacetGroup
        key={`only ${list}`}
        title={t.showOnly}
        name="in_stock"
        isOpen
        choices={[
          { value: '1', label: t.inStock, count: facets.inStockCount, isSelected: url.inStock },
          { name: 'on_sale', value: '1', label: t.onSale, count: facets.onSaleCount, isSelected: url.onSale },
        ]}
      />
      <div className={styles.price} role="group" aria-labelledby={`${id}price`}>
        <p id={`${id}price`} className={styles.priceTitle}>
          {t.price}
        </p>
        <PriceSlider
          facets={facets}
          minPrice={url.minPrice}
          maxPrice={url.maxPrice}
          onMove={(side, cents) => {
            const field = (side === 'min' ? minField : maxField).current;
            if (field) field.value = euros(cents);
          }}
          onRelease={() => minField.current?.form?.requestSubmit()}
        />
        <div className={styles.bounds}>
          <span>
            <label htmlFor={`${id}min`}>{t.minimumPrice}</label>
            <input
              key={`min ${url.minPrice}`}
              ref={minField}
              id={`${id}min`}
              className={field.input}
              name="min_price"
              inputMode="decimal"
              defaultValue={euros(url.minPrice)}
              placeholder={String(Math.floor(facets.minPrice / 100))}
              autoComplete="off"
            />
          </span>
          <span>
            <label htmlFor={`${id}max`}>{t.maximumPrice}</label>
            <input
              key={`max ${url.maxPrice}`}
              ref={maxField}
              id={`${id}max`}
              className={field.input}
              name="max_price"
              inputMode="decimal"
              defaultValue={euros(url.maxPrice)}
              placeholder={String(Math.ceil(facets.maxPrice / 100))}
              autoComplete="off"
            />
          </span>
          <Button type="submit" kind="secondary">
            {t.goApplyPriceRange({ span: (text) => <span className="visually-hidden">{text}</span> })}
          </Button>
        </div>
      </div>
      <FacetGroup key={`brand ${list}`} title={t.brand} name="brand" isOpen choices={facets.brands} />
      {facets.attributes.map((facet, index) =>
        facetParts(facet.title, facet.choices).map(({ key, title, choices }, part) => (
          <FacetGroup
            key={`${facet.slug} ${key} ${list}`}
            title={title}
            name={`filter_${facet.slug}`}
            isOpen={index < 3 && part < 2}
            choices={choices}
          />
        )),
      )}
      <noscript>
        <button type="submit" className={buttonClass({ isWide: true })}>
          {t.applyFilters}
        </button>
      </noscript>
    </form>
  );
}
