// How many SMS segments a text is split into, counted as carriers do (AHD-009).

const GSM_SINGLES =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Sent as two units: an escape and the character. */
const GSM_DOUBLES = '\f^{}\\[~]|€';

const gsmUnits = new Map<string, number>([
  ...[...GSM_SINGLES].map((character) => [character, 1] as const),
  ...[...GSM_DOUBLES].map((character) => [character, 2] as const),
]);

const LIMITS = {
  'GSM-7': { alone: 160, joined: 153 },
  'UCS-2': { alone: 70, joined: 67 },
} as const;

export interface SegmentCount {
  encoding: keyof typeof LIMITS;
  /** Units used in the chosen encoding. */
  units: number;
  segments: number;
}

/** One character outside GSM-7 switches the whole text to UCS-2. */
export function countSegments(text: string): SegmentCount {
  const characters = [...text];
  const gsm = characters.map((character) => gsmUnits.get(character));
  const isGsm = gsm.every((units) => units !== undefined);
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  const units = isGsm ? (gsm as number[]) : characters.map(({ length }) => length);
  const total = units.reduce((sum, one) => sum + one, 0);
  const { alone, joined } = LIMITS[encoding];
  return { encoding, units: total, segments: total <= alone ? Math.min(total, 1) : cutInto(units, joined) };
}

/** A two-unit character is never split; it moves to the next segment. */
function cutInto(units: readonly number[], size: number): number {
  let segments = 1;
  let used = 0;
  for (const one of units) {
    if (used + one > size) {
      segments += 1;
      used = 0;
    }
    used += one;
  }
  return segments;
}
