/** Where staff post a picture to, with `product`, `name` and `alt` in the query. */
export const picturePath = '/admin/catalogue/pictures';

/** Where staff post a file of products to, with `name` in the query. */
export const importPath = '/admin/catalogue/import';

/** The rejected rows of an import as a file; its number in the query as `import`. */
export const rejectedPath = '/admin/catalogue/import/rejected.csv';

/** Products as a file; narrowed as their list is, with the parameters of its address. */
export const exportPath = '/admin/catalogue/export.csv';
