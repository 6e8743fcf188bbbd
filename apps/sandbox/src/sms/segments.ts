const gsmCharacters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmExtensions = new Set('^{}\\[~]|€\f');

/** How many segments a text is split into. A two-unit character is never split between segments. */
export function countSegments(body: string): number {
  const characters = [...body];
  const isGsm = characters.every((character) => gsmCharacters.has(character) || gsmExtensions.has(character));
  const widths = characters.map((character) => (isGsm ? (gsmExtensions.has(character) ? 2 : 1) : character.length));
  const [alone, joined] = isGsm ? [160, 153] : [70, 67];
  if (widths.reduce((sum, width) => sum + width, 0) <= alone) return 1;

  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > joined) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return segments;
}
