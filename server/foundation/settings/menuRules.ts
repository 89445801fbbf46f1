import { z } from 'zod';

// Validation of header menus: two levels of links, each to a path of the shop or to an https URL. Anything that the shape of the input
// excludes, such as a link below itself, can't be stored.

/** Icons that a link may have, by their names in the component kit. */
export const menuIcons = ['tag', 'truck', 'receipt', 'lock', 'search', 'cart', 'heart', 'compare', 'mail', 'user'] as const;

const most = { top: 20, below: 30 };

/** Target of a link: the same rule as the database's check constraint, with a message. */
const url = z
  .string()
  .trim()
  .min(1, 'Enter a path such as /shop/, or a URL that starts with https://.')
  .max(2_000, 'Use at most 2,000 characters.')
  .superRefine((text, issues) => {
    const refuse = (message: string) => issues.addIssue({ code: 'custom', message });
    if (text === '') return;
    if (/[\p{Cc}\s]/u.test(text)) refuse('Remove the spaces, or write them as %20.');
    else if (text.startsWith('/')) {
      if (/^\/[/\\]/.test(text)) refuse('Start the path with a single slash.');
    } else if (!/^https:\/\/[^/]/.test(text) || !URL.canParse(text)) {
      refuse('Enter a path such as /shop/, or a URL that starts with https://.');
    } else {
      const { username, password } = new URL(text);
      if (username !== '' || password !== '') refuse('Remove the username and password from the URL.');
    }
  });

const link = z.object({
  id: z.int().nullish(),
  label: z
    .string()
    .trim()
    .min(1, 'Enter a label.')
    .max(60, 'Use at most 60 characters.')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use plain text.'),
  url,
  icon: z.enum(menuIcons, `Choose one of these icons: ${menuIcons.join(', ')}.`).nullish(),
  isInMobileToolbar: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

/** Schema of a whole menu. */
export const menuInput = z.object({
  items: z
    .array(link.extend({ children: z.array(link).max(most.below, `Add at most ${most.below} links under a top-level link.`).default([]) }))
    .max(most.top, `Add at most ${most.top} top-level links.`),
});

/** A link before validation, with any icon name. */
export type MenuLinkInput = Omit<z.input<typeof link>, 'icon'> & { icon?: string | null };
export type MenuItemInput = MenuLinkInput & { children?: MenuLinkInput[] };
export type MenuLink = z.output<typeof link>;
export type MenuTree = z.output<typeof menuInput>['items'];

/**
 * Finds a link whose id occurs twice or doesn't belong to this menu.
 * @returns its path below `input`; null when all ids are valid
 */
export function wrongId(items: MenuTree, known: ReadonlySet<number>): string[] | null {
  const seen = new Set<number>();
  const isWrong = ({ id }: MenuLink) => id != null && (!known.has(id) || seen.size === seen.add(id).size);
  for (const [index, item] of items.entries()) {
    if (isWrong(item)) return ['items', String(index)];
    for (const [below, child] of item.children.entries()) if (isWrong(child)) return ['items', String(index), 'children', String(below)];
  }
  return null;
}
