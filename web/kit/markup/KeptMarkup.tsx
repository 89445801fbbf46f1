import { createContext, use, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { contentKey } from './contentKey.ts';
import type { KeptMarkups } from './keptMarkups.ts';

/** The markup that the server keeps between pages; null where none is kept. */
export const KeptMarkupContext = createContext<KeptMarkups | null>(null);

type KeptTag = 'details' | 'div' | 'form' | 'li' | 'nav' | 'ul';

type KeptMarkupProps<T extends KeptTag> = ComponentProps<T> & {
  as: T;
  /**
   * Everything that the children depend on: fragment references, which stand for what the store holds of them, plain values, and functions
   * that the server calls to get such a value.
   */
  of: readonly unknown[];
  /** The caller's `useId()`, if the children have generated ids, which depend on their place in the page. */
  place?: string;
};

/** The props of any element. */
type AnyProps = Pick<KeptMarkupProps<'div'>, 'of' | 'place' | 'children'> & { as: ElementType };

function ServerMarkup({ as: Tag, of, place = '', children, ...rest }: AnyProps) {
  const kept = use(KeptMarkupContext);
  const environment = useRelayEnvironment();
  const key = kept && contentKey(environment, [Tag, place, ...of]);
  if (!kept || key === null) return <Tag {...rest}>{children}</Tag>;
  const known = kept.placeholder(key);
  if (known !== null) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: known }} />;
  return (
    <Tag {...rest} data-kept={kept.mark(key, place !== '')}>
      {/* Within kept markup, nothing is kept on its own. */}
      <KeptMarkupContext value={null}>{children}</KeptMarkupContext>
    </Tag>
  );
}

function BrowserMarkup({ as: Tag, of: _of, place: _place, ...rest }: AnyProps) {
  return <Tag {...rest} />;
}

/**
 * An element whose content the server renders once for all pages that show the same: a product's card, a menu (decision 0041). The browser
 * hydrates it like any other element. The children must not depend on the visitor, or on time.
 */
export const KeptMarkup: <T extends KeptTag>(props: KeptMarkupProps<T>) => ReactNode = import.meta.env.SSR ? ServerMarkup : BrowserMarkup;
