/** What the server must know of a page before it renders it. */
export interface RouteHandle {
  /** `public` pages are made without any visitor and are the same for everybody; `visitor` pages are made for one and never kept. */
  audience: 'public' | 'visitor';
  /** Source file of the page, so that the server can tell the browser to fetch its code early. */
  module?: string;
  /** Source files of its late parts (kit/latePart.tsx), whose styles come with the page. */
  late?: string[];
  /** How many seconds a public page may be kept, for pages that show what changes without a new catalogue revision, such as votes. */
  freshSeconds?: number;
  /** Which of the pages it is that are reported by their kind (pages.isAccountPage); missing for all others. */
  kind?: 'account';
  /** Query parameters that change a public page; a name ending in `*` is a beginning. Others are ignored. */
  parameters?: string[];
}
