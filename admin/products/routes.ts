import type { AdminScreen, Finder } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of the product list and the product editor. */
export const productScreens: readonly AdminScreen[] = [
  {
    path: 'products',
    goKey: 'p',
    title: t.products,
    right: 'CATALOGUE',
    group: 'Catalogue',
    icon: 'box',
    keywords: 'catalogue prices stock variations pictures',
    open: async () => {
      const { ProductsScreen, loadProducts } = await import('./ProductsScreen.tsx');
      return { Component: ProductsScreen, load: loadProducts };
    },
  },
  {
    path: 'products/new',
    title: t.newProduct,
    right: 'CATALOGUE',
    keywords: 'create add product',
    open: async () => {
      const { NewProductScreen, loadNewProduct } = await import('./NewProductScreen.tsx');
      return { Component: NewProductScreen, load: loadNewProduct };
    },
  },
  {
    path: 'products/:id',
    title: t.product,
    right: 'CATALOGUE',
    open: async () => {
      const { ProductScreen, loadProduct } = await import('./ProductScreen.tsx');
      return { Component: ProductScreen, load: loadProduct };
    },
  },
  {
    path: 'categories',
    title: t.categories,
    right: 'CATALOGUE',
    group: 'Catalogue',
    icon: 'tree',
    keywords: 'tree taxonomy departments',
    open: async () => {
      const { CategoriesScreen, loadCategories } = await import('./taxonomy/CategoriesScreen.tsx');
      return { Component: CategoriesScreen, load: loadCategories };
    },
  },
  {
    path: 'attributes',
    title: t.attributes,
    right: 'CATALOGUE',
    group: 'Catalogue',
    icon: 'sliders',
    keywords: 'specifications units terms values filters',
    open: async () => {
      const { AttributesScreen, loadAttributes } = await import('./taxonomy/AttributesScreen.tsx');
      return { Component: AttributesScreen, load: loadAttributes };
    },
  },
  {
    path: 'manufacturers',
    title: t.manufacturers,
    right: 'CATALOGUE',
    group: 'Catalogue',
    icon: 'store',
    keywords: 'gpsr product safety responsible person importer',
    open: async () => {
      const { ManufacturersScreen, loadManufacturers } = await import('./manufacturers/ManufacturersScreen.tsx');
      return { Component: ManufacturersScreen, load: loadManufacturers };
    },
  },
  {
    path: 'manufacturers/:id',
    title: t.manufacturer,
    right: 'CATALOGUE',
    open: async () => {
      const { ManufacturerScreen, loadManufacturer } = await import('./manufacturers/ManufacturerScreen.tsx');
      return { Component: ManufacturerScreen, load: loadManufacturer };
    },
  },
  {
    path: 'attributes/:id',
    title: t.attribute,
    right: 'CATALOGUE',
    open: async () => {
      const { AttributeScreen, loadAttribute } = await import('./taxonomy/AttributeScreen.tsx');
      return { Component: AttributeScreen, load: loadAttribute };
    },
  },
];

/** Finds products by name, SKU, brand or tag. */
export const productFinder: Finder = {
  label: t.products,
  right: 'CATALOGUE',
  open: async () => (await import('./findProducts.ts')).findProducts,
};
