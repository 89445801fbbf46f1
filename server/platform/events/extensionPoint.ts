/**
 * An extension point by which modules of higher layers take part in the work of a module that doesn't know them. The participants and their
 * order are set in one place: server/app/participants.ts.
 */
export class ExtensionPoint<Participant> {
  readonly #name: string;
  #participants: readonly Participant[] | undefined;

  /** @param name for the error message if no participants were set */
  constructor(name: string) {
    this.#name = name;
  }

  /** Sets the participants, in the order in which they are called. */
  setParticipants(participants: readonly Participant[]): void {
    this.#participants = participants;
  }

  /** The participants. Throws if none were set, since an account whose cart is left behind would not be completely erased. */
  get participants(): readonly Participant[] {
    if (this.#participants === undefined)
      throw new Error(`No participants registered for ${this.#name}: import server/app/participants.ts first`);
    return this.#participants;
  }

  /**
   * Lets each participant prepare its part, one after the other, such as before a transaction.
   * @returns the prepared parts, without participants that have none
   */
  async prepared<Part>(prepare: (participant: Participant) => Promise<Part | null> | undefined): Promise<Part[]> {
    const parts: Part[] = [];
    for (const participant of this.participants) {
      const part = await prepare(participant);
      if (part !== undefined && part !== null) parts.push(part);
    }
    return parts;
  }
}

/** Extensions of shop.config.ts are invalid. The message lists all problems. */
export class ExtensionError extends Error {
  /**
   * @param list name of the list in shop.config.ts
   * @param faults full sentences
   */
  constructor(list: string, faults: readonly string[]) {
    super(`Fix "${list}" in shop.config.ts: ${faults.join(' ')}`);
  }
}

/**
 * Throws an error if there are any faults.
 * @param faults full sentences
 * @throws ExtensionError
 */
export function throwFaults(list: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new ExtensionError(list, faults);
}

/**
 * Returns what is wrong with the ids of extensions.
 * @param form pattern that each id must match
 * @param words description of the pattern, such as "up to 40 lower case letters"
 */
export function idFaults(ids: readonly string[], form: RegExp, words: string): string[] {
  return ids.flatMap((id, index) => {
    if (!form.test(id)) return [`"${id}" is not a valid ID: use ${words}.`];
    return ids.indexOf(id) < index ? [`The ID "${id}" is used twice.`] : [];
  });
}
