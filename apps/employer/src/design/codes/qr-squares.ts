// A text as a QR code: which squares are dark.
import qrcode from 'qrcode-generator';

/** As large as the text needs, with a medium share of repair for worn paper. */
const SMALLEST_FITTING = 0;
const REPAIR = 'M';

export function darkSquares(text: string): boolean[][] {
  const code = qrcode(SMALLEST_FITTING, REPAIR);
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => code.isDark(row, column)),
  );
}

/** Readers need this many light squares around the code. */
export const QUIET_SQUARES = 4;
