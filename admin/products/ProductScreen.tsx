// oxlint-disable relay/unused-fields -- passed on to its panels
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { ProductScreenQuery, ProductScreenQuery$data } from '../__generated__/ProductScreenQuery.graphql.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { CategoriesPanel, type CategoryChoice } from './CategoriesPanel.tsx';
import { emptyProductWarning } from './emptyProduct.ts';
import { LinksPanel } from './LinksPanel.tsx';
import { PicturesPanel } from './PicturesPanel.tsx';
import { ProductActions } from './ProductActions.tsx';
import { LawPanel, PricePanel, SafetyPanel, SellingPanel, StatePanel, DescriptionPanel } from './ProductFields.tsx';
import type { AttributeChoice } from './specificationRules.ts';
import { SpecificationsPanel } from './SpecificationsPanel.tsx';
import { CustomFieldsPanel } from '../metadata/CustomFieldsPanel.tsx';
import { StockPanel } from '../inventory/StockPanel.tsx';
import { useProductForm } from './useProductForm.ts';
import { VariationsPanel } from './VariationsPanel.tsx';
import { StateBadge } from './StateBadge.tsx';
import styles from './catalog.module.css';
import { useDirtyForms } from '../kit/form/dirtyForms.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ProductScreenQuery($id: ID!) {
    adminProduct(id: $id) {
      databaseId
      version
      name
      slug
      type
      status
      updatedAt
      editedBy
      priorPrice {
        formatted
      }
      grouped {
        productId
      }
      variations {
        databaseId
      }
      metafields {
        ...CustomFieldsPanel_values
      }
      ...productValues_product
      ...PicturesPanel_product
      ...SpecificationsPanel_product
      ...StockPanel_product
      ...VariationsPanel_product
      ...LinksPanel_product
    }
    adminAttributes {
      id
      name
      kind
      unit
      labels
    }
    adminManufacturers {
      databaseId
      name
    }
    adminCategories {
      databaseId
      name
      depth
    }
    metafieldDefinitions(ownerType: PRODUCT) {
      ...CustomFieldsPanel_definitions
    }
    variationFields: metafieldDefinitions(ownerType: PRODUCT_VARIATION) {
      ...CustomFieldsPanel_definitions
    }
  }
`;

/**
 * Loads the product in the URL.
 * @throws NotFound
 */
export async function loadProduct({ environment, params }: ScreenArgs) {
  const id = Number(params.id);
  const databaseId = orNotFound(Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null);
  return loadFound<ProductScreenQuery>(environment, query, { id: globalId('Product', databaseId) }, ({ adminProduct }) => adminProduct);
}

type Data = ProductScreenQuery$data;

/** One product: its form, and the parts beside it that are saved at once. */
export function ProductScreen() {
  const { adminProduct, adminAttributes, adminManufacturers, adminCategories, metafieldDefinitions, variationFields } =
    useScreenQuery<ProductScreenQuery>(query);
  const product = orNotFound(adminProduct);
  return (
    <ProductEditor
      key={product.databaseId}
      product={product}
      attributes={adminAttributes}
      manufacturers={adminManufacturers}
      categories={adminCategories}
      customFields={metafieldDefinitions}
      variationFields={variationFields}
    />
  );
}

interface EditorProps {
  product: NonNullable<Data['adminProduct']>;
  attributes: readonly AttributeChoice[];
  manufacturers: Data['adminManufacturers'];
  categories: readonly CategoryChoice[];
  customFields: Data['metafieldDefinitions'];
  variationFields: Data['variationFields'];
}

function ProductEditor({ product, attributes, manufacturers, categories, customFields, variationFields }: EditorProps) {
  const form = useProductForm(product.databaseId, { version: product.version, editedBy: product.editedBy, key: product });
  const others = useDirtyForms();
  const changed =
    product.editedBy == null
      ? t.lastUpdated({ updatedAt: formatDateTime(product.updatedAt) })
      : t.lastUpdatedBy({ updatedAt: formatDateTime(product.updatedAt), editedBy: product.editedBy });
  return (
    <>
      <ScreenHead
        title={product.name}
        description={changed}
        back={{ path: '/products', title: t.products }}
        badge={<StateBadge status={product.status} />}
        actions={<ProductActions {...product} />}
      />
      <div className={styles.editor}>
        <div>
          <DescriptionPanel form={form} />
          <PicturesPanel product={product} onDirty={others.note(t.altTexts)} />
          <PricePanel form={form} prior={product.priorPrice?.formatted} />
          <SpecificationsPanel product={product} attributes={attributes} onDirty={others.note(t.attributes)} />
          {product.type === 'VARIABLE' && (
            <VariationsPanel product={product} customFields={variationFields} onDirty={others.note(t.variations)} />
          )}
          <SellingPanel form={form} />
          <SafetyPanel form={form} manufacturers={manufacturers} />
          <LawPanel form={form} />
          <StockPanel product={product} />
          <CustomFieldsPanel
            owner={{ productId: globalId('Product', product.databaseId) }}
            definitions={customFields}
            values={product.metafields}
          />
          <LinksPanel product={product} onDirty={others.note(t.linkedProducts)} />
        </div>
        <div>
          <StatePanel form={form} warning={emptyProductWarning({ ...product, type: form.values.type, status: form.values.status })} />
          <CategoriesPanel form={form} categories={categories} />
        </div>
      </div>
      <SaveBar form={form} savedText={others.words} isRestDirty={others.isDirty} namesFaults />
    </>
  );
}
