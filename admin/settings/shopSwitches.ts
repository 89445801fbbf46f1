/** The switches of the shop, by what they are about. */
export const switchGroups = [
  {
    title: 'Cart',
    settings: [
      {
        name: 'slidingCart',
        label: 'Sliding cart',
        help: 'The cart slides in after something was put into it; otherwise a short message says so, and the cart’s icon leads to its page.',
      },
      {
        name: 'cartRedirectAfterAdd',
        label: 'Go to the cart after each add',
        help: 'The cart’s page opens instead: on lists, product pages and in quick view.',
      },
    ],
  },
  {
    title: 'VAT of delivery',
    settings: [
      {
        name: 'taxesDeliveryByMainGoods',
        label: 'One rate: that of the main goods',
        help: 'Delivery has the rate whose goods are worth most. Otherwise it is divided between the rates in proportion to what the goods are worth, as Germany and Austria expect.',
      },
    ],
  },
  {
    title: 'Wishlist',
    settings: [
      {
        name: 'guestsMayWish',
        label: 'Guests may keep a wishlist',
        help: 'Otherwise hearts do nothing before somebody has signed in, and say so.',
      },
      {
        name: 'wishedHeartsLink',
        label: 'Filled hearts lead to the wishlist',
        help: 'The heart of a product that was wished before leads there; otherwise it takes the product off the list.',
      },
    ],
  },
  {
    title: 'Deals and votes',
    settings: [
      {
        name: 'guestsMayVote',
        label: 'Guests may vote',
        help: 'On offers, coupons, and whether a review was helpful. Each visitor has one vote.',
      },
    ],
  },
  {
    title: 'Reviews',
    settings: [
      { name: 'guestsMayReview', label: 'Guests may write reviews', help: 'Otherwise only those who have signed in may.' },
      {
        name: 'reviewsNeedApproval',
        label: 'Reviews wait for approval',
        help: 'Those of buyers are shown at once either way.',
      },
    ],
  },
] as const;
