import type { Tx } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** Where a visit began. */
export interface Landing {
  url: string;
  referrer?: string | null;
}

/** What a module does about an answer to the question of cookies. */
export interface AnswerParticipant {
  /** The visitor has refused: what is kept of them goes, in the same transaction. */
  refused(tx: Tx, visitorId: number): Promise<void>;
  /** The visitor has agreed. @param landing where the visit began, which nothing has kept so far */
  agreed(shop: Shop, visitorId: number, landing: Landing): Promise<void>;
}

/** What hears of answers. */
export const answers: ExtensionPoint<AnswerParticipant> = new ExtensionPoint('answers about cookies');
