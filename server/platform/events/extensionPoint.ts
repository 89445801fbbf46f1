/**
 * A place where modules of higher layers take part in what a module does, without its knowing them. Who takes part, and in which order, is
 * written in one place: server/app/participants.ts.
 */
export class ExtensionPoint<Participant> {
  readonly #name: string;
  #participants: readonly Participant[] | undefined;

  /** @param name for the error that tells of a program that was put together without participants */
  constructor(name: string) {
    this.#name = name;
  }

  /** Sets who takes part, in the order in which they are called. */
  setParticipants(participants: readonly Participant[]): void {
    this.#participants = participants;
  }

  /** Who takes part. Never silently nobody: an account whose cart stays behind is not erased. */
  get participants(): readonly Participant[] {
    if (this.#participants === undefined)
      throw new Error(`No participants registered for ${this.#name}: import server/app/participants.ts first`);
    return this.#participants;
  }

  /**
   * Has each prepare its part, one after the other, such as before a transaction.
   * @returns what they prepared, without those that have no part in it
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

/** Extensions of shop.config.ts that can't be used. The message names everything that is wrong with them. */
export class ExtensionError extends Error {
  /** @param list the list of shop.config.ts @param faults whole sentences */
  constructor(list: string, faults: readonly string[]) {
    super(`Fix "${list}" in shop.config.ts: ${faults.join(' ')}`);
  }
}

/** @param faults whole sentences @throws ExtensionError when there are any */
export function throwFaults(list: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new ExtensionError(list, faults);
}

/**
 * What is wrong with the ids of extensions.
 * @param form what each must match @param words the same in words, such as "up to 40 lower case letters"
 */
export function idFaults(ids: readonly string[], form: RegExp, words: string): string[] {
  return ids.flatMap((id, index) => {
    if (!form.test(id)) return [`"${id}" is not a valid ID: use ${words}.`];
    return ids.indexOf(id) < index ? [`The ID "${id}" is used twice.`] : [];
  });
}
