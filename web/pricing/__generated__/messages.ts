// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../kit/rich.ts';

/** {percent} per cent off */
export const perCentOff = (v: { percent: string | number }): string => `${v.percent} per cent off`;

/** No price yet */
export const noPriceYet = "No price yet";

/** Sale price: */
export const salePriceLabel = "Sale price:";

/** Lowest price in the 30 days before the reduction: */
export const lowestPriceInDays = "Lowest price in the 30 days before the reduction:";

/** How discounts are calculated */
export const howDiscountsAreCalculated = "How discounts are calculated";

/** A crossed-out price is the lowest price this shop charged for the product in the 30 days before the reduction. It isn’t a recommended price, or a price that was raised just before the reduction. */
export const whatStruckThroughPriceIs = "A crossed-out price is the lowest price this shop charged for the product in the 30 days before the reduction. It isn’t a recommended price, or a price that was raised just before the reduction.";

/** The percentage is the difference between that price and the price you pay, both including VAT, rounded down to a whole per cent. */
export const whatPercentageIs = "The percentage is the difference between that price and the price you pay, both including VAT, rounded down to a whole per cent.";

/** If a product has several variations, each variation has its own prices. You see the prices of the variation you selected. */
export const pricesOfVariations = "If a product has several variations, each variation has its own prices. You see the prices of the variation you selected.";

/** Today */
export const today = "Today";

/** Price from {day} to today: lowest {lowest}, highest {highest}, today {today} */
export const priceFromToToday = (v: { day: string | number; lowest: string | number; highest: string | number; today: string | number }): string => `Price from ${v.day} to today: lowest ${v.lowest}, highest ${v.highest}, today ${v.today}`;

/** Shows the lowest price of all variations. */
export const showsLowestPriceOfAllVariations = "Shows the lowest price of all variations.";

/** Price history */
export const priceHistory = "Price history";

/** Lowest */
export const lowest = "Lowest";

/** Highest */
export const highest = "Highest";

/** Each price was recorded when it took effect and can’t be changed afterwards. */
export const eachPriceWasRecorded = "Each price was recorded when it took effect and can’t be changed afterwards.";

/** All prices in the last 90 days */
export const allPricesInLast = "All prices in the last 90 days";

/** From */
export const from = "From";

/** Price */
export const price = "Price";

/** Lowest price in the 30 days before the reduction: {prior}. Reduced since {day}. */
export const lowestPriceInDaysBefore = (v: { prior: string | number; day: string | number }): string => `Lowest price in the 30 days before the reduction: ${v.prior}. Reduced since ${v.day}.`;

/** New in our shop since {day}. Lowest price since then: {lowest}. */
export const newInOurShop = (v: { day: string | number; lowest: string | number }): string => `New in our shop since ${v.day}. Lowest price since then: ${v.lowest}.`;

/** The price has been the same for the last 90 days. */
export const priceHasBeenSameForLast = "The price has been the same for the last 90 days.";

/** Over the last 90 days, the price ranged from {lowest} to {highest}. */
export const overLastDaysPrice = (v: { lowest: string | number; highest: string | number }): string => `Over the last 90 days, the price ranged from ${v.lowest} to ${v.highest}.`;

/** <small>from</small> {price} */
export const fromPrice = (v: { small: (text: ReactNode) => ReactNode; price: string | number }): ReactNode => rich(v.small("from"), " ", v.price);

/** from {price} */
export const fromUnitPrice = (v: { price: string | number }): string => `from ${v.price}`;

/** plus {deposit} deposit */
export const plusDeposit = (v: { deposit: string | number }): string => `plus ${v.deposit} deposit`;
