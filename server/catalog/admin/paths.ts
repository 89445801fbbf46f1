/** Where staff post a picture to, with `product`, `name` and `alt` in the query. */
export const picturePath = '/admin/catalogue/pictures';
