// Team members mentioned in a note as @Name: who they are, and where they are in the text (APP-031).

export interface Colleague {
  id: number;
  name: string;
}

const mentionOf = (name: string): string => `@${name}`;

/** Team members who were chosen and are still in the text. */
export const mentionedIn = (body: string, picked: readonly Colleague[]): number[] => [
  ...new Set(picked.filter(({ name }) => body.includes(mentionOf(name))).map(({ id }) => id)),
];

export interface Piece {
  text: string;
  isMention: boolean;
  /** Offset in the text. */
  at: number;
}

/** Splits the text so that mentions can be highlighted. */
export function piecesOf(body: string, mentions: readonly Colleague[]): Piece[] {
  // Longest first, so that a name that starts with a shorter one is matched in full.
  const names = mentions.map(({ name }) => mentionOf(name)).toSorted((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let plainFrom = 0;
  const takePlain = (until: number) => {
    if (until > plainFrom) pieces.push({ text: body.slice(plainFrom, until), isMention: false, at: plainFrom });
  };
  for (let at = 0; at < body.length; ) {
    const name = names.find((each) => body.startsWith(each, at));
    if (!name) {
      at += 1;
      continue;
    }
    takePlain(at);
    pieces.push({ text: name, isMention: true, at });
    at += name.length;
    plainFrom = at;
  }
  takePlain(body.length);
  return pieces;
}
