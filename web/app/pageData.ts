/** Id of the data block, which follows the page's markup. */
export const pageDataId = 'page-data';
