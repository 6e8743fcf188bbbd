// Colleagues written into a note as @Name: who they are, and where they stand in the text (APP-031).

export interface Colleague {
  id: number;
  name: string;
}

const mentionOf = (name: string): string => `@${name}`;

/** Those who were picked and still stand in the text. */
export const mentionedIn = (body: string, picked: readonly Colleague[]): number[] => [
  ...new Set(picked.filter(({ name }) => body.includes(mentionOf(name))).map(({ id }) => id)),
];

export interface Piece {
  text: string;
  isMention: boolean;
  /** Where it begins in the text. */
  at: number;
}

/** The text in pieces, so that mentions can be shown as such. */
export function piecesOf(body: string, mentions: readonly Colleague[]): Piece[] {
  // Of two names that begin alike the longer one is meant.
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
