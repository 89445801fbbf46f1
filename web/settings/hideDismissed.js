// Runs before the bar below it is read, so that who has dismissed its notice never sees it and nothing moves.
const { dismissal } = document.currentScript.dataset;
if (`; ${document.cookie};`.includes(`; ${dismissal};`)) document.documentElement.dataset.storeNotice = 'hidden';
