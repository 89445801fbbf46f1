/** The shop's switches, grouped by topic. */
export const switchGroups = [
  {
    title: 'Cart',
    settings: [
      {
        name: 'slidingCart',
        label: 'Sliding cart',
        help: 'The cart slides in after an item is added. Otherwise, a short message confirms it, and the cart icon links to the cart page.',
      },
      {
        name: 'cartRedirectAfterAdd',
        label: 'Go to the cart after adding an item',
        help: 'Opens the cart page instead, from lists, product pages and quick view.',
      },
    ],
  },
  {
    title: 'VAT on delivery',
    settings: [
      {
        name: 'taxesDeliveryByMainGoods',
        label: 'One rate, that of the main goods',
        help: 'Delivery is taxed at the rate whose goods have the highest total value. Otherwise, it’s divided between the rates in proportion to the value of their goods, as Germany and Austria expect.',
      },
    ],
  },
  {
    title: 'Wishlist',
    settings: [
      {
        name: 'guestsMayWish',
        label: 'Guests can have a wishlist',
        help: 'Otherwise, the heart icon only tells guests to sign in.',
      },
      {
        name: 'wishedHeartsLink',
        label: 'Filled hearts link to the wishlist',
        help: 'The heart of a product that was already on the wishlist links there. Otherwise, it removes the product from the wishlist.',
      },
    ],
  },
  {
    title: 'Deals and votes',
    settings: [
      {
        name: 'guestsMayVote',
        label: 'Guests can vote',
        help: 'On offers, coupons and the helpfulness of reviews. Each visitor has one vote.',
      },
    ],
  },
  {
    title: 'Reviews',
    settings: [
      { name: 'guestsMayReview', label: 'Guests can write reviews', help: 'Otherwise, only signed-in customers can.' },
      {
        name: 'reviewsNeedApproval',
        label: 'Reviews need approval',
        help: 'Reviews by buyers are shown immediately either way.',
      },
      {
        name: 'asksForReviews',
        label: 'Ask buyers for reviews',
        help: 'Shoppers can agree at checkout to one email after the delivery.',
      },
    ],
  },
] as const;
