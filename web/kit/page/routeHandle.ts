/** What the server must know about a page before rendering it. */
export interface RouteHandle {
  /**
   * `public` pages are rendered without a visitor and are the same for everyone; `visitor` pages are rendered for one visitor and never
   * cached.
   */
  audience: 'public' | 'visitor';
  /** Source file of the page, so that the server can preload its code in the browser. */
  module?: string;
  /** Source files of the page's late parts (kit/latePart.tsx), whose styles come with the page. */
  late?: string[];
  /**
   * How many seconds a public page may be cached, for pages that show data that changes without a new catalogue revision, such as votes.
   */
  freshSeconds?: number;
  /** Kind of the page, for pages that are reported by kind (pages.isAccountPage); missing for all others. */
  kind?: 'account';
  /** Query parameters that change a public page; a name that ends in `*` is a prefix. Others are ignored. */
  parameters?: string[];
}
