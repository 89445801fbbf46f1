// The wishlist module's exports for other modules.
export { readWishlistMail } from './mails.ts';
export { wishlistMails } from './mails/kinds.ts';
export { renderWishlistMail } from './mails/render.ts';
export { noticeNews } from './notifications.ts';
export { deleteOldWishlists } from './oldWishlists.ts';
export { wishlistPersonalData } from './personalData.ts';
export { readOwnWishlist } from './reading.ts';
