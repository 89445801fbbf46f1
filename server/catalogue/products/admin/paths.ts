/** Staff upload an image here, with `product`, `name` and `alt` in the query. */
export const picturePath = '/admin/catalogue/pictures';

/** Staff upload a product file here, with `name` in the query. */
export const importPath = '/admin/catalogue/import';

/** The rejected rows of an import as a file; `import` in the query is its ID. */
export const rejectedPath = '/admin/catalogue/import/rejected.csv';

/** Product export as a file; takes the same filter parameters as the product list. */
export const exportPath = '/admin/catalogue/export.csv';
