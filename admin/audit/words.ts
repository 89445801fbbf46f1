// The audit log in words. Acts without any here are shown by their names.

const acts: Readonly<Record<string, string>> = {
  'account.create': 'Account made',
  'account.erase': 'Account erased',
  'account.reset': 'Password and second factor reset',
  'account.setRole': 'Role or rights changed',
  'admin.enrol': 'Second factor enrolled',
  'admin.recoveryCodes': 'Recovery codes made anew',
  'admin.secondFactor': 'Second factor shown',
  'admin.signIn': 'Signed in',
  'admin.stepUp': 'Password or code shown again',
  'analytics.save': 'Measured visits set',
  'integration.choose': 'Integrations switched',
  'integration.remove': 'Integration removed',
  'integration.retry': 'Message sent again',
  'integration.save': 'Integration saved',
  'integration.test': 'Integration tested',
  'catalogue.pictures-retry': 'Pictures of imports tried again',
  'product.bulk-edit-resume': 'Change of many products gone on with',
  'compare.group-create': 'Compare group made',
  'compare.group-delete': 'Compare group deleted',
  'compare.group-save': 'Compare group changed',
  'merchant.create': 'Merchant made',
  'merchant.delete': 'Merchant deleted',
  'merchant.merge': 'Merchants merged',
  'merchant.save': 'Merchant changed',
  'offer.cover': 'Picture of an offer sent',
  'offer.cover-remove': 'Picture of an offer removed',
  'offer.create': 'Offer made',
  'offer.delete': 'Offer deleted',
  'offer.duplicate': 'Offer copied',
  'offer.end': 'Offer ended',
  'offer.publish': 'Offer published',
  'offer.save': 'Offer changed',
  'offer.unpublish': 'Offer taken back',
  'offer.votes-approve': 'Votes looked at',
  'offer.votes-discard': 'Votes discarded',
  'offer.votes-freeze': 'Score frozen',
  'offer.votes-restore': 'Votes put back',
  'offer.votes-unfreeze': 'Score let go',
  'menu.save': 'Menu saved',
  'newsletter.place': 'Newsletter forms placed',
  'order.cancel': 'Order cancelled',
  'order.complete': 'Order sent off',
  'order.markPaid': 'Order marked as paid',
  'order.note': 'Note on an order',
  'order.refund': 'Order refunded',
  'order.resendMail': 'Mail of an order sent again',
  'review.approve': 'Reviews published',
  'review.delete': 'Reviews deleted',
  'review.reject': 'Reviews refused',
  'review.reopen': 'Reviews let wait again',
  'review.spam': 'Reviews marked as spam',
  'settings.attribution': 'Tracking set',
  'settings.notices': 'Notices saved',
  'settings.shop': 'Shop settings saved',
  'subscriber.delete': 'Subscribers deleted',
  'subscriber.delete-all': 'Deletion of all subscribers begun',
  'subscriber.erase': 'Subscriber erased',
  'subscriber.export': 'Subscribers exported',
  'subscriber.import': 'Import of subscribers begun',
  'subscriber.import-done': 'Import of subscribers ended',
  'subscriber.resume-deletion': 'Deletion of all subscribers gone on with',
  'subscriber.import-resume': 'Import of subscribers gone on with',
  'subscriber.undo-deletion': 'Deletion of subscribers undone',
  'work.start': 'Act on many begun',
  'work.stop': 'Act on many stopped',
  'work.resume': 'Act on many gone on with',
  'work.undo': 'Act on many undone',
};

/** What was done, in words: of an act without any, its name with blanks. */
export function actWords(action: string): string {
  const known = acts[action];
  if (known !== undefined) return known;
  const words = action
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** By what the log can be narrowed: the beginnings of acts. */
export const areas = [
  { value: 'account.', label: 'Accounts' },
  { value: 'admin.', label: 'Signing in' },
  { value: 'catalogue.', label: 'Catalogue' },
  { value: 'product.', label: 'Products' },
  { value: 'order.', label: 'Orders' },
  { value: 'coupon.', label: 'Coupons' },
  { value: 'compare.', label: 'Compare groups' },
  { value: 'merchant.', label: 'Merchants' },
  { value: 'offer.', label: 'Offers' },
  { value: 'review.', label: 'Reviews' },
  { value: 'settings.', label: 'Settings' },
  { value: 'menu.', label: 'Menus' },
  { value: 'subscriber.', label: 'Subscribers' },
  { value: 'integration.', label: 'Integrations' },
  { value: 'work.', label: 'Acts on many' },
] as const;

/** What it was done to, such as "Subscriber 4, 7, 9" or "120 × Subscriber". */
export function targetWords({
  targetType,
  targetIds,
  targetCount,
}: {
  targetType: string;
  targetIds: readonly number[];
  targetCount: number;
}): string {
  if (targetType === '') return '–';
  if (targetIds.length === 0 || targetCount > 5) return targetCount > 1 ? `${targetCount} × ${targetType}` : targetType;
  return `${targetType} ${targetIds.join(', ')}`;
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

function factWords(value: unknown): string {
  if (value === '' || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Further facts, such as "role: STAFF, rights: ORDERS"; of changes "keepDays: 90 → 30". @param details JSON */
export function detailWords(details: string): string {
  const facts: unknown = JSON.parse(details);
  if (typeof facts !== 'object' || facts === null) return '';
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      if (isChange(value)) return `${name}: ${factWords(value.from)} → ${factWords(value.to)}`;
      return `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
    })
    .join(', ');
}
