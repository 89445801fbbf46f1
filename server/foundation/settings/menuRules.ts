import { z } from 'zod';

// What a menu of the header may have: two levels of links, each to a path of the shop or to an https address. What the shape of the
// input cannot have, such as a link below itself, cannot be stored.

/** Pictures that a link may have beside it, by the names of the kit's icons. */
export const menuIcons = ['tag', 'truck', 'receipt', 'lock', 'search', 'cart', 'heart', 'compare', 'mail', 'user'] as const;

const most = { top: 20, below: 30 };

/** Where a link leads: the same as the database's own check, in words. */
const url = z
  .string()
  .trim()
  .min(1, 'Enter a path such as /shop/, or a URL that starts with https://.')
  .max(2_000, 'Use at most 2000 characters.')
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

/** A whole menu. */
export const menuInput = z.object({
  items: z
    .array(link.extend({ children: z.array(link).max(most.below, `Add at most ${most.below} links below a top-level link.`).default([]) }))
    .max(most.top, `Add at most ${most.top} top-level links.`),
});

/** A link as it was written down, with any picture's name. */
export type MenuLinkInput = Omit<z.input<typeof link>, 'icon'> & { icon?: string | null };
export type MenuItemInput = MenuLinkInput & { children?: MenuLinkInput[] };
export type MenuLink = z.output<typeof link>;
export type MenuTree = z.output<typeof menuInput>['items'];

/** Of which link the number is named twice, or is none of this menu's; null when all is well. @returns its path below `input` */
export function wrongId(items: MenuTree, known: ReadonlySet<number>): string[] | null {
  const seen = new Set<number>();
  const isWrong = ({ id }: MenuLink) => id != null && (!known.has(id) || seen.size === seen.add(id).size);
  for (const [index, item] of items.entries()) {
    if (isWrong(item)) return ['items', String(index)];
    for (const [below, child] of item.children.entries()) if (isWrong(child)) return ['items', String(index), 'children', String(below)];
  }
  return null;
}
