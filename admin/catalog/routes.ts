import type { AdminScreen } from '../kit/screen.ts';

/** The shop's products. */
export const catalogScreens: readonly AdminScreen[] = [
  {
    path: 'products',
    goKey: 'p',
    title: 'Products',
    right: 'CATALOGUE',
    group: 'Catalogue',
    icon: 'box',
    words: 'catalogue prices stock variations pictures',
    open: async () => {
      const { ProductsScreen, loadProducts } = await import('./ProductsScreen.tsx');
      return { Component: ProductsScreen, load: loadProducts };
    },
  },
  {
    path: 'products/new',
    title: 'New product',
    right: 'CATALOGUE',
    words: 'create add product',
    open: async () => {
      const { NewProductScreen } = await import('./NewProductScreen.tsx');
      return { Component: NewProductScreen };
    },
  },
  {
    path: 'products/:id',
    title: 'Product',
    right: 'CATALOGUE',
    open: async () => {
      const { ProductScreen, loadProduct } = await import('./ProductScreen.tsx');
      return { Component: ProductScreen, load: loadProduct };
    },
  },
];
