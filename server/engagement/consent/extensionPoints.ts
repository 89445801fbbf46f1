import type { Tx } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** The page where a visit began. */
export interface Landing {
  url: string;
  referrer?: string | null;
}

/** A module that reacts to answers to the cookie banner. */
export interface AnswerParticipant {
  /** Called when the visitor has refused: deletes their stored data, in the same transaction. */
  refused(tx: Tx, visitorId: number): Promise<void>;
  /**
   * Called when the visitor has agreed.
   * @param landing where the visit began, which wasn't stored before consent
   */
  agreed(shop: Shop, visitorId: number, landing: Landing): Promise<void>;
}

/** Modules that react to answers. */
export const answers: ExtensionPoint<AnswerParticipant> = new ExtensionPoint('answers about cookies');
