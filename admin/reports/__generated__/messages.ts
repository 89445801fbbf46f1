// Generated from the catalogues (messages.*.json): npm run generate.

/** Legacy URL */
export const legacyUrl = "Legacy URL";

/** Calls */
export const calls = "Calls";

/** Last seen */
export const lastSeen = "Last seen";

/** GraphQL operation */
export const graphqlOperation = "GraphQL operation";

/** None */
export const none = "None";

/** Legacy traffic */
export const legacyTraffic = "Legacy traffic";

/** Legacy URLs that the old theme’s scripts still call, and the API operation behind each one. You can remove URLs that are no longer called. */
export const whatLegacyTrafficIs = "Legacy URLs that the old theme’s scripts still call, and the API operation behind each one. You can remove URLs that are no longer called.";

/** No calls to legacy URLs yet. */
export const noLegacyUrlHasBeenCalled = "No calls to legacy URLs yet.";

/** Last month */
export const lastMonth = "Last month";

/** Period */
export const period = "Period";

/** From */
export const from = "From";

/** to */
export const untilDay = "to";

/** Source */
export const source = "Source";

/** Source type */
export const sourceType = "Source type";

/** Medium */
export const medium = "Medium";

/** Campaign */
export const campaign = "Campaign";

/** Coupon */
export const coupon = "Coupon";

/** Deal */
export const deal = "Deal";

/** Product */
export const product = "Product";

/** Orders */
export const orders = "Orders";

/** Revenue */
export const revenue = "Revenue";

/** Refunded */
export const refunded = "Refunded";

/** Net */
export const net = "Net";

/** Share */
export const share = "Share";

/** Average order */
export const averageOrder = "Average order";

/** Visits */
export const visits = "Visits";

/** Conversion */
export const conversion = "Conversion";

/** Previous revenue */
export const previousRevenue = "Previous revenue";

/** Sources */
export const sources = "Sources";

/** Where visitors and sales came from: {period}. Orders count towards the day they were placed. */
export const whatReportShows = (v: { period: string | number }): string => `Where visitors and sales came from: ${v.period}. Orders count towards the day they were placed.`;

/** {dimension, select, SOURCE {Revenue by source} SOURCE_TYPE {Revenue by source type} MEDIUM {Revenue by medium} CAMPAIGN {Revenue by campaign} COUPON {Revenue by coupon} DEAL {Revenue by deal} other {Revenue by product}} */
export const revenueBy = (v: { dimension: "SOURCE" | "SOURCE_TYPE" | "MEDIUM" | "CAMPAIGN" | "COUPON" | "DEAL" | (string & {}) }): string => `${(v.dimension === "SOURCE" ? "Revenue by source" : v.dimension === "SOURCE_TYPE" ? "Revenue by source type" : v.dimension === "MEDIUM" ? "Revenue by medium" : v.dimension === "CAMPAIGN" ? "Revenue by campaign" : v.dimension === "COUPON" ? "Revenue by coupon" : v.dimension === "DEAL" ? "Revenue by deal" : "Revenue by product")}`;

/** No sales in this period. */
export const noSalesInThisPeriod = "No sales in this period.";

/** {count, plural, one {# order} other {# orders}} */
export const orderCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} order` : `${v.count.toLocaleString("en")} orders`)}`;

/** Figures */
export const figures = "Figures";

/** These rows don’t add up to the total. An order can appear in several rows, and figures for deals and products include only items, not delivery. */
export const rowsDontAddUp = "These rows don’t add up to the total. An order can appear in several rows, and figures for deals and products include only items, not delivery.";

/** Group by */
export const by = "Group by";

/** By source */
export const bySource = "By source";

/** {dimension, select, SOURCE {By source} SOURCE_TYPE {By source type} MEDIUM {By medium} CAMPAIGN {By campaign} COUPON {By coupon} DEAL {By deal} other {By product}} */
export const byDimension = (v: { dimension: "SOURCE" | "SOURCE_TYPE" | "MEDIUM" | "CAMPAIGN" | "COUPON" | "DEAL" | (string & {}) }): string => `${(v.dimension === "SOURCE" ? "By source" : v.dimension === "SOURCE_TYPE" ? "By source type" : v.dimension === "MEDIUM" ? "By medium" : v.dimension === "CAMPAIGN" ? "By campaign" : v.dimension === "COUPON" ? "By coupon" : v.dimension === "DEAL" ? "By deal" : "By product")}`;

/** Attribution */
export const touch = "Attribution";

/** Last touch */
export const lastTouch = "Last touch";

/** First touch */
export const firstTouch = "First touch";

/** {dimension, select, SOURCE {Sales by source} SOURCE_TYPE {Sales by source type} MEDIUM {Sales by medium} CAMPAIGN {Sales by campaign} COUPON {Sales by coupon} DEAL {Sales by deal} other {Sales by product}} */
export const salesBy = (v: { dimension: "SOURCE" | "SOURCE_TYPE" | "MEDIUM" | "CAMPAIGN" | "COUPON" | "DEAL" | (string & {}) }): string => `${(v.dimension === "SOURCE" ? "Sales by source" : v.dimension === "SOURCE_TYPE" ? "Sales by source type" : v.dimension === "MEDIUM" ? "Sales by medium" : v.dimension === "CAMPAIGN" ? "Sales by campaign" : v.dimension === "COUPON" ? "Sales by coupon" : v.dimension === "DEAL" ? "Sales by deal" : "Sales by product")}`;

/** Test a URL */
export const testAUrl = "Test a URL";

/** Download as CSV */
export const downloadAsCsv = "Download as CSV";

