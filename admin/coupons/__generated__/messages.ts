// Generated from the catalogues (messages.*.json): npm run generate.

/** Create coupon */
export const createCoupon = "Create coupon";

/** Save */
export const save = "Save";

/** Discount */
export const discount = "Discount";

/** Shoppers can enter it in upper or lower case. */
export const shoppersCanEnterItInUpper = "Shoppers can enter it in upper or lower case.";

/** Percentage off the price of the items, such as 10. */
export const percentageOffPriceOfItemsSuch = "Percentage off the price of the items, such as 10.";

/** In euros, off the total price of all items. */
export const inEurosOffTotal = "In euros, off the total price of all items.";

/** Products */
export const products = "Products";

/** If you don’t choose any products or categories, the coupon applies to everything. */
export const withoutProductOrCategoryCouponApplies = "If you don’t choose any products or categories, the coupon applies to everything.";

/** Excludes items sold below their regular price. */
export const excludesItemsSoldBelow = "Excludes items sold below their regular price.";

/** Schedule */
export const schedule = "Schedule";

/** Leave empty to start immediately. */
export const leaveEmptyToStartImmediately = "Leave empty to start immediately.";

/** Leave empty for no end date. */
export const leaveEmptyForNo = "Leave empty for no end date.";

/** Limits */
export const limits = "Limits";

/** Leave a field empty for no limit. */
export const leaveFieldEmptyFor = "Leave a field empty for no limit.";

/** In euros, counting only the items that the coupon applies to. */
export const inEurosCountingOnly = "In euros, counting only the items that the coupon applies to.";

/** Customers are identified by their email address. */
export const customersAreIdentifiedByTheirEmail = "Customers are identified by their email address.";

/** Can’t be combined with other coupons. */
export const cantBeCombinedWithOtherCoupons = "Can’t be combined with other coupons.";

/** Code */
export const code = "Code";

/** Description for shoppers */
export const descriptionForShoppers = "Description for shoppers";

/** Type */
export const type = "Type";

/** Percentage */
export const percentage = "Percentage";

/** Amount */
export const amount = "Amount";

/** Enabled */
export const enabled = "Enabled";

/** Starts */
export const starts = "Starts";

/** Ends */
export const ends = "Ends";

/** Minimum spend */
export const minimumSpend = "Minimum spend";

/** Maximum uses in total */
export const maximumNumberOfUses = "Maximum uses in total";

/** Maximum uses per customer */
export const maximumUsesPerCustomer = "Maximum uses per customer";

/** Exclusive */
export const exclusive = "Exclusive";

/** Exclude sale items */
export const excludeSaleItems = "Exclude sale items";

/** Excluded products */
export const excludedProducts = "Excluded products";

/** Categories */
export const categories = "Categories";

/** Excluded categories */
export const excludedCategories = "Excluded categories";

/** Percentage off */
export const percentageOff = "Percentage off";

/** Amount off the cart */
export const amountOffTheCart = "Amount off the cart";

/** Free delivery */
export const freeDelivery = "Free delivery";

/** Yes */
export const yes = "Yes";

/** No */
export const no = "No";

/** Order */
export const order = "Order";

/** Placed */
export const placed = "Placed";

/** Customer */
export const customer = "Customer";

/** Status */
export const status = "Status";

/** Total discount */
export const totalDiscount = "Total discount";

/** Total */
export const total = "Total";

/** {usedCount, plural, one {Used in # order.} other {Used in # orders.}} */
export const usedInOrders = (v: { usedCount: number }): string => `${(v.usedCount === 1 ? `Used in ${v.usedCount.toLocaleString("en")} order.` : `Used in ${v.usedCount.toLocaleString("en")} orders.`)}`;

/** {usageLimit, plural, one {Used {usedCount} of # time.} other {Used {usedCount} of # times.}} */
export const usedInOfOrders = (v: { usageLimit: number; usedCount: string | number }): string => `${(v.usageLimit === 1 ? `Used ${v.usedCount} of ${v.usageLimit.toLocaleString("en")} time.` : `Used ${v.usedCount} of ${v.usageLimit.toLocaleString("en")} times.`)}`;

/** Coupons */
export const coupons = "Coupons";

/** Orders */
export const orders = "Orders";

/** Most recent orders with this coupon. Cancelled orders don’t count as uses. */
export const mostRecentOrdersWithThisCoupon = "Most recent orders with this coupon. Cancelled orders don’t count as uses.";

/** Orders with {code} */
export const ordersWith = (v: { code: string | number }): string => `Orders with ${v.code}`;

/** No orders with this coupon yet. */
export const noOrdersWithThisCouponYet = "No orders with this coupon yet.";

/** Duplicate */
export const duplicate = "Duplicate";

/** Show all */
export const showAll = "Show all";

/** Value */
export const value = "Value";

/** Used */
export const used = "Used";

/** {usedCount} of {usageLimit} */
export const usedCountOfUsageLimit = (v: { usedCount: string | number; usageLimit: string | number }): string => `${v.usedCount} of ${v.usageLimit}`;

/** Valid */
export const valid = "Valid";

/** Description */
export const description = "Description";

/** Disable */
export const disable = "Disable";

/** Enable */
export const enable = "Enable";

/** Discount codes */
export const discountCodes = "Discount codes";

/** Search by code or description */
export const searchByCodeOrDescription = "Search by code or description";

/** All statuses */
export const allStatuses = "All statuses";

/** Select {code} */
export const selectCode = (v: { code: string | number }): string => `Select ${v.code}`;

/** No coupons yet. */
export const noCouponsYet = "No coupons yet.";

/** No coupons found. */
export const noCouponsMatch = "No coupons found.";

/** New coupon */
export const newCoupon = "New coupon";

/** Active */
export const active = "Active";

/** Scheduled */
export const scheduled = "Scheduled";

/** Ended */
export const ended = "Ended";

/** Used up */
export const usedUp = "Used up";

/** Disabled */
export const disabled = "Disabled";

/** Copied from another coupon. Enter a new code. */
export const copiedFromAnotherCoupon = "Copied from another coupon. Enter a new code.";

/** Create a discount code. */
export const createADiscountCode = "Create a discount code.";

/** Coupon */
export const coupon = "Coupon";

/** Remove {target} */
export const removeTarget = (v: { target: string | number }): string => `Remove ${v.target}`;

/** Search products by name */
export const searchProductsByName = "Search products by name";

/** Search categories by name */
export const searchCategoriesByName = "Search categories by name";

/** Remove */
export const remove = "Remove";

/** No more matches. */
export const noMoreMatches = "No more matches.";

/** Add {target} */
export const addTarget = (v: { target: string | number }): string => `Add ${v.target}`;

/** Coupon saved. */
export const couponSaved = "Coupon saved.";

/** from {start} until {end} */
export const validFromUntil = (v: { start: string | number; end: string | number }): string => `from ${v.start} until ${v.end}`;

/** from {start} */
export const validFrom = (v: { start: string | number }): string => `from ${v.start}`;

/** until {end} */
export const validUntil = (v: { end: string | number }): string => `until ${v.end}`;

/** always */
export const validAlways = "always";
