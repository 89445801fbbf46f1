import { useState } from 'react';

interface DescribedPicture {
  readonly databaseId: number;
  readonly alt: string;
}

/** A typed text, and the stored one that it replaces. */
interface Typed {
  text: string;
  over: string;
}

/** The alt texts of images: typed texts stay until they are saved, whatever else is saved or loaded meanwhile. */
export function useAltTexts(pictures: readonly DescribedPicture[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const set = (id: number, change: (own: Typed | undefined) => Typed | null) =>
    setTyped((now) => {
      const next = new Map(now);
      const own = change(next.get(id));
      if (own) next.set(id, own);
      else next.delete(id);
      return next;
    });
  const textOf = ({ databaseId, alt }: DescribedPicture) => typed.get(databaseId)?.text ?? alt;
  return {
    isDirty: pictures.some((picture) => textOf(picture) !== picture.alt),
    textOf,
    /** The text that someone else has saved since this one was typed; null if there is none. */
    theirsOf({ databaseId, alt }: DescribedPicture): string | null {
      const own = typed.get(databaseId);
      return own && alt !== own.over && alt !== own.text ? alt : null;
    },
    type: ({ databaseId, alt }: DescribedPicture, text: string) =>
      set(databaseId, (own) => (text === alt ? null : { text, over: own?.over ?? alt })),
    /** Call after a save; input typed during the save stays. */
    noteSaved: (id: number, saved: string) => set(id, (own) => (!own || own.text === saved ? null : { ...own, over: saved })),
  };
}
