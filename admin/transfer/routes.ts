import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of product imports. */
export const transferScreens: readonly AdminScreen[] = [
  {
    path: 'products/imports',
    title: t.importProducts,
    right: 'CATALOGUE',
    keywords: 'csv file upload woocommerce',
    open: async () => {
      const { CatalogueImportsScreen, loadImports } = await import('./CatalogueImportsScreen.tsx');
      return { Component: CatalogueImportsScreen, load: loadImports };
    },
  },
  {
    path: 'products/imports/:id',
    title: t.productImport,
    right: 'CATALOGUE',
    open: async () => {
      const { CatalogueImportScreen, loadImport } = await import('./CatalogueImportScreen.tsx');
      return { Component: CatalogueImportScreen, load: loadImport };
    },
  },
];
