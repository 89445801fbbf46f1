// Runs before the bar below it is read, so that who has dismissed its notice never sees it and nothing moves.
const { noticeId } = document.currentScript.dataset;
if (`; ${document.cookie};`.includes(`; store_notice${noticeId}=hidden;`)) document.documentElement.dataset.storeNotice = 'hidden';
