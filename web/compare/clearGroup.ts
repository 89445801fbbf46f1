import type { IEnvironment } from 'relay-runtime';
import { showToast } from '../kit/toast/toasts.ts';
import { addCompared, clearCompared } from './changeCompare.ts';
import * as t from './__generated__/messages.ts';

export interface GroupToClear {
  slug: string;
  name: string;
  /** Global ids of its products, in their order. */
  productIds: readonly string[];
}

/** Clears a compare group, with undo; on failure, the reason is shown. */
export async function clearGroup(environment: IEnvironment, { slug, name, productIds }: GroupToClear): Promise<void> {
  const failure = await clearCompared(environment, slug);
  const undo = async () => {
    const failures = await Promise.all(productIds.map((id) => addCompared(environment, id)));
    const [first] = failures.filter((text) => text !== null);
    if (first !== undefined) showToast({ kind: 'danger', text: first });
  };
  if (failure !== null) showToast({ kind: 'danger', text: failure });
  else showToast({ kind: 'danger', text: t.nameCleared({ name }), action: { label: t.undo, run: () => void undo() } });
}