/** {count, plural, one {Figures for # day aren’t up to date yet. Check again in a minute.} other {Figures for # days aren’t up to date yet. Check again in a minute.}} */
export const changesMissing = (v: { count: number }): string => `${(v.count === 1 ? `Figures for ${v.count.toLocaleString("en")} day aren’t up to date yet. Check again in a minute.` : `Figures for ${v.count.toLocaleString("en")} days aren’t up to date yet. Check again in a minute.`)}`;

/** {count, plural, one {# order awaiting payment, {amount}.} other {# orders awaiting payment, {amount}.}} */
export const ordersAwaitingPayment = (v: { count: number; amount: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} order awaiting payment, ${v.amount}.` : `${v.count.toLocaleString("en")} orders awaiting payment, ${v.amount}.`)}`;

/** Payments at risk */
export const paymentsAtRisk = "Payments at risk";

/** Authorised payments that can no longer be charged, or that expire unless you ship the order. */
export const paymentsAtRiskHint = "Authorised payments that can no longer be charged, or that expire unless you ship the order.";

/** Order #{number} */
export const orderNumber = (v: { number: string | number }): string => `Order #${v.number}`;

/** {amount}, no longer chargeable */
export const lostAmount = (v: { amount: string | number }): string => `${v.amount}, no longer chargeable`;

/** {amount}, expires {time} */
export const expiresAt = (v: { amount: string | number; time: string | number }): string => `${v.amount}, expires ${v.time}`;

/** Top products */
export const topProducts = "Top products";

/** Items sold, before refunds. */
export const goodsSoldBeforeRefunds = "Items sold, before refunds.";

/** No sales. */
export const noSales = "No sales.";

/** {count, plural, one {# item} other {# items}} */
export const itemCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} item` : `${v.count.toLocaleString("en")} items`)}`;

/** Traffic sources */
export const trafficSources = "Traffic sources";

/** Revenue, attributed to each visitor’s last source. */
export const revenueByLastSource = "Revenue, attributed to each visitor’s last source.";

/** Newsletter */
export const newsletter = "Newsletter";

/** {joined, plural, one {# new subscriber, {left} unsubscribed.} other {# new subscribers, {left} unsubscribed.}} */
export const joinedAndLeft = (v: { joined: number; left: string | number }): string => `${(v.joined === 1 ? `${v.joined.toLocaleString("en")} new subscriber, ${v.left} unsubscribed.` : `${v.joined.toLocaleString("en")} new subscribers, ${v.left} unsubscribed.`)}`;

/** Subscribers */
export const subscribers = "Subscribers";

/** Low stock */
export const lowStock = "Low stock";

/** Current stock levels. */
export const currentStockLevels = "Current stock levels.";

/** {stock} left */
export const stockLeft = (v: { stock: string | number }): string => `${v.stock} left`;

/** out of stock */
export const soldOut = "out of stock";

/** Hottest deals */
export const hottestDeals = "Hottest deals";

/** By votes, with clicks in this period. */
export const byVotesWithClicks = "By votes, with clicks in this period.";

/** {count, plural, one {# click} other {# clicks}} */
export const clicks = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} click` : `${v.count.toLocaleString("en")} clicks`)}`;

/** All tracked products are well stocked. */
export const allTrackedProductsAreWellStocked = "All tracked products are well stocked.";

/** No live deals. */
export const noLiveDeals = "No live deals.";

/** Dashboard */
export const dashboard = "Dashboard";

/** {period}, compared with {previous}. */
export const comparedWith = (v: { period: string | number; previous: string | number }): string => `${v.period}, compared with ${v.previous}.`;

/** Net revenue */
export const netRevenue = "Net revenue";

/** Awaiting payment */
export const awaitingPayment = "Awaiting payment";

/** {count, plural, one {# order, not counted as revenue yet} other {# orders, not counted as revenue yet}} */
export const ordersNoRevenueYet = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} order, not counted as revenue yet` : `${v.count.toLocaleString("en")} orders, not counted as revenue yet`)}`;

/** Before refunds, including VAT and delivery. */
export const whatRevenueIncludes = "Before refunds, including VAT and delivery.";

/** This period */
export const thisPeriod = "This period";

/** Previous period */
export const previousPeriod = "Previous period";

/** compared with the previous period */
export const comparedWithPreviousPeriod = "compared with the previous period";

/** {count, plural, one {# order, {revenue}; {refunded} refunded, {net} net.} other {# orders, {revenue}; {refunded} refunded, {net} net.}} */
export const ordersSold = (v: { count: number; revenue: string | number; refunded: string | number; net: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} order, ${v.revenue}; ${v.refunded} refunded, ${v.net} net.` : `${v.count.toLocaleString("en")} orders, ${v.revenue}; ${v.refunded} refunded, ${v.net} net.`)}`;

/** {count, plural, one {# visit with tracking consent.} other {# visits with tracking consent.}} */
export const visitCount = (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} visit with tracking consent.` : `${v.count.toLocaleString("en")} visits with tracking consent.`)}`;

/** {count, plural, one {of # visit with tracking consent} other {of # visits with tracking consent}} */
export const ofVisits = (v: { count: number }): string => `${(v.count === 1 ? `of ${v.count.toLocaleString("en")} visit with tracking consent` : `of ${v.count.toLocaleString("en")} visits with tracking consent`)}`;

/** nothing refunded */
export const nothingRefunded = "nothing refunded";

/** {revenue} less {refunded} refunded */
export const revenueLessRefunds = (v: { revenue: string | number; refunded: string | number }): string => `${v.revenue} less ${v.refunded} refunded`;

/** no change */
export const noChange = "no change";

/** previously 0 */
export const previouslyZero = "previously 0";
